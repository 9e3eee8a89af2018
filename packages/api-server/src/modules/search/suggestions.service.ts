import {
  type ParsedQuery,
  publicPaths,
  type search,
  searchFilters,
  typeaheadMaximumResults,
} from '@rostrum/contracts';
import type { Permitted, RequestSession } from '@rostrum/server-kit';
import type { Database, Transaction } from '@rostrum/server-kit/database';
import { findTab } from './find.service.ts';
import { correct, interpret } from './interpret.service.ts';
import { fold, wordsOf } from './language/fold.ts';
import { parseTerms, spansOf } from './query/parse-terms.ts';
import { filtersOf } from './search-filters.ts';
import {
  suggestionsRepository,
  type SuggestedOrganisationRow,
  type SuggestedPersonRow,
  type SuggestedTextRow,
  type Typed,
} from './suggestions.repository.ts';
import { loadThesaurus } from './thesaurus/load-thesaurus.ts';
import { vocabularyRepository } from './vocabulary.repository.ts';
import { withinLimits } from './within-limits.ts';

/** Names have few words; more of them narrow nothing. */
const mostWords = 6;

/** The topics that the text speaks of first: they say why a person is suggested. */
function topicsFor(topics: readonly string[], words: readonly string[]): string[] {
  const isMeant = (topic: string) =>
    wordsOf(topic).some((each) => words.some((word) => each.startsWith(word)));
  const { meant = [], other = [] } = Object.groupBy(topics, (topic) => (isMeant(topic) ? 'meant' : 'other'));
  return [...meant, ...other].slice(0, 3);
}

async function foundPeople(tx: Transaction, typed: Typed): Promise<SuggestedPersonRow[]> {
  if (typed.words.length === 0) return [];
  const named = await suggestionsRepository.peopleByName(tx, typed);
  if (named.length >= typed.limit) return named;
  const stems = await suggestionsRepository.stems(tx, typed.words);
  const skilled = await suggestionsRepository.peopleByExpertise(tx, { ...typed, stems });
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...skilled.filter(({ id }) => !known.has(id))].slice(0, typed.limit);
}

/** The words with their typing errors put right; null when there are none. */
async function corrected(tx: Transaction, q: string, typed: Typed): Promise<Typed | null> {
  const parsed = parseTerms(q);
  const vocabulary = await vocabularyRepository.read(tx, {
    words: parsed.words,
    joined: [],
    spans: spansOf(parsed.words).map(({ text }) => text),
    companies: [],
    ownOrgId: typed.ownOrgId,
  });
  const { corrected: put } = await correct(
    tx,
    { parsed, vocabulary, ownOrgId: typed.ownOrgId },
    await loadThesaurus(tx),
  );
  return put ? { ...typed, words: put.parsed.words } : null;
}

/** Who has all of the text in other words than those of names and topics: as the search finds them, best first. */
async function matching(tx: Transaction, q: string, { ownOrgId, limit }: Typed): Promise<readonly string[]> {
  const filters = filtersOf({ ...searchFilters.parse({ q }), page_from: 0, page_size: 1 });
  const meant = await interpret(tx, { q, filters, ownOrgId, unread: new Set(), isExact: false });
  const { ids, close } = await findTab(tx, { tab: 'experts', meant, ownOrgId }, { offset: 0, limit });
  // Who has a part of it stands on the page of results, which says what is missing.
  return ids.slice(0, close);
}

async function people(tx: Transaction, q: string, typed: Typed) {
  let { words } = typed;
  let rows = await foundPeople(tx, typed);
  if (rows.length === 0 && words.length > 0) {
    const other = await corrected(tx, q, typed);
    if (other) {
      words = other.words;
      rows = await foundPeople(tx, other);
    }
  }
  if (rows.length === 0 && words.length > 0)
    rows = await suggestionsRepository.peopleByIds(tx, await matching(tx, q, typed));
  return rows.map(({ title, username, kind, job_title, image, organisation, topics }) => ({
    title,
    username,
    kind,
    job_title,
    image,
    organisation,
    topics: topicsFor(topics, words),
  }));
}

const linked = (kind: 'post' | 'question') => (row: SuggestedTextRow) => ({
  id: row.id,
  title: row.title,
  href: publicPaths[kind](row.company_username, row.slug),
});

const organisationOf = ({ title, logo, logo_dark, city, company_username }: SuggestedOrganisationRow) => ({
  title,
  logo,
  logo_dark,
  city,
  href: publicPaths.organisation(company_username),
});

/** What is offered while a person types. */
export function createSuggestionsService({ db }: { db: Database }) {
  // Asked at every letter: planning these statements would cost as much as running them.
  const whileTyping = <Result>(work: (tx: Transaction) => Promise<Result>) => withinLimits(db, work);
  const typedOf = (session: RequestSession, q: string, limit: number): Typed => ({
    words: wordsOf(q).slice(0, mostWords),
    ownOrgId: session.orgId,
    limit,
  });

  return {
    async suggest(session: Permitted<'search.read'>, { q, limit }: ParsedQuery<typeof search.suggest>) {
      const typed = typedOf(session, q, limit);
      return whileTyping(async (tx) => {
        const found = await people(tx, q, typed);
        const classifications = await suggestionsRepository.classifications(tx, { ...typed, q: fold(q) });
        if (typed.words.length === 0)
          return { people: found, classifications, organisations: [], posts: [], questions: [] };
        const organisations = await suggestionsRepository.organisations(tx, typed);
        const posts = await suggestionsRepository.posts(tx, typed);
        const questions = await suggestionsRepository.questions(tx, typed);
        return {
          people: found,
          classifications,
          organisations: organisations.map(organisationOf),
          posts: posts.map(linked('post')),
          questions: questions.map(linked('question')),
        };
      });
    },

    async people(session: Permitted<'search.read'>, { q }: ParsedQuery<typeof search.people>) {
      const typed = typedOf(session, q, typeaheadMaximumResults);
      return whileTyping(async (tx) => ({ items: await people(tx, q, typed) }));
    },

    async classifications(
      session: Permitted<'search.read'>,
      { q, scheme }: ParsedQuery<typeof search.classifications>,
    ) {
      return whileTyping(async (tx) => ({
        items: await suggestionsRepository.classifications(tx, {
          q,
          scheme: scheme ?? null,
          ownOrgId: session.orgId,
          limit: typeaheadMaximumResults,
        }),
      }));
    },
  };
}
