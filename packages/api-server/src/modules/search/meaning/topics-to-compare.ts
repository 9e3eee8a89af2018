import type { Concept, ConceptLine } from '../thesaurus/concept.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { TopicWords } from './near-topics.ts';

/** Concepts that lead to a topic of the directory: by a term of their own, by what lies below, or by a neighbour above or beside. */
function conceptsInReach(concepts: readonly Concept[], held: ReadonlySet<string>): ReadonlySet<Concept> {
  const own = new Set(
    concepts.filter(
      ({ term, entryTerms, isOnlyNamed }) =>
        held.has(term) || (!isOnlyNamed && entryTerms.some((each) => held.has(each))),
    ),
  );
  const isBelow = (concept: Concept): boolean => own.has(concept) || concept.narrower.some(isBelow);
  // Who knows infectious diseases can speak about mpox; who knows health in general need not know about teeth.
  const isAbove = (broader: Concept) => broader.broader.length > 0 && own.has(broader);
  return new Set(
    concepts.filter(
      (each) => isBelow(each) || each.related.some((other) => own.has(other)) || each.broader.some(isAbove),
    ),
  );
}

/** Topics of the directory, and concepts of the thesaurus that are no topic of it. */
export function topicsToCompare(
  thesaurus: Thesaurus,
  general: readonly ConceptLine[],
  directory: readonly { title: string; term: string }[],
): TopicWords[] {
  const lines = new Map(general.map((line) => [line.label, line]));
  const held = new Set(directory.map(({ term }) => term));
  const concepts = general.flatMap(({ label }) =>
    thesaurus.find(thesaurus.termOf(label)).filter((concept) => concept.label === label),
  );
  const inReach = conceptsInReach(concepts, held);
  const isTopic = new Set<Concept>();
  const topics = directory.map(({ title, term }): TopicWords => {
    const same = thesaurus.find(term);
    const named = same.filter((concept) => concept.term === term);
    for (const concept of named) isTopic.add(concept);
    const others = (named.length > 0 ? named : same).flatMap(({ label }) => [
      label,
      ...(lines.get(label)?.entryTerms ?? []),
    ]);
    return { title, term, others, isHeld: true, isInReach: true };
  });
  const further = concepts.flatMap((concept): TopicWords[] => {
    const { label, term } = concept;
    if (isTopic.has(concept)) return [];
    const others = lines.get(label)?.entryTerms ?? [];
    return [{ title: label, term, others, isHeld: false, isInReach: inReach.has(concept) }];
  });
  return [...topics, ...further];
}
