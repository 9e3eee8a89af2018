import { spawn } from 'node:child_process';
import { root } from '../repository.ts';

type Options = { cwd?: string; env?: Record<string, string | undefined> };

/** Runs a program on this terminal and answers its exit code. */
export function runLoudly(
  command: string,
  parameters: readonly string[],
  options: Options = {},
): Promise<number> {
  const { cwd = root, env = {} } = options;
  return new Promise((settle) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => settle(127));
    child.on('close', (code) => settle(code ?? 1));
  });
}
