export { type RequestInfo, contractRoutes, deployRoute, publicRoute, route } from './contract-routes.ts';
export { SafeHtml, html, jsonForScript, sanitisedHtml } from './html.ts';
export type { PublicPage, PublicPageRoute, PublicPages } from './public-page.ts';
export type { ConstraintMeaning, ServerModule } from './server-module.ts';
