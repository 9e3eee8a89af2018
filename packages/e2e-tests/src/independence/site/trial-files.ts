import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { trialFolder } from '../folders.ts';

const built = () => join(trialFolder, 'one', 'mf-trial/dist');

/** Finds a file of the release by its kind and by words that only it holds. */
function fileWith(kind: RegExp, words: string): string {
  const name = readdirSync(built()).find(
    (file) => kind.test(file) && readFileSync(join(built(), file), 'utf8').includes(words),
  );
  if (name === undefined) throw new Error(`No file of the trial area holds '${words}'.`);
  return name;
}

const script = /^(?!remote-entry).*\.js$/;
const finders = {
  everything: () => '.*',
  manifest: () => 'mf-manifest\\.json',
  entry: () => 'remote-entry[^/]*\\.js',
  'exposed chunk': () => fileWith(script, 'Throw in an update'),
  'exposed style sheet': () => fileWith(/\.css$/, '7px'),
  'late chunk': () => fileWith(script, 'Late page of release'),
  'late style sheet': () => fileWith(/\.css$/, '9px'),
} satisfies Record<string, () => string>;

/** Files of the trial area by what they are for. */
export type TrialFile = keyof typeof finders;

/** The addresses of a file, in every release that has it under this name. */
export const addressOf = (file: TrialFile): RegExp => new RegExp(`^/remotes/trial/[^/]+/${finders[file]()}$`);
