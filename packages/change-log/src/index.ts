export { ChangeLogPage, type ChangeWords } from './change-log-page.tsx';
