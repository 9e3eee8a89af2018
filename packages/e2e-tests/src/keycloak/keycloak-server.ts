import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@rostrum/test-support/processes';
import { findKeycloak } from './distribution.ts';

const account = 'admin';
const startTimeoutMs = 600_000;

type Json = Record<string, unknown>;

/** A Keycloak of its own with a database in memory, and its administration. */
export class KeycloakServer implements AsyncDisposable {
  readonly origin: string;
  readonly #child: ChildProcess | null;
  #token = { value: '', until: 0 };

  private constructor(origin: string, child: ChildProcess | null) {
    this.origin = origin;
    this.#child = child;
  }

  /** Starts it, or takes the one that runs at KEYCLOAK_ORIGIN. Its heap is bounded to 512 MB. */
  static async start(): Promise<KeycloakServer> {
    const running = process.env.KEYCLOAK_ORIGIN;
    if (running !== undefined && running !== '') return new KeycloakServer(running, null);
    const port = await freePort();
    const child = spawn(
      join(findKeycloak(), 'bin/kc.sh'),
      ['start-dev', '--db=dev-mem', `--http-port=${port}`, '--http-host=127.0.0.1'],
      {
        stdio: 'ignore',
        detached: true,
        env: {
          ...process.env,
          JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
          KC_BOOTSTRAP_ADMIN_USERNAME: account,
          KC_BOOTSTRAP_ADMIN_PASSWORD: account,
        },
      },
    );
    const server = new KeycloakServer(`http://127.0.0.1:${port}`, child);
    for (const began = Date.now(); Date.now() - began < startTimeoutMs; await wait(1000)) {
      if (child.exitCode !== null) throw new Error('Keycloak ended before it was ready.');
      const answer = await fetch(`${server.origin}/realms/master`).catch(() => null);
      if (answer?.ok === true) return server;
    }
    await server[Symbol.asyncDispose]();
    throw new Error('Keycloak was not ready in time.');
  }

  async #authorize(): Promise<string> {
    if (Date.now() < this.#token.until) return this.#token.value;
    const answer = await fetch(`${this.origin}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username: account,
        password: account,
      }),
    });
    const { access_token: value } = (await answer.json()) as { access_token: string };
    this.#token = { value, until: Date.now() + 30_000 };
    return value;
  }

  /** Calls the administration; a path begins behind /admin/realms. */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const isText = typeof body === 'string';
    const answer = await fetch(`${this.origin}/admin/realms${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.#authorize()}`,
        ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Keycloak: ${method} ${path} answered ${answer.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }

  /** Changes some fields of what is at a path, as the administration wants the whole of it. */
  async patch(path: string, change: (current: Json) => Json): Promise<void> {
    const current = (await this.call('GET', path)) as Json;
    await this.call('PUT', path, change(current));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    // Its start script runs Java as a child of its own.
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
