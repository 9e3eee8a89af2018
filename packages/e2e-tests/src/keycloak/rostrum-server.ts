import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ssoAdmin, type SsoSettings } from '@rostrum/contracts/settings';
import { runCommand, TestServer } from '@rostrum/test-support/processes';
import { openCallBrowser } from '../server/call-browser.ts';

const root = resolve(import.meta.dirname, '../../../..');
const ownerPassword = 'The owner of this run 26!';

/** An organisation, set up by its owner through the API that the settings page uses. */
export interface Organisation {
  name: string;
  domain: string;
  start: string;
  settings(): Promise<SsoSettings>;
  put(path: string, body: object): Promise<SsoSettings>;
  attempts(): Promise<{ reason: string; words: string; expected: string | null; received: string | null }[]>;
}

/** A real server without demonstration data, whose clock the run can shift. */
export class RostrumServer implements AsyncDisposable {
  readonly server: TestServer;
  readonly #offsetFile: string;

  private constructor(server: TestServer, offsetFile: string) {
    this.server = server;
    this.#offsetFile = offsetFile;
  }

  get origin(): string {
    return this.server.origin;
  }

  static async start(offsetFile: string): Promise<RostrumServer> {
    writeFileSync(offsetFile, '0');
    const server = await TestServer.start({
      timeout: 900_000,
      env: {
        DEMO: '0',
        CLOCK_OFFSET_FILE: offsetFile,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock-offset.mjs')}`,
      },
    });
    return new RostrumServer(server, offsetFile);
  }

  /** Shifts the clock of the server, in seconds from the real time. */
  async setClock(seconds: number): Promise<void> {
    writeFileSync(this.#offsetFile, String(seconds));
    process.kill(this.server.pid, 'SIGUSR2');
    await wait(200);
  }

  #createOwner(email: string, organization: string): Promise<void> {
    return new Promise((settle, fail) => {
      const child = spawn(
        process.execPath,
        [
          join(root, 'packages/api-server/src/cli/create-owner.ts'),
          '--email',
          email,
          '--organization',
          organization,
          '--country',
          'GB',
          '--firstname',
          'Ada',
          '--lastname',
          'Owner',
          '--password-stdin',
        ],
        {
          cwd: root,
          stdio: ['pipe', 'ignore', 'inherit'],
          env: {
            ...process.env,
            NODE_ENV: 'development',
            DATABASE_URL: '',
            PUBLIC_URL: this.origin,
            ROSTRUM_DATA_DIR: this.server.dataDir,
          },
        },
      );
      child.on('exit', (code) => (code === 0 ? settle() : fail(new Error('create-owner failed'))));
      child.stdin.end(ownerPassword);
    });
  }

  /** An organisation with a verified domain, and its owner who is signed in. */
  async createOrganisation(name: string): Promise<Organisation> {
    const domain = `${name}.example`;
    const email = `owner@${domain}`;
    await this.#createOwner(email, name);
    const browser = openCallBrowser(this.origin);
    const signInOwner = async () => {
      const answer = await browser.signIn(this.origin, email, ownerPassword);
      if (answer.status !== 200) throw new Error(`The owner could not sign in: ${answer.status}`);
      return browser.session(this.origin);
    };
    let session = await signInOwner();
    const send = (method: string, path: string, body?: object) =>
      browser.call(
        this.origin,
        path.replace('{identifier}', session.user?.identifier ?? ''),
        session.sessionToken,
        {
          method,
          ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        },
      );
    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      let response = await send(method, path, body);
      // A run takes longer than a confirmation lasts, and its cases shift the clock.
      if (response.status === 401 || response.status === 403) {
        session = await signInOwner();
        response = await send(method, path, body);
      }
      const { data, error } = (await response.json()) as { data?: unknown; error?: { message: string } };
      if (!response.ok) throw new Error(error?.message ?? `${path} answered ${response.status}`);
      return data;
    };
    await call('POST', ssoAdmin.addDomain.path, { domain });
    // No name server knows the domains of this run.
    await runCommand(this.server, 'sso', ['verify', '--org', name, '--domain', domain, '--without-dns']);
    return {
      name,
      domain,
      start: `${this.origin}/v1/login/sso/${name}`,
      settings: async () => (await call('GET', ssoAdmin.get.path)) as SsoSettings,
      put: async (path, body) => (await call('PUT', `${ssoAdmin.get.path}${path}`, body)) as SsoSettings,
      attempts: async () =>
        (
          (await call('GET', ssoAdmin.listAttempts.path)) as {
            items: Awaited<ReturnType<Organisation['attempts']>>;
          }
        ).items,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]();
  }
}
