// Words of Great War Commander.
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/en/great-war*.ftl',
    '!../../../../src/sandtable/locale/en/*learn.ftl',
    '!../../../../src/sandtable/locale/en/*rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
