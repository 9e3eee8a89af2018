import { authPaths } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import type { Metric } from '../metric.ts';
import { arrive } from '../load/arrivals.ts';
import { fire } from '../load/fire.ts';
import { emailOf, fetchCsrf, formType, signInForm, signInMany } from '../load/sign-in.ts';
import type { Progress } from '../progress.ts';

const seconds = 15;

/** As many sign-ins as the server takes, while open tabs go on asking for their sessions. */
export async function measureSignInLoad(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  progress('signing in');
  const cookies = await signInMany(server.origin, 50);
  const { token, cookie } = await fetchCsrf(server.origin);
  const url = server.origin + authPaths.session;
  const calls = cookies.map((own) => ({ url, headers: { cookie: own } }));
  const tabs = (seconds: number) => arrive({ calls, perSecond: 200, seconds });
  let next = 0;
  const signIns = (duration: number) =>
    fire({
      url: server.origin + authPaths.callback('credentials'),
      method: 'POST',
      headers: { cookie, 'content-type': formType },
      connections: 8,
      duration,
      setupClient: (client) => client.setBody(signInForm(token, emailOf((next += 1)))),
    });
  await Promise.all([signIns(3), tabs(3)]);
  progress('under load');
  const [entered, polled] = await Promise.all([signIns(seconds), tabs(seconds)]);
  progress('tabs alone');
  const alone = await tabs(5);
  return [
    {
      name: 'sign-in (argon2id, 19 MiB, 2 passes), sustained',
      value: entered['2xx'] / entered.duration,
      unit: '/s',
      target: { atLeast: 20 },
    },
    { name: 'sign-in: refused or broken', value: entered.failed, unit: 'failed', target: { atMost: 0 } },
    {
      name: 'GET session meanwhile, 200 /s: 99th percentile',
      value: polled.p99,
      unit: 'ms',
      target: { atMost: 300 },
      baseline: { value: alone.p99, name: 'the same without sign-ins' },
    },
    { name: 'GET session meanwhile', value: polled.failed, unit: 'failed', target: { atMost: 0 } },
  ];
}
