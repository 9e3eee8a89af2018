import { maxSuggestedTopics } from '@rostrum/contracts/people';
import type { Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { createNearestTopics, type SemanticSearch } from '../search/index.ts';
import { findPerson, personDetailRepository, sectionsOf } from '../people/index.ts';
import { readKnownTopics } from './known-topics.repository.ts';

export interface TopicSuggestionDeps {
  db: Database;
  semantics: Pick<SemanticSearch, 'embed'>;
}

/** A shorter text names no subject. */
const minTextLength = 40;

/** Suggests areas of expertise out of what a profile says. */
export function createTopicSuggestionService({ db, semantics }: TopicSuggestionDeps) {
  const findNearest = createNearestTopics({ semantics });

  async function readText(person: Awaited<ReturnType<typeof findPerson>>): Promise<string> {
    const sections = sectionsOf(await personDetailRepository.sections(db, person.orgId, person.id));
    const works = sections.flatMap(({ kind, data }) =>
      kind === 'publication' && 'title' in data ? [String(data.title)] : [],
    );
    return [person.headline, person.biography, ...works].filter((part) => part.trim() !== '').join('. ');
  }

  return {
    async topics(session: Permitted<'person.write'>, { id }: { id: string }): Promise<{ topics: string[] }> {
      const person = await findPerson(db, session, id);
      const text = person.kind === 'staff' ? '' : await readText(person);
      if (text.length < minTextLength) return { topics: [] };
      const chosen = new Set(person.topics.map((topic) => topic.toLowerCase()));
      const known = await readKnownTopics(db, { orgId: person.orgId, id: person.id });
      const nearest = await findNearest(
        text,
        known.filter((topic) => !chosen.has(topic.toLowerCase())),
      );
      return { topics: nearest.slice(0, maxSuggestedTopics) };
    },
  };
}
