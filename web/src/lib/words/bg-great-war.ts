// Words of Great War Commander.
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/bg/great-war*.ftl',
    '!../../../../src/sandtable/locale/bg/*learn.ftl',
    '!../../../../src/sandtable/locale/bg/*rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
