import { runAsSystem } from '@rostrum/server-kit/database';
import { modules } from '../../modules.ts';
import { type AlertDeps, createAlertService } from '../../modules/saved-searches/alerts.service.ts';
import { buildTestApp } from '../build-test-app.ts';

/** Two servers on one database whose clock the test moves, and an organisation whose experts can be found. */
export async function alertScene() {
  // The next minute's job of the servers themselves finds nothing that a test did not find before it.
  const clock = { now: new Date() };
  const built: AlertDeps[] = [];
  const server = await buildTestApp({
    servers: 2,
    clock: () => clock.now,
    modules: [...modules, { name: 'catch', routes: (deps) => (built.push(deps), []) }],
  });
  const org = await server.given.organisation({ name: 'Northmere University', companyUsername: 'northmere' });
  const alerts = built.map((deps) => createAlertService(deps));
  return {
    server,
    org,
    clock,
    /** A second later, a round of both servers at the same time. */
    rounds: () => {
      clock.now = new Date(clock.now.getTime() + 1000);
      return runAsSystem('the tests do what the job does', async () => {
        await Promise.all(alerts.map((each) => each.round()));
      });
    },
    surgeExpert: (username: string, values: Parameters<typeof server.given.person>[1] = {}) =>
      server.given.person(org.id, {
        username,
        firstname: 'Maren',
        lastname: 'Okonjo-Hale',
        topics: ['Storm surge'],
        biography: 'We modelled the estuary, including storm surge barrier failure.',
        ...values,
      }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
