export default import.meta.glob<string>(['../../../../src/sandtable/locale/en/*.ftl', '../../../../src/sandtable/games/*/locale/en/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
