import { spawn } from 'node:child_process';
import { isInstalled } from './installed.mjs';
import { pinnedNode, root } from './paths.mjs';
import { removeForeignBinaries } from './remove-foreign-binaries.mjs';
import { Refusal } from './requirements.mjs';

/** Started through npm, the same npm; else the one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return [process.execPath, script];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Says that it is alive every few seconds: a first install takes a while and npm is silent when not on a terminal. */
function heartbeat(label) {
  const began = Date.now();
  const timer = setInterval(() => {
    console.error(`  ${label}: ${Math.round((Date.now() - began) / 1000)} s so far …`);
  }, 10_000);
  return () => clearInterval(timer);
}

/** Installs exactly what the lockfile names, unless it is there already. What it says of it is no output of the command: a script may keep that. */
export async function ensureInstalled() {
  if (isInstalled() && pinnedNode() !== null) return;
  console.error('Installing what the lockfile names (about a minute the first time) …');
  const began = Date.now();
  const stop = heartbeat('installing');
  const [command, ...before] = npmCommand();
  // Production starts need the build tools too, so NODE_ENV must not leave them out.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const answer = await new Promise((settle) => {
    let output = '';
    const npm = spawn(command, [...before, ...options], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // Its script downloads libraries for graphics cards; an npm that knows no `allowScripts` would run it.
      env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    });
    const keep = (chunk) => (output = (output + chunk).slice(-8000));
    npm.stdout.on('data', keep);
    npm.stderr.on('data', keep);
    npm.on('error', () => settle({ code: 127, output }));
    npm.on('close', (code) => settle({ code, output }));
  });
  stop();
  if (answer.code === 127) {
    throw new Refusal(
      'npm was not found. Install it (it comes with Node from https://nodejs.org) and try again.',
    );
  }
  if (answer.code !== 0) {
    console.error(answer.output.trim());
    throw new Refusal(
      "npm could not install the dependencies; its own words are above. Check the network and that this folder is writable, then try again ('npm ci' shows more).",
    );
  }
  removeForeignBinaries();
  console.error(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
