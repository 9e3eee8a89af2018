export { ChangeLogPage } from './change-log-page.tsx';
export type { ChangeWords } from './change-words.ts';
export { ChangedText } from './versions/changed-text.tsx';
export { VersionList } from './versions/version-list.tsx';
