import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createRouteCallers } from '../testing/callers-of-routes.ts';
import { fillPattern, listParameters } from '../testing/request-canaries.ts';
import { contractTable } from '../testing/route-table.ts';

const lengths = [0, 1, 200, 201, 400, 401, 4000];
const alphabets = ['a', '%00', '%ff', '%ED%A0%80', '%2F', '.', '%F0%9F%98%80', '%F0%9F'];

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

/** Values of a path parameter: every length of plain letters, and every alphabet at a few lengths. */
const values = [
  ...lengths.map((length) => 'a'.repeat(length)),
  ...alphabets.flatMap((one) => [1, 401].map((count) => one.repeat(count))),
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
];

test(
  'a path parameter of any length and alphabet never fails on our side, and pages stay pages',
  { timeout: 600_000 },
  async () => {
    await using server = await buildTestApp();
    const callerOf = await createRouteCallers(server);
    const callers = new Map(
      await Promise.all(
        contractTable(server.app)
          .filter(({ method }) => method !== 'HEAD')
          .map(async (route) => [`${route.method} ${route.contract.id}`, route] as const),
      ),
    );
    const faults: string[] = [];
    const notPages: string[] = [];
    for (const route of server.app.routeTable) {
      const names = listParameters(route);
      if (names.length === 0 || route.contract?.id === 'events.live') continue;
      const method = route.methods.find((one) => one !== 'HEAD' && one !== 'OPTIONS' && one !== 'TRACE');
      if (method === undefined) continue;
      const bound = callers.get(`${method} ${route.contract?.id ?? ''}`);
      const caller = bound ? await callerOf(bound) : { identifier: '', headers: {}, targetId: '' };
      for (const value of values) {
        const url = fillPattern(route.url, (name) =>
          name === 'identifier' && names.length > 1 ? caller.identifier : value,
        );
        const { statusCode, headers, body } = await server.app.inject({
          method: method as 'GET',
          url,
          headers: { ...caller.headers, accept: 'text/html' },
          ...(method !== 'GET' && method !== 'DELETE' && route.contract !== undefined && { payload: {} }),
        });
        // Clients resolve dots before they send, so these arrive as another address.
        if (statusCode < 500 && new URL(url, 'http://rostrum.test').pathname !== url) continue;
        // An address of no route is a page of the application, which tests do not build.
        if (body.includes('have not been built yet')) continue;
        if (statusCode >= 500) faults.push(`${statusCode} ${method} ${url.slice(0, 200)}`);
        if (
          route.policy === 'page' &&
          statusCode >= 400 &&
          !String(headers['content-type']).startsWith('text/html')
        )
          notPages.push(`${statusCode} ${method} ${url.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(notPages).toEqual([]);

    // Pages, forms and protocols have no contract; what PostgreSQL cannot hold is refused before their handlers.
    const failed: string[] = [];
    for (const route of server.app.routeTable) {
      if (route.contract !== undefined) continue;
      for (const method of route.methods) {
        if (method !== 'GET' && method !== 'POST') continue;
        const url = fillPattern(route.url, () => 'a');
        const requests = [
          { url: `${url}?given=a%00b` },
          ...(method === 'GET'
            ? []
            : [
                { url, headers: form, payload: 'given=a%00b' },
                { url, headers: json, payload: JSON.stringify({ given: [{ to: 'half \uD83D' }] }) },
              ]),
        ];
        for (const request of requests) {
          const { statusCode } = await server.app.inject({ method, ...request });
          if (statusCode >= 500) failed.push(`${statusCode} ${method} ${request.url}`);
        }
      }
    }
    expect(failed).toEqual([]);
  },
);
