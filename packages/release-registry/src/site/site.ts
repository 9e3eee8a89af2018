import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteRelease, shellRelease, type RemoteRelease, type ShellRelease } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

export interface BuiltRelease {
  release: RemoteRelease;
  /** Folder of its files, relative to the site. */
  folder: string;
}

/** What was built beside the server: the shell, and one release of each area. Areas come and go while it runs. */
export interface Site {
  shell: () => ShellRelease | undefined;
  /** The same list again as long as nothing changed. */
  built: () => readonly BuiltRelease[];
}

/** How long an answer of the file system is believed; a rebuilt area shows up this much later. */
const believeMs = 500;

interface Read<Value> {
  state: string;
  value: Value | undefined;
}

/**
 * Changes with the file. A time alone would not do: clocks of files tick every few milliseconds, so two builds in a row
 * may carry the same one, and a folder that is put in another's place brings its own.
 */
function stateOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
}

/** A JSON file that is read again when it changes. Missing or broken is a value like any other: never an error. */
function watchedJson<Schema extends z.ZodType>(schema: Schema, log: FastifyBaseLogger) {
  const known = new Map<string, Read<z.output<Schema>>>();
  return (file: string): z.output<Schema> | undefined => {
    const state = stateOf(file);
    if (state === undefined) return undefined;
    const last = known.get(file);
    if (last?.state === state) return last.value;
    let value: z.output<Schema> | undefined;
    try {
      value = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      log.warn(
        {
          file: path.basename(path.dirname(path.dirname(file))),
          reason: error instanceof Error ? error.message.slice(0, 300) : '',
        },
        'a release is not readable; it is left out',
      );
    }
    known.set(file, { state, value });
    return value;
  };
}

function briefly<Value>(read: () => Value): () => Value {
  let last: { at: number; value: Value } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > believeMs) last = { at: now, value: read() };
    return last.value;
  };
}

/** Reads `shell/dist/shell.json` and each `mf-…/dist/remote.json` below `root`. */
export function createSite(root: string, log: FastifyBaseLogger): Site {
  const readShell = watchedJson(shellRelease, log);
  const readRelease = watchedJson(remoteRelease, log);
  let known: readonly BuiltRelease[] = [];
  const readBuilt = briefly(() => {
    const found = readdirSync(root)
      .filter((name) => name.startsWith('mf-'))
      .sort()
      .flatMap((folder) => {
        const release = readRelease(path.join(root, folder, 'dist', 'remote.json'));
        return release ? [{ folder: path.join(folder, 'dist'), release }] : [];
      });
    const isSame =
      found.length === known.length && found.every(({ release }, index) => release === known[index]?.release);
    if (!isSame) known = found;
  });
  return {
    shell: briefly(() => readShell(path.join(root, 'shell', 'dist', 'shell.json'))),
    built: () => {
      readBuilt();
      return known;
    },
  };
}
