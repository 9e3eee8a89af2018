import './fastify-types.ts';

export { contractRoutes, deployRoute, keyRoute, publicRoute, route } from './contract-routes.ts';
export type { AnyContext, BoundRoute, ContractRoutes } from './contract-routes.ts';
export { SafeHtml, html, jsonForScript, sanitisedHtml } from '../rich-text/html.ts';
export type {
  MovedPage,
  PagePreview,
  PreviewLook,
  PublicPage,
  PublicPageRoute,
  PublicPages,
} from './public-page.ts';
export type { RegisteredRoute } from './route-policy.ts';
export {
  callEach,
  collectConstraints,
  collectMailKinds,
  collectPages,
  collectPersonalData,
  collectRoutes,
  collectTables,
  registerEndpoints,
  startJobs,
} from './collect-modules.ts';
export { type HandledEvent, type MailKindName, type ServerModule, defineModule } from './server-module.ts';
