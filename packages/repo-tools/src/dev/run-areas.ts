import { buildSite } from '../build/build-site.ts';
import { requireFreePort } from '../start/require-free-port.ts';
import { serve } from '../start/serve.ts';
import { readSettings } from '../start/settings.ts';
import { Refusal } from '../terminal/refusal.ts';
import { startAreaServer, type AreaServer } from './area-server.ts';

const answers = async (server: string) =>
  (await fetch(`${server}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.ok === true;

/** Where the page is that runs an area from this machine inside the shell of a server. */
export const overrideLink = (server: string, { area, port }: Pick<AreaServer, 'area' | 'port'>): string =>
  `${server}/registry/override?${new URLSearchParams({ area, url: `http://localhost:${port}/` })}`;

const invitation = (server: string, areas: readonly AreaServer[]) =>
  [
    '',
    ...areas.map((one) => `${one.folder} runs at http://localhost:${one.port}/. See it inside ${server}:`),
    ...areas.map((one) => `  ${overrideLink(server, one)}`),
    'Open it signed in as an owner or administrator and agree; nobody else sees it. Each file you save is on',
    'screen at once: the area is mounted anew, address and session stay. The banner ends it.',
    '',
  ].join('\n');

/** Runs areas from this machine inside a running shell: the named server's, else the one on this machine, else one that is started. */
export async function runAreas(folders: readonly string[], named: string | undefined): Promise<number> {
  const settings = readSettings();
  const server = named ?? `http://localhost:${settings.port}`;
  const isRunning = await answers(server);
  if (!isRunning && named !== undefined)
    throw new Refusal(
      `${server} does not answer. Start it, or leave --server out to start one on this machine.`,
    );
  if (!isRunning) {
    await requireFreePort(settings.port);
    await buildSite();
  }
  const areas: AreaServer[] = [];
  try {
    for (const folder of folders) areas.push(await startAreaServer(folder));
    console.log(invitation(server, areas));
    if (!isRunning) return await serve(settings);
    await new Promise((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
      for (const { child } of areas) child.on('exit', stop);
    });
    return 0;
  } finally {
    for (const { child } of areas) child.kill();
  }
}
