import { expect, test } from 'vitest';
import { askEverything } from '../testing/ask-everything.ts';
import { buildTestApp } from '../testing/build-test-app.ts';

test(
  'every route, page and form is answered with one connection for callers and one for the server',
  {
    timeout: 600_000,
  },
  async () => {
    await using server = await buildTestApp({ poolSize: 2 });
    const [ada, sam] = [await server.signInAs('administrator'), await server.signInAs('media')];
    const asked = await Promise.all([askEverything(server.app, ada), askEverything(server.app, sam)]);
    const unavailable = asked.flat().filter(({ response }) => response.statusCode === 503);
    expect(unavailable.map(({ name }) => name)).toEqual([]);
    expect(server.secondConnections).toEqual([]);
  },
);
