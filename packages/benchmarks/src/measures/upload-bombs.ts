import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadContent, uploads } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import { writePhotoBombs } from '../load/photo-bombs.ts';
import { probeWhile } from '../load/probe.ts';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';
import { signIn } from '../search/client.ts';

const atOnce = 25;
const idleMs = 5000;
const partBytes = 2 * 2 ** 20;
const accounts = ['administrator', 'agent', 'expert', 'media'];
type Uploader = Awaited<ReturnType<typeof signIn>> & { origin: string };

/** Memory of the server and of the processes in which it decodes, in MiB; its database is not among them. */
function residentWithWorkers(pid: number): number {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  return table.split('\n').reduce((sum, line) => {
    const [own, parent, kib, ...command] = line.trim().split(/\s+/);
    const isWorker = Number(parent) === pid && command.join(' ').includes('.worker.ts');
    return Number(own) === pid || isWorker ? sum + Number(kib) / 1024 : sum;
  }, 0);
}

/** Sends a file as a photo and waits for what came of it; undefined when the account has too many on their way. */
async function sendPhoto({ origin, identifier, authorization }: Uploader, bytes: Buffer) {
  const opened = await fetch(origin + uploads.create.path.replace('{identifier}', identifier), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ purpose: 'photo', name: 'portrait.jpg', size: bytes.length }),
  });
  if (opened.status === 429) return undefined;
  if (!opened.ok) throw new Error(`An upload was refused: ${opened.status} ${await opened.text()}`);
  const { data }: { data: unknown } = await opened.json();
  const { id } = uploads.create.response.parse(data);
  const fill = (path: string) => origin + path.replace('{identifier}', identifier).replace('{id}', id);
  // In parts, as browsers do after a slow line was cut: a busy server ends requests that take a minute to arrive.
  const address = fill(uploadContent.path);
  const headers = { authorization, 'tus-resumable': '1.0.0' };
  for (let offset = 0; offset < bytes.length;) {
    const sent = await fetch(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes.subarray(offset, offset + partBytes)),
    });
    if (sent.ok) offset += partBytes;
    else if (sent.status !== 503 && sent.status !== 409)
      throw new Error(`A file was refused: ${sent.status} ${await sent.text()}`);
    else {
      // As browsers do: a busy server may have stored a beginning of the part that it refused, or not tell its offset.
      await wait(1000);
      const { headers: kept } = await fetch(address, { method: 'HEAD', headers });
      offset = Number(kept.get('upload-offset') ?? offset);
    }
  }
  for (;;) {
    const answer = await fetch(fill(uploads.get.path), { headers: { authorization } });
    if (answer.status === 503) {
      await wait(1000);
      continue;
    }
    const body: { data: unknown } = await answer.json();
    const { state, fault } = uploads.get.response.parse(body.data);
    if (state === 'ready' || state === 'refused') return fault ?? state;
    await wait(500);
  }
}

/** Files that are made to be expensive arrive as photos, 25 at once of each kind, while others use the server. */
export async function measureUploadBombs(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  const { origin } = server;
  const health = `${origin}/healthz`;
  const uploaders: Uploader[] = [];
  for (const account of accounts)
    uploaders.push({ origin, ...(await signIn(origin, `${account}@rostrum.example`)) });
  progress('idle');
  await probeWhile(health, () => wait(1000));
  const idle = await probeWhile(health, () => wait(idleMs));
  const metrics: Metric[] = [];
  for (const { what, bytes } of writePhotoBombs()) {
    progress(what);
    const before = residentWithWorkers(server.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentWithWorkers(server.pid))), 500);
    const { result, p99, failed } = await probeWhile(health, () =>
      Promise.all(
        Array.from({ length: atOnce }, (_, at) =>
          sendPhoto(uploaders[at % uploaders.length] as Uploader, bytes),
        ),
      ),
    ).finally(() => clearInterval(watch));
    if (failed > 0) throw new Error(`${failed} requests failed beside ${what}.`);
    if (result.includes('ready')) throw new Error(`A bomb was accepted as a photo: ${what}.`);
    progress(`${what}: ${p99.toFixed(0)} ms, ${(most - before).toFixed(0)} MiB`);
    const name = `${atOnce} photos of 20 MB that are ${what}`;
    metrics.push(
      {
        name: `${name}: GET /healthz meanwhile, 99th percentile`,
        value: p99,
        unit: 'ms',
        target: { atMost: 200 },
        baseline: { value: idle.p99, name: 'the same without uploads' },
      },
      {
        name: `${name}: more memory, decoders included`,
        value: Math.max(0, most - before),
        unit: 'MiB',
        target: { atMost: 200 },
        baseline: { value: before, name: 'held before' },
      },
    );
  }
  return metrics;
}
