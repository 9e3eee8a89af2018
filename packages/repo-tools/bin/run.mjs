#!/usr/bin/env node
// Starts every command: runs under any Node from 20 on with nothing installed, brings the workspace to
// the state the lockfile describes, and hands over to the pinned Node.
import { handOver } from '../bootstrap/hand-over.mjs';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { explain, requireNode } from '../bootstrap/requirements.mjs';

const [command = '', ...options] = process.argv.slice(2);

try {
  requireNode();
  await ensureInstalled();
  process.exitCode = await handOver(command, options);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
