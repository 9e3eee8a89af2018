export { ChangeLogPage } from './change-log-page.tsx';
export type { ChangeWords } from './change-words.ts';
