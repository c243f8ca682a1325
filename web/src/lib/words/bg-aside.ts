// Words of lessons and reports.
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/bg/*learn.ftl',
    '../../../../src/sandtable/locale/bg/report.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
