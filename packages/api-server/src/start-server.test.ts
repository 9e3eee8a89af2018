import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTemporaryFolder } from './testing/temporary-folder.ts';

/** A process manager signals every process of a service, and the command above the server passes the signal on. */
test('being told again and again to end is being told once: the server closes what it opened', async () => {
  const folder = await openTemporaryFolder();
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, NODE_ENV: 'development', DEMO: '0', PORT: '0', ROSTRUM_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    for await (const chunk of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      if (output.includes('Server listening')) break;
    }
    server.stdout.resume();
    const end = once(server, 'exit');
    // Signals that come together are one to the process, so it is told until it ends.
    const telling = setInterval(() => server.kill('SIGTERM'), 5);
    void end.finally(() => clearInterval(telling));
    expect(await end).toEqual([0, null]);
    expect(existsSync(path.join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  } finally {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
