import { readdirSync, readFileSync } from 'node:fs';
import type { ConceptLine } from './concept.ts';

const folder = new URL('general/', import.meta.url);
const list = (cell = '') => cell.split('; ').filter((entry) => entry !== '');

/** A table of concepts: a line with the column names, then a concept a line. */
export const readConceptTable = (text: string, isOnlyNamed = false): ConceptLine[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [label = '', entryTerms, broader, related, narrower] = line.split('\t');
      return {
        label,
        entryTerms: list(entryTerms),
        broader: list(broader),
        related: list(related),
        narrower: list(narrower),
        otherTerms: [],
        isOnlyNamed,
      };
    });

const readFolder = (at: URL): string[] =>
  readdirSync(at)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => readFileSync(new URL(name, at), 'utf8'));

/** Entry terms of other languages, by the label of their concept. They lead to it, and no profile is searched for them. */
export const readOtherLanguages = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readFolder(new URL('other-languages/', folder)).flatMap((text) =>
      text
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => {
          const [label = '', , entryTerms] = line.split('\t');
          return [label, list(entryTerms)] as const;
        }),
    ),
  );

/** The concepts that come with the product, whatever organisations add of their own. */
export function readGeneralConcepts(): ConceptLine[] {
  const other = readOtherLanguages();
  return [
    ...readFolder(folder).flatMap((text) => readConceptTable(text)),
    ...readFolder(new URL('named-only/', folder)).flatMap((text) => readConceptTable(text, true)),
  ].map((line) => ({ ...line, otherTerms: other.get(line.label) ?? [] }));
}
