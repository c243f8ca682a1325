export default import.meta.glob<string>('../../../../src/sandtable/locale/bg/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
