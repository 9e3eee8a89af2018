import type { FoundPerson, ParsedQuery, search } from '@rostrum/contracts';
import { requirePermission } from '../../authorisation/require-permission.ts';
import type { Database } from '../../database/queryable.ts';
import { iso, isoOrNull } from '../../database/rows.ts';
import type { RequestSession } from '../../session/request-session.ts';
import type { EventService } from '../events/events.service.ts';
import { fullName } from '../people/person-views.ts';
import { autocompleteRepository } from './autocomplete.repository.ts';
import { partsOf, type Strictness } from './match-query.repository.ts';
import {
  searchPeopleRepository,
  type FoundPersonRow,
  type PeopleSearch,
} from './search-people.repository.ts';
import { searchTextsRepository } from './search-texts.repository.ts';
import { languageName } from './language-name.ts';

type SearchQuery = ParsedQuery<typeof search.find>;
const expertKinds = ['expert', 'individual'];
const onAir = ['live_tv', 'radio', 'podcast', 'phone'] as const;

const sentence = (source: string | null, marked: string | null) =>
  source === null || marked === null ? null : { source, parts: partsOf(marked) };

const foundPersonOf = (row: FoundPersonRow): FoundPerson => ({
  username: row.username,
  kind: row.kind,
  name: fullName(row),
  job_title: row.job_title,
  organisation: { name: row.organisation, company_username: row.company_username },
  image: row.image,
  match: sentence(row.matched_source, row.matched_text),
  ready_for: onAir.filter((medium) => row.readiness?.[medium] === true),
  accepts: row.accepts,
  away_until: isoOrNull(row.away_until),
  answers_in_minutes: row.answers_in_minutes,
});

interface SearchServiceDeps {
  db: Database;
  /** Counts a search for analytics; one that found nobody is a gap to show to the organisation. */
  events: Pick<EventService, 'recordSearch'>;
}

/** Finding experts, posts, questions and staff over all public organisations. */
export function createSearchService({ db, events }: SearchServiceDeps) {
  async function totalsOf(
    query: SearchQuery,
    people: (kinds: readonly string[]) => PeopleSearch,
    strictness: Strictness,
  ) {
    const texts = { q: query.q, strictness, organisation: query.organisation };
    const [experts, staff, posts, questions] = await Promise.all([
      searchPeopleRepository.count(db, people(expertKinds)),
      searchPeopleRepository.count(db, people(['staff'])),
      searchTextsRepository.countPosts(db, texts),
      searchTextsRepository.countQuestions(db, texts),
    ]);
    return { experts, posts, questions, staff };
  }

  return {
    async find(session: RequestSession, query: SearchQuery) {
      requirePermission(session, 'search.read');
      const peopleSearch =
        (strictness: Strictness) =>
        (kinds: readonly string[]): PeopleSearch => ({
          q: query.q,
          strictness,
          kinds,
          ownOrgId: session.orgId,
          topic: query.topic,
          organisation: query.organisation,
          language: query.language,
        });
      // Words that never stand together in one text: any of them is better than nobody.
      let strictness: Strictness = 'all';
      let totals = await totalsOf(query, peopleSearch(strictness), strictness);
      if (query.q !== '' && totals.experts + totals.staff + totals.posts + totals.questions === 0) {
        strictness = 'any';
        totals = await totalsOf(query, peopleSearch(strictness), strictness);
      }
      const page = { sort: query.sort, limit: query.page_size, offset: query.page_from };
      const texts = { q: query.q, strictness, organisation: query.organisation };
      const shown = peopleSearch(strictness)(query.active === 'staff' ? ['staff'] : expertKinds);
      const isPeople = query.active === 'experts' || query.active === 'staff';
      const [people, posts, questions, topic, organisation, language] = await Promise.all([
        isPeople ? searchPeopleRepository.find(db, shown, page) : [],
        query.active === 'posts' ? searchTextsRepository.posts(db, texts, page) : [],
        query.active === 'questions' ? searchTextsRepository.questions(db, texts, page) : [],
        searchPeopleRepository.topics(db, shown),
        searchPeopleRepository.organisations(db, shown),
        searchPeopleRepository.languages(db, shown),
      ]);
      if (query.q !== '' && query.page_from === 0) {
        const results = totals.experts + totals.staff;
        const asked = results > 0 ? organisation.map(({ value }) => value) : (query.organisation ?? null);
        await events.recordSearch(session, { text: query.q, results, organisations: asked });
      }
      return {
        people: people.map(foundPersonOf),
        posts: posts.map((row) => ({
          id: row.id,
          title: row.title,
          href: `/organizations/${row.company_username}/posts/${row.slug}`,
          summary: row.summary,
          match: sentence('Post', row.marked),
          published_at: iso(row.published_at),
          organisation: { name: row.organisation, company_username: row.company_username },
        })),
        questions: questions.map((row) => ({
          id: row.id,
          text: row.title,
          href: `/organizations/${row.company_username}/questions/${row.slug}`,
          match: sentence('Answer', row.marked),
          answered_by: row.answered_by,
          organisation: { name: row.organisation, company_username: row.company_username },
        })),
        total: totals[query.active],
        totals,
        facets: {
          topic: topic.map(({ value, count }) => ({ value, label: value, count })),
          organisation,
          language: language.map(({ value, count }) => ({ value, label: languageName(value), count })),
        },
      };
    },

    async people(session: RequestSession, { q }: ParsedQuery<typeof search.people>) {
      requirePermission(session, 'search.read');
      return { items: await autocompleteRepository.people(db, { q, ownOrgId: session.orgId }) };
    },

    async classifications(session: RequestSession, { q }: ParsedQuery<typeof search.classifications>) {
      requirePermission(session, 'search.read');
      return { items: await autocompleteRepository.classifications(db, { q, ownOrgId: session.orgId }) };
    },
  };
}
