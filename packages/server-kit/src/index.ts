export { readBase64url } from './base64url.ts';
export { type Deployer, mayRead, requireDeploy } from './caller/deployer.ts';
export type { KeyHolder } from './caller/key-holder.ts';
export type { RequestSession } from './caller/request-session.ts';
export { organisationOf, requirePermission } from './caller/require-permission.ts';
export { permit, type Permitted } from './caller/permitted.ts';
export { encrypt, decrypt } from './encrypted-secret.ts';
export {
  AuthenticationError,
  BusinessError,
  ConflictError,
  InputError,
  MethodNotAllowedError,
  NotAllowedError,
  NotFoundError,
  RateLimitError,
  isBusinessError,
} from './errors.ts';
export { makeFolders } from './make-folders.ts';
export { toPlainSlug } from './plain-slug.ts';
export { repositoryRoot } from './repository-root.ts';
export { type Secrets, loadSecrets } from './secrets.ts';
export { type SignedIds, createSignedIds } from './signed-id.ts';
export { ConfigError, StartupError } from './startup-error.ts';
export type { ConstraintMeaning } from './constraint-meaning.ts';
export type { RequestInfo } from './caller/request-info.ts';
