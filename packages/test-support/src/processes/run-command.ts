import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from './test-server.ts';

const root = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Runs a command of the server beside it, on its data, as an operator would. Answers what it printed. */
export async function runCommand(server: TestServer, name: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [join(root, `packages/api-server/src/cli/${name}.ts`), ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        PUBLIC_URL: server.origin,
        ROSTRUM_DATA_DIR: server.dataDir,
      },
    },
  );
  return stdout;
}
