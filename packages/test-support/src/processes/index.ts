// The server as a process of its own, for journeys and measurements. Nothing here needs a browser or its driver.
export { makeDataFolder, removeDataFolder } from './data-folder.ts';
export { demoPassword } from './demo-password.ts';
export { databaseIn, type DatabaseControl } from './embedded-database.ts';
export { freePort } from './free-port.ts';
export { runCommand } from './run-command.ts';
export { TestServer, type TestServerOptions } from './test-server.ts';
