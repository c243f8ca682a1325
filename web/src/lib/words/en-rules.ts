// The rules in our words, fetched when one is looked up.
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/en/*rules.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
