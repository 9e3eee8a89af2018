export { createEmbedAccess, type EmbedAccessDeps } from './embed-access.ts';
