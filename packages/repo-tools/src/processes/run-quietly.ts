import { spawn } from 'node:child_process';
import { root } from '../repository.ts';

export type Outcome = { code: number; output: string };
type Options = {
  cwd?: string;
  env?: Record<string, string | undefined>;
  onLine?: (line: string) => void;
  /** Ends the program when it takes longer, in milliseconds. */
  timeout?: number;
};

/** Runs a program to its end and keeps what it said, both streams in order. */
export function runQuietly(
  command: string,
  parameters: readonly string[],
  options: Options = {},
): Promise<Outcome> {
  const { cwd = root, env = {}, onLine, timeout } = options;
  return new Promise((settle) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const timer =
      timeout === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nEnded after ${timeout / 1000} s without a result.`;
            child.kill('SIGTERM');
            setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
          }, timeout);
    let rest = '';
    const keep = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      if (onLine === undefined) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => settle({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => {
      clearTimeout(timer);
      settle({ code: code ?? 1, output });
    });
  });
}
