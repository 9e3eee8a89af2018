export { directoryApiModule } from './directory-api.module.ts';
