import { setTimeout as wait } from 'node:timers/promises';
import { writeReplyAddress } from '@rostrum/api-server/testing/reply-address';
import { freePort, TestServer } from '@rostrum/test-support/processes';
import { mailBombs } from '../load/mail-bombs.ts';
import { probeWhile } from '../load/probe.ts';
import { sendMail } from '../load/send-mail.ts';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';
import { residentOf } from '../search/resident.ts';

const domain = 'reply.rostrum.test';
const authSecret = 'a secret of the benchmark, 32 characters';
const idleMs = 5000;

/** Mails that are made to be expensive arrive one after the other, then all at once, while others use the server. */
export async function measureInboundMailBombs(progress: Progress): Promise<Metric[]> {
  const port = await freePort();
  await using server = await TestServer.start({
    env: { AUTH_SECRET: authSecret, INBOUND_DOMAIN: domain, INBOUND_SMTP_PORT: String(port) },
  });
  const health = `${server.origin}/healthz`;
  const to = writeReplyAddress({ authSecret, domain });
  progress('idle');
  await probeWhile(health, () => wait(1000));
  const idle = await probeWhile(health, () => wait(idleMs));
  const baseline = { value: idle.p99, name: 'the same without mail' };
  const before = residentOf(server.pid);
  const metrics: Metric[] = [];
  for (const { what, write } of mailBombs) {
    progress(what);
    const content = write(to);
    const { p99, failed, result } = await probeWhile(health, () => sendMail(port, { to, content }));
    progress(`${what}: ${result.slice(0, 60)}`);
    metrics.push({
      name: `a mail of 25 MB of ${what}: GET /healthz meanwhile, 99th percentile`,
      value: p99,
      unit: 'ms',
      target: { atMost: 200 },
      baseline,
    });
    if (failed > 0) throw new Error(`${failed} requests failed beside a mail of ${what}.`);
  }
  progress('all at once');
  const contents = mailBombs.map(({ write }) => write(to));
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, residentOf(server.pid))), 500);
  const all = await probeWhile(health, () =>
    Promise.all(contents.map((content) => sendMail(port, { to, content }))),
  ).finally(() => clearInterval(watch));
  return [
    ...metrics,
    {
      name: `${contents.length} such mails at once: GET /healthz meanwhile, 99th percentile`,
      value: all.p99,
      unit: 'ms',
      target: { atMost: 200 },
      baseline,
    },
    {
      name: `${contents.length} such mails at once: more memory`,
      value: Math.max(0, most - before),
      unit: 'MiB',
    },
  ];
}
