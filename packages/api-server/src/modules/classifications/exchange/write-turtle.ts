import { classificationSchemes } from '@rostrum/contracts/settings';
import { DataFactory, Writer, type Literal, type NamedNode } from 'n3';
import type { ExchangedTerm } from './exchange.repository.ts';

const skos = 'http://www.w3.org/2004/02/skos/core#';
const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const { namedNode, literal, quad } = DataFactory;
const schemeOf = (scheme: string) => namedNode(`urn:rostrum:scheme:${scheme}`);
const conceptOf = (id: string) => namedNode(`urn:uuid:${id}`);

/** The whole vocabulary as SKOS: a scheme per kind, a concept per term, in Turtle. */
export function writeTurtle(terms: readonly ExchangedTerm[], language: string): Promise<string> {
  const writer = new Writer({ prefixes: { skos } });
  const say = (subject: NamedNode, predicate: string, object: NamedNode | Literal) =>
    writer.addQuad(quad(subject, namedNode(predicate), object));
  for (const scheme of classificationSchemes) {
    say(schemeOf(scheme), rdfType, namedNode(`${skos}ConceptScheme`));
    say(schemeOf(scheme), `${skos}prefLabel`, literal(scheme, 'en'));
  }
  const known = new Set(terms.map(({ id }) => id));
  for (const { id, scheme, title, parent_id, synonyms, scope_note } of terms) {
    const concept = conceptOf(id);
    say(concept, rdfType, namedNode(`${skos}Concept`));
    say(concept, `${skos}inScheme`, schemeOf(scheme));
    say(concept, `${skos}prefLabel`, literal(title, language));
    for (const word of synonyms) say(concept, `${skos}altLabel`, literal(word, language));
    if (scope_note !== '') say(concept, `${skos}scopeNote`, literal(scope_note, language));
    if (parent_id !== null && known.has(parent_id)) say(concept, `${skos}broader`, conceptOf(parent_id));
    else say(concept, `${skos}topConceptOf`, schemeOf(scheme));
  }
  return new Promise((resolve, reject) => {
    writer.end((error, text) => (error ? reject(error) : resolve(text)));
  });
}
