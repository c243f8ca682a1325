// Words of Combat!
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/en/combat-*.ftl',
    '!../../../../src/sandtable/locale/en/*learn.ftl',
    '!../../../../src/sandtable/locale/en/*rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
