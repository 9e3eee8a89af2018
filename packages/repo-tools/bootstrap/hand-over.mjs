import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { watchParent } from './parent.mjs';
import { pinnedNode, root } from './paths.mjs';
import { Refusal } from './requirements.mjs';

const commands = join(root, 'packages/repo-tools/src/commands');

function scriptOf(command) {
  const script = join(commands, `${command}.ts`);
  if (/^[a-z-]+$/.test(command) && existsSync(script)) return script;
  const known = readdirSync(commands).map((file) => file.replace(/\.ts$/, ''));
  throw new Refusal(`There is no command '${command}'. There are: ${known.join(', ')}.`);
}

/** Runs a command of src/commands under the pinned Node, passes signals on, and answers its exit code. */
export async function handOver(command, options) {
  const script = scriptOf(command);
  const node = pinnedNode();
  if (node === null) {
    throw new Refusal(
      `The pinned Node was not installed for ${process.platform}-${process.arch}. Delete node_modules and try again; if it stays so, this platform is not supported.`,
    );
  }
  // The channel tells the command when this process dies, even by kill -9, so that no server is left behind.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...options], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(
        delimiter,
      ),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Started by hand in the background, a command may outlive its shell.
  if (process.env.npm_lifecycle_event !== undefined) watchParent(() => child.kill('SIGTERM'));
  return new Promise((settle, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) => settle(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
