import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SafeHtml } from '@rostrum/server-kit/module';
import { chosenColoursScript } from './chosen-colours.ts';

/** What stands in a guest's page beside its words, with the hashes that its policy names. */
export interface PublicAssets {
  style: SafeHtml;
  script: SafeHtml;
  hashes: { scripts: string[]; styles: string[] };
}

/** Where the build of the public pages leaves them, from the root of the site. */
const folder = 'packages/public-pages/dist';

/** How long an answer of the file system is believed; a new build shows up this much later. */
const believeMs = 500;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Changes with the file; undefined where there is none. */
function stateOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
}

function read(files: readonly string[]): PublicAssets {
  const [style = '', script = ''] = files.map((file) => readFileSync(file, 'utf8'));
  return {
    style: new SafeHtml(style),
    script: new SafeHtml(script),
    hashes: { styles: [hashOf(style)], scripts: [hashOf(script), hashOf(chosenColoursScript)] },
  };
}

/** Reads the built sheet and script, again when they change; undefined before the first build. */
export function createPublicAssets(root: string): () => PublicAssets | undefined {
  const files = ['page.css', 'page.js'].map((file) => path.join(root, folder, file));
  let known: { state: string; assets: PublicAssets | undefined } | undefined;
  let readAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - readAt < believeMs) return known?.assets;
    readAt = now;
    const states = files.map(stateOf);
    const state = states.join();
    if (known?.state !== state)
      known = { state, assets: states.includes(undefined) ? undefined : read(files) };
    return known.assets;
  };
}
