import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { nodeOptions } from '@rostrum/api-server/node-options';
import { inRepository, root } from '../repository.ts';
import { localOrigin } from './announce.ts';
import type { Settings } from './settings.ts';

/** The server as a child: started, waited for, asked to stop. */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly origin: string;

  constructor(where: Pick<Settings, 'host' | 'port'>, env: Record<string, string | undefined>) {
    this.origin = localOrigin(where);
    const watchParent = pathToFileURL(inRepository('packages/repo-tools/src/start/end-with-parent.ts')).href;
    this.child = spawn(
      process.execPath,
      [...nodeOptions, `--import=${watchParent}`, inRepository('packages/api-server/src/server.ts')],
      {
        cwd: root,
        env: { ...process.env, PORT: String(where.port), ...env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** True once it answers ready; false when it ended before. */
  async ready(): Promise<boolean> {
    while (!this.hasEnded) {
      const answer = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (answer?.ok === true) return true;
      await wait(50);
    }
    return false;
  }

  /** Resolves when it ends, with its exit code or the signal that ended it. */
  async ended(): Promise<number | NodeJS.Signals> {
    if (!this.hasEnded) await once(this.child, 'exit');
    return this.child.exitCode ?? this.child.signalCode ?? 1;
  }

  /** Asks for a graceful end; insists when it takes longer than that. */
  async stop(timeout = 15_000): Promise<void> {
    if (this.hasEnded) return;
    this.child.kill('SIGTERM');
    const insist = setTimeout(() => this.child.kill('SIGKILL'), timeout);
    await this.ended();
    clearTimeout(insist);
  }
}
