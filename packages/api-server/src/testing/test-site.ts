import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openTemporaryFolder } from './temporary-folder.ts';

const hash = `sha384-${'A'.repeat(64)}`;

/** The smallest site that a server can serve: a shell, a sign-in entry and one area. */
export async function makeTestSite(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await openTemporaryFolder();
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const entry = { scripts: ['main.1.js'], styles: [] };
  write(
    'shell/dist/shell.json',
    JSON.stringify({
      version: '1',
      hostApi: '1.1.0',
      entries: { shell: entry, 'sign-in': entry },
      integrity: { 'main.1.js': hash },
    }),
  );
  write('shell/dist/main.1.js', 'console.log("shell")');
  write('shell/dist/main.1.js.br', 'brotli bytes');
  write('mf-people/dist/mf-manifest.json', '{}');
  write(
    'mf-people/dist/remote.json',
    JSON.stringify({
      area: 'people',
      version: 'abc123',
      entry: 'mf-manifest.json',
      integrity: { 'mf-manifest.json': hash, 'remoteEntry.1.js': hash },
      manifest: {
        area: 'people',
        title: 'People',
        paths: [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
        pages: ['/dashboard/people'],
        navigation: [],
        tabs: [],
        hostApi: '^1.0.0',
      },
    }),
  );
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
