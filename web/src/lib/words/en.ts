// Words that all games share, and those of the pages.
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/en/*.ftl',
    '!../../../../src/sandtable/locale/en/combat-*.ftl',
    '!../../../../src/sandtable/locale/en/great-war*.ftl',
    '!../../../../src/sandtable/locale/en/*learn.ftl',
    '!../../../../src/sandtable/locale/en/report.ftl',
    '!../../../../src/sandtable/locale/en/*rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
