export { type OpenDatabase, openDatabase } from './open-database.ts';
export { prepareDatabase, prepareLogins } from './prepare-database.ts';
