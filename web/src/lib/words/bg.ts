// Words that all games share, and those of the pages.
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/bg/*.ftl',
    '!../../../../src/sandtable/locale/bg/combat-*.ftl',
    '!../../../../src/sandtable/locale/bg/great-war*.ftl',
    '!../../../../src/sandtable/locale/bg/*learn.ftl',
    '!../../../../src/sandtable/locale/bg/report.ftl',
    '!../../../../src/sandtable/locale/bg/*rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
