import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { apiKeys, provisioning, provisioningState } from '@rostrum/contracts/settings';
import { TestServer } from '@rostrum/test-support/processes';
import { openCallBrowser } from '../server/call-browser.ts';

/** A Python with scim2-tester 0.5.2 and httpx2; see `packages/docs/guides/provisioning.md`. */
const python = process.env['SCIM_TESTER_PYTHON'] ?? 'python3';

await using server = await TestServer.start();
const { origin } = server;
const browser = openCallBrowser(origin);
await browser.signIn(origin, 'owner@rostrum.example');
const { user, sessionToken } = await browser.session(origin);
const toPath = (path: string) => path.replace('{identifier}', user?.identifier ?? '');

const readData = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { data?: unknown }).data;

const state = await browser.call(origin, toPath(provisioning.get.path), sessionToken);
const [domain] = provisioningState.parse(await readData(state)).domains;
if (domain === undefined) throw new Error('The demonstration has no verified domain.');

const made = await browser.call(origin, toPath(apiKeys.add.path), sessionToken, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'scim2-tester', scopes: ['members.provision'], days: 30 }),
});
const { key } = apiKeys.add.response.parse(await readData(made));

const tester = spawn(python, [join(import.meta.dirname, 'run_scim_tester.py')], {
  stdio: 'inherit',
  env: { ...process.env, SCIM_URL: `${origin}/scim/v2`, SCIM_TOKEN: key, SCIM_DOMAIN: domain },
});
const [code] = (await once(tester, 'exit')) as [number | null];
process.exitCode = code ?? 1;
