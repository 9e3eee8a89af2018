export { personPages } from './person-pages.ts';
