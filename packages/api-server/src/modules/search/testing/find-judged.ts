import type { Database } from '@rostrum/server-kit/database';
import { permit, type RequestSession } from '@rostrum/server-kit';
import { createSearchService } from '../search.service.ts';
import type { SemanticSearch } from '../vectors/semantic-search.ts';
import type { JudgedQuery } from './judged/index.ts';

/** A seeker of any organisation, for whom what is public is found. */
export const judge: RequestSession = {
  sessionId: 'judge',
  userId: 'judge',
  identifier: 'judge',
  role: 'media',
  orgId: null,
  companyUsername: null,
  personId: null,
  username: null,
  scopes: { departments: [], tags: [] },
  firstname: 'Jo',
  lastname: 'Judge',
  name: 'Jo Judge',
  email: 'judge@example.org',
  image: null,
  timezone: 'UTC',
  isSecondFactorDue: false,
  isReadOnly: false,
};

/** The first page of a search without filters. */
export const plainSearch = {
  q: '',
  active: 'experts',
  page_from: 0,
  page_size: 10,
  sort: 'relevance',
  scope: 'all',
} as const;

const slugOf = ({ href }: { href: string }) => href.slice(href.lastIndexOf('/') + 1);

/** What a seeker finds for a text, best first, under the names that grades use, and the text searched for instead. */
export async function answerJudged(
  db: Database,
  { q, tab }: Pick<JudgedQuery, 'q' | 'tab'>,
  semantics?: Pick<SemanticSearch, 'find'>,
): Promise<{ found: string[]; related: string[]; corrected: string | null }> {
  const service = createSearchService({
    db,
    ...(semantics && { semantics }),
    events: { recordSearch: async () => undefined, recordFound: async () => undefined },
    log: { warn: () => undefined },
  });
  const answer = await service.find(permit(judge, 'search.read'), { ...plainSearch, q, active: tab });
  const found = [
    ...answer.people.map(({ username }) => username),
    ...answer.posts.map(slugOf),
    ...answer.questions.map(slugOf),
    ...answer.organisations.map(({ company_username }) => company_username),
  ];
  return { found, related: answer.related.map(({ username }) => username), corrected: answer.corrected };
}

/** What a seeker finds for a judged query, best first, under the names that grades use. */
export const findJudged = async (db: Database, query: JudgedQuery): Promise<string[]> =>
  (await answerJudged(db, query)).found;
