export default import.meta.glob<string>(['../../../../src/sandtable/locale/bg/*.ftl', '../../../../src/sandtable/games/*/locale/bg/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
