// Run as a program in the folder of an area: builds it, serves it to a running shell, and builds it again when a file changes.
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaOf, bundledWorkspaces, ownWorkspace } from '../workspace.ts';
import { buildOnce } from './build-once.ts';
import { createFileServer } from './create-file-server.ts';

const own = ownWorkspace();
const area = areaOf(own);
const folder = mkdtempSync(join(tmpdir(), `rostrum-${area}-`));
const { server, tell } = createFileServer(folder);

let current = '';
let isWanted = false;
let isBuilding = false;

/** Builds until nothing has changed since; a build that fails leaves the one before it in its place. */
async function build(): Promise<void> {
  isWanted = true;
  if (isBuilding) return;
  isBuilding = true;
  while (isWanted) {
    isWanted = false;
    const began = performance.now();
    const { version, errors } = await buildOnce(own, folder);
    if (errors.length > 0) {
      console.error(`\n${errors.join('\n\n')}\n\n${area} stays as it was. Save again once this is mended.`);
    } else if (version !== current) {
      current = version;
      tell(version);
      process.stdout.write(`${area} ${version} built in ${Math.round(performance.now() - began)} ms\n`);
    }
  }
  isBuilding = false;
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => process.exit());

await build();
server.listen(Number(process.argv[2] ?? 0), 'localhost');
await once(server, 'listening');
const address = server.address();
process.send?.({ area, port: typeof address === 'object' && address !== null ? address.port : 0 });

let timer: NodeJS.Timeout | undefined;
for (const { directory } of [own, ...bundledWorkspaces(own, { exceptShared: true })]) {
  watch(join(directory, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    // Editors write a file in several steps.
    timer = setTimeout(() => void build(), 30);
  });
}
