import type { MailOutbox } from '@rostrum/server-kit/mail';
import { buildTestApp, type TestApp, type TestAppOptions } from './build-test-app.ts';

/** The app without its modules, and its outbox at hand: modules get it as a dependency. */
export async function buildOutboxApp(
  overrides: TestAppOptions = {},
): Promise<TestApp & { mail: MailOutbox }> {
  let mail: MailOutbox | undefined;
  const server = await buildTestApp({
    // These tests are about jobs: who takes which must not matter.
    bothWorkJobs: true,
    ...overrides,
    modules: [{ name: 'catch', routes: (deps) => ((mail = deps.mail), []) }],
  });
  if (!mail) throw new Error('The modules were not built.');
  return Object.assign(server, { mail });
}
