import { noQuery } from '../../modules/public-pages/index.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BusinessError, NotFoundError } from '@rostrum/server-kit';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { html } from '@rostrum/server-kit/module';

export const sampleHash = `sha384-${'A'.repeat(64)}`;

/** What the build of the public pages leaves. */
export const samplePage = { style: 'main>p::before{content:"<"}', script: 'if (1 < 2) start();' };

/** The description of a built area. */
export const describeRelease = (area: string, version: string, paths: object[], pages: string[]) =>
  JSON.stringify({
    area,
    version,
    entry: 'mf-manifest.json',
    integrity: { 'mf-manifest.json': sampleHash, 'remoteEntry.1.js': sampleHash },
    manifest: { area, title: area, paths, pages, navigation: [], tabs: [], hostApi: '^1.0.0' },
  });

export interface SampleSite extends AsyncDisposable {
  server: TestApp;
  /** The folder that stands for the repository. */
  folder: string;
  write: (file: string, content: string) => void;
}

/** A server over a small built site: a shell, two areas and a broken one, the embed, and one public page. */
export async function openSampleSite(): Promise<SampleSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-site-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write(
    'shell/dist/shell.json',
    JSON.stringify({
      version: '1',
      hostApi: '1.0.0',
      entries: {
        shell: { scripts: ['main.1.js'], styles: ['main.1.css'] },
        'sign-in': { scripts: ['sign-in.1.js'], styles: [] },
      },
      integrity: { 'main.1.js': sampleHash, 'main.1.css': sampleHash, 'sign-in.1.js': sampleHash },
    }),
  );
  write('shell/dist/main.1.js', 'console.log("shell")');
  write('shell/dist/main.1.js.br', 'brotli bytes');
  write(
    'mf-people/dist/remote.json',
    describeRelease(
      'people',
      'abc123',
      [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
      ['/dashboard/people'],
    ),
  );
  write('mf-people/dist/mf-manifest.json', '{}');
  write(
    'mf-seeker/dist/remote.json',
    describeRelease(
      'seeker',
      'def456',
      [{ path: '/experts', match: 'prefix', access: 'public' }],
      ['/experts/:username', '/experts/:username/:tab?'],
    ),
  );
  write('packages/public-pages/dist/page.css', samplePage.style);
  write('packages/public-pages/dist/page.js', samplePage.script);
  write('packages/public-pages/dist/fonts/inter.1.woff2', 'font');
  write('packages/public-pages/dist/server.js', 'export {}');
  write('packages/embed/dist/rostrum.js', 'console.log("embed")');
  write('packages/embed/dist/rostrum.js.br', 'brotli of it');
  write('mf-broken/dist/remote.json', '{"area":');
  const server = await buildTestApp({
    servers: 2,
    environment: { SITE_DIR: folder },
    modules: [
      {
        name: 'pages',
        pages: () => [
          {
            path: '/experts/:username',
            query: noQuery,
            render: async ({ username = '' }) => {
              if (username === 'nobody') throw new NotFoundError('There is no expert with this address.');
              if (username === 'unbuilt')
                throw new BusinessError('unavailable', 'Not built yet.', { retryAfter: 5 });
              if (username === 'left') throw new BusinessError('gone', 'This expert is no longer with us.');
              return {
                title: `${username} </title>`,
                description: 'x',
                canonicalPath: `/experts/${username}`,
                jsonLd: { name: '</script><script>alert(1)</script>' },
                html: html`<main><h1>${'<b>'}${username}</h1></main>`,
                ...(username === 'finished' && {
                  drawForGuest: () => html`<main><h1>Drawn once</h1></main>`,
                }),
              };
            },
          },
        ],
      },
    ],
  });
  return {
    server,
    folder,
    write,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
