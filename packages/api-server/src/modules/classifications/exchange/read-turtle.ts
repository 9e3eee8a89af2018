import { formatNumber } from '@rostrum/contracts';
import { maximumImportRows } from '@rostrum/contracts/settings';
import { InputError } from '@rostrum/server-kit';
import { Parser, type Quad } from 'n3';
import { readTerm, type ReadRow, type RowFault } from './read-csv.ts';

const skos = 'http://www.w3.org/2004/02/skos/core#';
const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const kindOfScheme = /^urn:rostrum:scheme:(\w+)$/u;

/** What a file says of one concept: each property with its values, labels of the wanted language first. */
type Said = Map<string, string[]>;

function readQuads(text: string): Quad[] {
  try {
    return new Parser().parse(text);
  } catch (error) {
    const line = error instanceof Error ? /on line (\d+)/u.exec(error.message)?.[1] : undefined;
    throw InputError.field(
      'csv',
      `This file can’t be read as Turtle. ${line === undefined ? 'Export it again.' : `Check line ${line}, or export it again.`}`,
    );
  }
}

/** A label in the language of the organisation stands for the others. */
function inLanguage(quads: readonly Quad[], language: string): Quad[] {
  const rank = ({ object }: Quad) =>
    object.termType !== 'Literal' || object.language === language ? 0 : object.language === '' ? 1 : 2;
  return quads.toSorted((left, right) => rank(left) - rank(right));
}

function conceptsOf(quads: readonly Quad[], language: string): Map<string, Said> {
  const concepts = new Map<string, Said>();
  for (const { subject, predicate, object } of quads)
    if (predicate.value === rdfType && object.value === `${skos}Concept`)
      concepts.set(subject.value, new Map());
  for (const { subject, predicate, object } of inLanguage(quads, language)) {
    const property = predicate.value.startsWith(skos) ? predicate.value.slice(skos.length) : '';
    const [concept, name, value] =
      property === 'narrower'
        ? [concepts.get(object.value), 'broader', subject.value]
        : [concepts.get(subject.value), property, object.value];
    const values = concept?.get(name);
    if (values) values.push(value);
    else concept?.set(name, [value]);
  }
  return concepts;
}

/** A concept without a scheme of ours is a topic: other thesauri know no kinds. */
const kindOf = (said: Said): string =>
  (said.get('inScheme') ?? []).flatMap((scheme) => kindOfScheme.exec(scheme)?.[1] ?? [])[0] ?? 'topic';

/**
 * Reads the concepts of a SKOS file in Turtle, as rows in their order. Industries are a fixed list that an export has as
 * well, so they are left out. Of several broader concepts the first counts: a term stands in one place.
 */
export function readTurtle(
  text: string,
  language: string,
): { rows: ReadRow[]; faults: RowFault[]; total: number } {
  const concepts = conceptsOf(readQuads(text), language);
  const read = [...concepts.values()].filter((said) => kindOf(said) !== 'industry');
  if (read.length === 0)
    throw InputError.field('csv', 'This file has no SKOS concepts. A concept has the type skos:Concept.');
  if (read.length > maximumImportRows)
    throw InputError.field(
      'csv',
      `A file has at most ${formatNumber(maximumImportRows)} concepts; this one has ${formatNumber(read.length)}. Import it in parts.`,
    );
  const labelOf = (said: Said | undefined) => said?.get('prefLabel')?.[0];
  const rows: ReadRow[] = [];
  const faults: RowFault[] = [];
  for (const [index, said] of read.entries()) {
    const broader = said.get('broader')?.[0];
    const term = readTerm(index + 1, {
      kind: kindOf(said),
      title: labelOf(said) ?? '',
      // What the file does not describe is named as it is, and missed.
      broader: broader === undefined ? '' : (labelOf(concepts.get(broader)) ?? broader),
      entryTerms: [...new Set([...(said.get('altLabel') ?? []), ...(said.get('hiddenLabel') ?? [])])],
      scopeNote: (said.get('scopeNote') ?? said.get('definition') ?? [])[0] ?? '',
    });
    if ('message' in term) faults.push(term);
    else rows.push(term);
  }
  return { rows, faults, total: read.length };
}
