import type { Queryable } from '@rostrum/server-kit/database';
import type { Concept } from '../thesaurus/concept.ts';
import { isField } from '../query/concept-tiers.ts';
import { readGeneralConcepts } from '../thesaurus/read-general.ts';
import { loadThesaurus } from '../thesaurus/load-thesaurus.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { directoryTopicsRepository } from './directory-topics.repository.ts';
import { buildTopicIndex, type TopicIndex, type TopicWords } from './near-topics.ts';
import { loadWordVectors } from './word-vectors.ts';

/** A topic that was added is found by meaning this much later. */
const keptFor = 10 * 60_000;

/** With so many below it, a concept is reached by what is only a part of it. */
const manyBelow = 2;

let loaded: { index: TopicIndex; at: number } | null = null;

/** Concepts that lead to a topic of the directory: by a term of their own, or by a neighbour of theirs. */
function conceptsInReach(concepts: readonly Concept[], held: ReadonlySet<string>): ReadonlySet<Concept> {
  const own = new Set(
    concepts.filter(({ term, entryTerms }) => held.has(term) || entryTerms.some((each) => held.has(each))),
  );
  const isBelow = (concept: Concept): boolean => own.has(concept) || concept.narrower.some(isBelow);
  return new Set(
    concepts.filter(
      (concept) =>
        isBelow(concept) ||
        concept.related.some((each) => own.has(each)) ||
        concept.broader.some((each) => !isField(each) && own.has(each)),
    ),
  );
}

/** Topics of the directory, and concepts of the thesaurus that are no topic of it. */
function topicsToCompare(
  thesaurus: Thesaurus,
  directory: readonly { title: string; term: string }[],
): TopicWords[] {
  const lines = new Map(readGeneralConcepts().map((line) => [line.label, line]));
  const wordsOf = ({ label }: Concept) => [label, ...(lines.get(label)?.entryTerms ?? [])];
  const held = new Set(directory.map(({ term }) => term));
  const concepts = [...lines.keys()].flatMap((label) =>
    thesaurus.find(thesaurus.termOf(label)).filter((concept) => concept.label === label),
  );
  const inReach = conceptsInReach(concepts, held);
  const isTopic = new Set<Concept>();
  const topics = directory.map(({ title, term }): TopicWords => {
    const same = thesaurus.find(term);
    const named = same.filter((concept) => concept.term === term);
    for (const concept of named) isTopic.add(concept);
    const others = (named.length > 0 ? named : same).flatMap(wordsOf);
    return { title, term, others, isHeld: true, isInReach: true, isBroad: false };
  });
  return [
    ...topics,
    ...concepts
      .filter((concept) => !isTopic.has(concept))
      .map((concept) => ({
        title: concept.label,
        term: concept.term,
        others: lines.get(concept.label)?.entryTerms ?? [],
        isHeld: false,
        isInReach: inReach.has(concept),
        isBroad: concept.narrower.length >= manyBelow,
      })),
  ];
}

/** Topics of the directory and concepts of the thesaurus, comparable by meaning; read anew now and then. */
export async function loadTopicIndex(db: Queryable): Promise<TopicIndex> {
  if (loaded && Date.now() - loaded.at < keptFor) return loaded.index;
  const topics = topicsToCompare(await loadThesaurus(db), await directoryTopicsRepository.read(db));
  loaded = { index: buildTopicIndex(topics, loadWordVectors()), at: Date.now() };
  return loaded.index;
}
