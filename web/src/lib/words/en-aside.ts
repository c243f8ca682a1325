// Words of lessons and reports.
export default import.meta.glob<string>(
  [
    '../../../../src/sandtable/locale/en/*learn.ftl',
    '../../../../src/sandtable/locale/en/report.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
