// For tests of other workspaces that need the real server. Their vitest.config.ts names `./testing/global-setup`.
import type {} from './global-setup.ts';

export { hashPassword } from '@rostrum/identity';
export { buildTestApp, type TestApp } from './build-test-app.ts';
export {
  createIdentityProvider,
  encoded as encodedResponse,
  type IdentityProvider,
} from '@rostrum/identity';
export { type SignedInTester, type TestApp, buildTestApp, testConfig } from './build-test-app.ts';
export { CallError, createCaller } from './caller.ts';
export { mailedToken, mailsTo, ordersDone, refusalsOf } from './mailbox.ts';
export { openStream } from './open-stream.ts';
export { productionSettings } from './production-settings.ts';
export { recordedQueries } from './recorded-queries.ts';
export { openRefreshingBrowser, refreshTokenIn, testPassword } from './refreshing-browser.ts';
export { startSmtpServer } from './smtp-server.ts';
export { openTemporaryFolder } from './temporary-folder.ts';
export { type TestBrowser, createTestBrowser } from './test-browser.ts';
export { type TestDatabase, createTestDatabase } from './test-database.ts';
export { makeTestSite } from './test-site.ts';
