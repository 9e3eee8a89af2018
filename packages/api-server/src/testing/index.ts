// For tests of other workspaces that need the real server. Their vitest.config.ts names `./testing/global-setup`.
import type {} from './global-setup.ts';

export { hashPassword } from '../auth/password-hash.ts';
export { buildTestApp, type TestApp } from './build-test-app.ts';
export {
  createIdentityProvider,
  encoded as encodedResponse,
  type IdentityProvider,
} from '../modules/sso/development/saml-identity-provider.ts';
