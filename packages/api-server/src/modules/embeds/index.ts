export { embedRoutes } from './embeds.routes.ts';
