import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exists, inRepository } from '../repository.ts';
import { runQuietly } from '../processes/run-quietly.ts';
import { Refusal } from '../terminal/refusal.ts';

/** A file to write, or a line to put into a file before its last occurrence of `before` (at its end without it). */
export type Change = { path: string; text: string } | { path: string; line: string; before?: string };

const isNew = (change: Change): change is { path: string; text: string } => 'text' in change;

function withLine({ path, line, before }: { path: string; line: string; before?: string }): string {
  const present = readFileSync(inRepository(path), 'utf8');
  if (before === undefined) return `${present.trimEnd()}\n${line}\n`;
  const at = present.lastIndexOf(before);
  if (at === -1) throw new Refusal(`${path} has no '${before}' to write before. Add by hand: ${line}`);
  return `${present.slice(0, at)}${line}\n${present.slice(at)}`;
}

/** Makes all changes or none: nothing is overwritten, and every place to insert is found before anything is written. */
export async function makeChanges(changes: readonly Change[]): Promise<string[]> {
  const taken = changes.filter((change) => isNew(change) && exists(change.path));
  if (taken.length > 0) {
    throw new Refusal(`Nothing was written: ${taken.map(({ path }) => path).join(', ')} exists already.`);
  }
  const missing = changes.filter((change) => !isNew(change) && !exists(change.path));
  if (missing.length > 0) {
    throw new Refusal(`Nothing was written: ${missing.map(({ path }) => path).join(', ')} is missing.`);
  }
  const texts = new Map<string, string>();
  for (const change of changes) {
    if (isNew(change)) texts.set(change.path, change.text);
    else if (texts.has(change.path))
      throw new Error(`${change.path} is changed twice; put both lines into one change.`);
    else texts.set(change.path, withLine(change));
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(inRepository(path)), { recursive: true });
    writeFileSync(inRepository(path), text);
  }
  await runQuietly('prettier', ['--write', '--log-level=warn', ...texts.keys()]);
  return [...texts.keys()];
}
