// For tests of other packages that need the real server: reached through @rostrum/test-support/server.
import type {} from './global-setup.ts';

export {
  createIdentityProvider,
  encoded as encodedResponse,
  hashPassword,
  sessionRepository,
  type IdentityProvider,
} from '@rostrum/identity';
export { buildApp, type AppOverrides } from '../app.ts';
export type { AppDeps } from '../app-deps.ts';
export { readConfig } from '../config.ts';
export { modules } from '../modules.ts';
export { people } from '../modules/people/index.ts';
export { testConfig } from './test-config.ts';
export { buildTestApp, type SignedInTester, type TestApp } from './build-test-app.ts';
export { CallError, createCaller } from './caller.ts';
export { mailedToken, mailsTo, ordersDone, refusalsOf } from './mailbox.ts';
export { openStream } from './open-stream.ts';
export { productionSettings } from './production-settings.ts';
export { recordedQueries } from './recorded-queries.ts';
export { openRefreshingBrowser, refreshTokenIn, testPassword } from './refreshing-browser.ts';
export { startSmtpServer } from './smtp-server.ts';
export { openTemporaryFolder } from './temporary-folder.ts';
export { createTestBrowser, type TestBrowser } from './test-browser.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { makeTestSite } from './test-site.ts';
