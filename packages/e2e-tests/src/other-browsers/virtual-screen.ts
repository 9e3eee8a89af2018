import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findProgram } from './find-program.ts';

export interface VirtualScreen extends AsyncDisposable {
  display: string;
}

export const findXvfb = (): string | null => findProgram('XVFB_PATH', ['Xvfb'], []);

/** A screen in memory for a browser that cannot run without one. The server chooses a free display and says which. */
export async function openVirtualScreen(program: string): Promise<VirtualScreen> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error('Xvfb ended before its screen was there.');
  });
  const [number] = (await Promise.race([once(child.stdio[3] as Readable, 'data'), failed])) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await failed.catch(() => undefined);
    },
  };
}
