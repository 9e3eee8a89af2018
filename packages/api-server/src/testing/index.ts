// For tests of other workspaces that need the real server. Their vitest.config.ts names `./testing/global-setup`.
import type {} from './global-setup.ts';

export { hashPassword } from '../auth/password-hash.ts';
export { buildTestApp, type TestApp } from './build-test-app.ts';
