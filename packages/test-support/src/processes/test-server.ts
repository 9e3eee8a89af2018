import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeOptions } from '@rostrum/api-server/node-options';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '../../../..');

export type TestServerOptions = {
  env?: Record<string, string>;
  /** The data folder of a server that runs already: two servers on one database. Stays when this one ends. */
  dataDir?: string;
  /** How long a start may take, the first with its database and demonstration data included: minutes beside other work. */
  timeout?: number;
};

/** A real server with a data folder and a port of its own, as `npm start` would run it. Can be killed and started again. */
export class TestServer implements AsyncDisposable {
  readonly origin: string;
  readonly dataDir: string;
  readonly port: number;
  readonly #options: TestServerOptions;
  #child: ChildProcess | null = null;
  #said = '';

  private constructor(port: number, options: TestServerOptions) {
    this.port = port;
    this.#options = options;
    this.origin = `http://localhost:${port}`;
    this.dataDir = options.dataDir ?? makeDataFolder();
  }

  static async start(options: TestServerOptions = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), options);
    try {
      await server.start();
    } catch (error) {
      await server[Symbol.asyncDispose]();
      throw error;
    }
    return server;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** What the server wrote so far, for the report of a failed journey. */
  get said(): string {
    return this.#said;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...nodeOptions, join(root, 'packages/api-server/src/server.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        // Compiling the same modules for each start took a second of its processor time.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/test-server'),
        DEMO: '1',
        // Loading it takes a second and 165 MB; tests of it ask for it.
        SEARCH_MODEL: '0',
        LOG_LEVEL: 'info',
        RATE_LIMIT_SCALE: '1000',
        DATABASE_URL: '',
        PUBLIC_URL: this.origin,
        ...this.#options.env,
        PORT: String(this.port),
        ROSTRUM_DATA_DIR: this.dataDir,
      },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-2_000_000)));
    }
    await this.#ready(child);
  }

  async #ready(child: ChildProcess): Promise<void> {
    const { timeout = 400_000 } = this.#options;
    for (const began = Date.now(); Date.now() - began < timeout; await wait(50)) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`The server ended before it was ready.\n${this.#said}`);
      }
      const answer = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (answer?.ok === true) return;
    }
    throw new Error(`The server was not ready after ${timeout} ms.\n${this.#said}`);
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it as an operator would. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Waits until it ends by itself, and answers its exit code. */
  async ended(): Promise<number | null> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child?.exitCode ?? null;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Ends it at once: a server that says goodbye takes seconds, and tests of how it ends call `stop`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    if (this.#options.dataDir === undefined) await removeDataFolder(this.dataDir);
  }
}
