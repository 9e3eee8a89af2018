import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inRepository } from '../repository.ts';
import { Refusal } from '../terminal/refusal.ts';

const program = 'packages/federation/src/build/dev-server/serve-area.ts';

/** The dev server of one area as a child: it builds, serves and watches. */
export type AreaServer = { folder: string; area: string; port: number; child: ChildProcess };

const isReady = (message: unknown): message is { area: string; port: number } =>
  typeof message === 'object' && message !== null && 'area' in message && 'port' in message;

/** Starts the dev server of an area and waits for its first build. */
export async function startAreaServer(folder: string): Promise<AreaServer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', inRepository(program)], {
    cwd: inRepository(folder),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Refusal(`The dev server of ${folder} ended; it has said why.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  if (!isReady(message)) throw new Error(`The dev server of ${folder} said something else than its port.`);
  return { folder, ...message, child };
}
