// Words of Combat!
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/bg/combat-*.ftl',
    '!../../../../src/sandtable/locale/bg/*learn.ftl',
    '!../../../../src/sandtable/locale/bg/*rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
