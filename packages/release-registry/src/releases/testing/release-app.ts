import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployActions, releases } from '@rostrum/contracts/releases';
import { type TestApp, buildTestApp, createCaller } from '@rostrum/test-support/server';
import { createDeployTokenService } from '../deploy-tokens/deploy-tokens.service.ts';
import { releaseRepository } from '../store/releases.repository.ts';
import { sampleRelease, type SampleRelease } from './sample-release.ts';

const hash = `sha384-${'A'.repeat(64)}`;

interface ReleaseAppOptions {
  /** The version of `people` that was built beside the server; none by default. */
  built?: string;
  environment?: Record<string, string>;
}

export type Deployer = Awaited<ReturnType<Awaited<ReturnType<typeof buildReleaseApp>>['deployer']>>;

/** Two servers with a shell, a store of their own, and calls of whoever releases. */
export async function buildReleaseApp({ built, environment = {} }: ReleaseAppOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-releases-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  mkdirSync(path.join(folder, 'data'));
  const entry = { scripts: ['main.1.js'], styles: [] };
  write(
    'shell/dist/shell.json',
    JSON.stringify({
      version: 'shell-1',
      hostApi: '1.0.0',
      entries: { shell: entry, 'sign-in': entry },
      integrity: { 'main.1.js': hash },
    }),
  );
  if (built !== undefined) {
    const { release, files } = sampleRelease(built);
    write('mf-people/dist/remote.json', JSON.stringify(release));
    for (const [file, content] of files) write(`mf-people/dist/${file}`, content);
  }
  const server: TestApp = await buildTestApp({
    servers: 2,
    environment: { SITE_DIR: folder, ROSTRUM_DATA_DIR: path.join(folder, 'data'), ...environment },
  });
  const tokens = createDeployTokenService({ db: server.db, clock: () => new Date() });
  let made = 0;

  async function deployer({
    areas = null,
    actions = deployActions,
  }: { areas?: readonly string[] | null; actions?: readonly string[] } = {}) {
    made += 1;
    const name = `deployer-${made}`;
    const { token } = await tokens.create({ name, areas, actions, days: 1 });
    const call = createCaller(server.app, { token });
    const put = ({ release: { area, version } }: SampleRelease, file: string, payload: string | Buffer) =>
      server.app.inject({
        method: 'PUT',
        url: `/v1/platform/releases/${area}/${version}/files/${file}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        payload,
      });
    return {
      name,
      token,
      call,
      put,
      /** Announces, sends and closes. */
      async upload(sample: SampleRelease) {
        const { area, version } = sample.release;
        const { missing } = await call(releases.register, { body: sample.release });
        for (const file of missing) await put(sample, file, sample.files.get(file) ?? '');
        return call(releases.complete, { params: { area, version } });
      },
      promote: (version: string, reason?: string) =>
        call(releases.promote, {
          params: { area: 'people' },
          body: { version, ...(reason !== undefined && { reason }) },
        }),
      rollback: (version?: string) =>
        call(releases.rollback, {
          params: { area: 'people' },
          body: version === undefined ? {} : { version },
        }),
    };
  }

  /** What a visitor gets of `people`, asked for as a tab does that was told of the newest change. */
  async function seen(cookies: Record<string, string> = {}) {
    const newest = await releaseRepository.revision(server.db);
    const response = await server.app.inject({ url: `/registry.json?revision=${newest}`, cookies });
    const { areas, revision } = response.json<{
      areas: { area: string; version: string; channel: string; previous: { version: string } | null }[];
      revision: number;
    }>();
    const people = areas.find(({ area }) => area === 'people');
    return { response, revision, ...people };
  }

  return {
    ...server,
    folder,
    deployer,
    tokens,
    seen,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
