export { findChromium } from './browser/find-chromium.ts';
export { TestServer, type TestServerOptions } from './server/test-server.ts';
