export { findChromium } from './browser/find-chromium.ts';
export { TestServer, type TestServerOptions } from './server/test-server.ts';
export { launchOptions } from './browser/launch-options.ts';
export { demoPassword, signInByCall } from './browser/sign-in-by-call.ts';
export { freePort } from './server/free-port.ts';
export { makeDataFolder, removeDataFolder } from './server/data-folder.ts';
export { databaseIn, type DatabaseControl } from './server/embedded-database.ts';
export { listOf, openInboxTabs } from './browser/inbox-tabs.ts';
export { sendInquiry } from './browser/send-inquiry.ts';
