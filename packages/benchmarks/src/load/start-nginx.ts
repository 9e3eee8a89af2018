import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@rostrum/test-support/processes';

const guide = path.resolve(import.meta.dirname, '../../../docs/guides/behind-a-proxy.md');

/** The lines that operators copy, without TLS, for servers on this machine. */
async function readSite(port: number, upstreams: readonly number[]): Promise<string> {
  const [, lines] = /```nginx\n([\s\S]*?)```/.exec(await readFile(guide, 'utf8')) ?? [];
  if (lines === undefined) throw new Error('The guide to proxies has no lines for nginx.');
  return lines
    .replace(/ *server 127\.0\.0\.1:4000(.*;)/, (_, options: string) =>
      upstreams.map((each) => `  server 127.0.0.1:${each}${options}`).join('\n'),
    )
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ *ssl_certificate.*\n/g, '');
}

/**
 * Starts nginx with the lines of the guide in front of servers on this machine.
 *
 * @throws Error when nginx is not installed or does not load the lines.
 */
export async function startNginx(
  upstreams: readonly number[],
): Promise<AsyncDisposable & { origin: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-nginx-'));
  const port = await freePort();
  const configuration = path.join(folder, 'nginx.conf');
  const site = await readSite(port, upstreams);
  await writeFile(
    configuration,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`,
  );
  await promisify(execFile)('nginx', ['-t', '-p', folder, '-c', configuration]);
  const nginx = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  while (
    nginx.exitCode === null &&
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
