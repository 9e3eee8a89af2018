import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { fillPattern, listParameters } from '../testing/request-canaries.ts';

const canary = 'Zq7canary';
/** What names a row or a page and opens nothing; the same list as logs go by, written again on purpose. */
const harmless =
  /^(?:action|area|company|id|identifier|kind|mode|number|org|page|provider|request|slug|type|username|version|window|company_\w+|\w+_id)$/;
/** Routes whose wildcard or name is that of a file which everybody gets. */
const publicFiles = /^\/(?:assets|remotes)\//;

interface Line {
  path?: string;
  msg: string;
}

test(
  'no secret of an address, query, header or body reaches the log, whatever route it belongs to',
  { timeout: 600_000 },
  async () => {
    const lines: string[] = [];
    await using server = await buildTestApp({
      environment: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => void lines.push(line) },
    });
    const { token, identifier } = await server.signInAs('administrator');
    let secrets = 0;
    for (const { url, methods, contract } of server.app.routeTable) {
      if (contract?.id === 'events.live') continue;
      secrets += listParameters({ url }).filter((name) => !harmless.test(name)).length;
      const path = publicFiles.test(url)
        ? fillPattern(url, () => 'x')
        : fillPattern(url, (name) =>
            name === 'identifier' ? identifier : harmless.test(name) ? 'x' : canary,
          );
      for (const method of methods)
        for (const accept of ['text/html', 'application/json'])
          await server.app.inject({
            method: method as 'GET',
            url: `${path}?token=${canary}&code=${canary}`,
            headers: {
              accept,
              referer: `http://rostrum.test/lists/${canary}`,
              'user-agent': canary,
              authorization: `Bearer ${accept === 'text/html' ? canary : token}`,
            },
            ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: { [canary]: canary } }),
          });
    }
    // Pages of areas, addresses with a part too many, and what is no address at all.
    for (const url of [
      `/lists/${canary}`,
      `/inquiries/track/${canary}`,
      `/inquiries/track//${canary}`,
      `/files/exports/${canary}/more`,
      `/login/reset?token=${canary}`,
      `/%zz/${canary}`,
      `/${canary.repeat(4)}`,
    ])
      await server.app.inject({ url, headers: { accept: 'text/html' } });

    expect(secrets).toBeGreaterThan(40);
    expect(lines.filter((line) => line.includes(canary))).toEqual([]);
    const paths = new Set(lines.map((line) => (JSON.parse(line) as Line).path));
    for (const path of [
      '/calendar/…',
      '/account/restore/…',
      '/posts/sign-off/…',
      '/files/exports/…',
      '/experts/x',
    ])
      expect(paths).toContain(path);
  },
);
