import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRepository } from '../repository.ts';
import { commentsAsTheyWere, wordsToAvoid } from './words-to-avoid.ts';

const own = 'packages/repo-tools/src/checks/words';
/** What the demonstration's people say is theirs. */
const isContent = (file: string) => file.startsWith('packages/demo/content/') || file.startsWith(own);

const searches = wordsToAvoid.map(({ word, instead, inComments = false, except }) => {
  const name = `${word[0]?.toUpperCase()}${word.slice(1)}`;
  return {
    word,
    instead,
    inComments,
    except,
    found: new RegExp(`(?<![A-Za-z])${word}s?(?![a-z])|${name}s?(?![a-z])`),
  };
});

/** The part of a line that is a comment; lines of a document are none. */
function commentIn(file: string, line: string): string {
  if (file.endsWith('.md') || commentsAsTheyWere.test(file)) return '';
  return /^\s*(?:\{?\/\*|\*|\/\/).*|(?<!:)\s\/\/\s.*$/.exec(line)?.[0] ?? '';
}

/** The words of one text that have a term of the field, each with its line. */
export function wordFaults(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      searches
        .filter(
          ({ found, inComments, except }) =>
            found.test(inComments ? commentIn(file, line) : line) && !except?.test(line),
        )
        .map(({ word, instead }) => `${file}:${index + 1} says '${word}'. Write ${instead}.`),
    );
}

/** A stranger searches for the terms that the field has. */
export const words = (): string[] =>
  globSync('{shell,mf-*,packages}/**/*.{ts,tsx,css,md,mjs}', {
    cwd: inRepository('.'),
    exclude: (name) => /^(node_modules|dist|test-results|coverage|migrations|\..+)$/.test(basename(name)),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isContent(file))
    .flatMap((file) => wordFaults(file, readFileSync(inRepository(file), 'utf8')));
