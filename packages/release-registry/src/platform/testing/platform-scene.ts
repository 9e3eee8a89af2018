import { releaseProofHeader, type Registry } from '@rostrum/contracts';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from '@rostrum/server-kit/database';
import { buildTestApp, makeTestSite } from '@rostrum/test-support/server';
import { releaseAreas, releaseRollouts, releases } from '../../releases/store/releases.schema.ts';

const hash = `sha384-${'A'.repeat(64)}`;
/** What the site of tests was built with. */
export const built = { area: 'people', version: 'abc123' };

const remoteJson = (area: string, version: string) => ({
  area,
  version,
  entry: 'mf-manifest.json',
  integrity: { 'mf-manifest.json': hash, 'remoteEntry.1.js': hash },
  manifest: {
    area,
    title: 'Area of the tests',
    paths: [{ path: `/dashboard/${area}`, match: 'prefix' as const, access: 'session' as const }],
    pages: [`/dashboard/${area}`],
    guards: [],
    navigation: [],
    tabs: [],
    layout: 'contained' as const,
    hostApi: '^1.0.0',
  },
  commit: null,
  needs: {},
  sizes: { js: 1000, css: 100 },
});

/** A server with one built area, to which releases can be added as if a command had sent them. */
export async function buildPlatformScene(options: Parameters<typeof buildTestApp>[0] = {}) {
  const site = await makeTestSite();
  const server = await buildTestApp({
    servers: 2,
    ...options,
    environment: { SITE_DIR: site.folder, ...options.environment },
  });
  const { app, database, db } = server;

  /** Asks for the registry as a page does, until it holds a version, for instance a canary's: the proof of what was given. */
  async function visit({
    remoteAddress,
    headers,
    holds,
  }: Pick<InjectOptions, 'remoteAddress' | 'headers'> & { holds?: string } = {}): Promise<string> {
    const { rows } = await database.pool.query<{ revision: string }>('SELECT revision FROM release_registry');
    for (let turn = 0; turn < 100; turn += 1) {
      const answer = await app.inject({
        url: `/registry.json?revision=${rows[0]?.revision ?? '0'}`,
        ...(remoteAddress !== undefined && { remoteAddress }),
        headers: { ...headers },
      });
      if (holds === undefined || answer.json<Registry>().areas.some(({ version }) => version === holds))
        return String(answer.headers[releaseProofHeader]);
    }
    throw new Error(`Nobody is given ${holds}.`);
  }

  return {
    ...server,

    /** A release whose files are in the store; everybody's, or for a share of visitors, or only uploaded. */
    async release(
      version: string,
      { as, area = 'people' }: { as: 'current' | 'canary' | 'uploaded' | 'uploading'; area?: string },
    ): Promise<void> {
      const id = uuidv7();
      await db.insert(releases).values({
        id,
        area,
        version,
        source: 'uploaded',
        release: remoteJson(area, version),
        storedAt: as === 'uploading' ? null : new Date(),
        createdBy: 'test',
        ...(as === 'current' && { promotedAt: new Date() }),
      });
      if (as === 'current')
        await db
          .insert(releaseAreas)
          .values({ area, currentId: id })
          .onConflictDoUpdate({ target: releaseAreas.area, set: { currentId: id } });
      if (as === 'canary') await db.insert(releaseRollouts).values({ area, releaseId: id, share: 5000 });
      await database.pool.query('UPDATE release_registry SET revision = revision + 1');
    },

    /** What a browser with these cookies gets, as the database has it now. */
    async registry(cookie = ''): Promise<Registry> {
      const { rows } = await database.pool.query<{ revision: string }>(
        'SELECT revision FROM release_registry',
      );
      const revision = rows[0]?.revision ?? '0';
      return (
        await app.inject({ url: `/registry.json?revision=${revision}`, headers: { cookie } })
      ).json<Registry>();
    },

    visit,

    /** What a page of this visitor reports, with the proof that it was given the releases; `proofs: []` is without. */
    async report(
      reports: readonly object[],
      { proofs, ...more }: Omit<InjectOptions, 'url' | 'method'> & { proofs?: readonly string[] } = {},
    ) {
      const proven = proofs ?? [await visit(more)];
      return app.inject({
        method: 'POST',
        url: '/registry/reports',
        payload: { reports, proofs: proven },
        ...more,
        headers: { origin: 'http://rostrum.test', ...more.headers },
      });
    },

    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

export type PlatformScene = Awaited<ReturnType<typeof buildPlatformScene>>;
