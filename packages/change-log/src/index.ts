export { ChangedFields } from './changed-fields.tsx';
export { whenOptions } from './change-filters.tsx';
export { ExportChanges, type ExportChangesProps } from './export-changes.tsx';
export { groupByDay } from './group-by-day.ts';
export { ChangeLogPage } from './change-log-page.tsx';
export type { ChangeWords } from './change-words.ts';
export { ChangedText } from './versions/changed-text.tsx';
export { VersionList } from './versions/version-list.tsx';
