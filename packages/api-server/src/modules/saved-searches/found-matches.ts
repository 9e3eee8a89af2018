import type { Transaction } from '@rostrum/server-kit/database';
import {
  foundOrganisationOf,
  foundPeopleRepository,
  foundPersonOf,
  foundPostOf,
  foundQuestionOf,
  foundTextsRepository,
} from '../search/index.ts';
import type { ReadSearch } from './read-search.ts';

/** A new match as a mail tells of it. */
export interface FoundMatch {
  title: string;
  detail: string;
  href: string;
  /** The sentence that matched, and where it stands. */
  sentence: { text: string; source: string } | null;
}

interface Match {
  source: string;
  parts: readonly { text: string }[];
}
const sentenceOf = (match: Match | null): FoundMatch['sentence'] =>
  match && { source: match.source, text: match.parts.map(({ text }) => text).join('') };
const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** What was found, in the order of `ids`; hrefs are paths. */
export async function foundMatches(
  tx: Transaction,
  { kind, sentences }: Pick<ReadSearch, 'kind' | 'sentences'>,
  ids: readonly string[],
): Promise<FoundMatch[]> {
  const page = { ids, sentences };
  switch (kind) {
    case 'post':
      return (await foundTextsRepository.posts(tx, page)).map(foundPostOf).map((post) => ({
        title: post.title,
        detail: post.organisation.name,
        href: post.href,
        sentence: sentenceOf(post.match),
      }));
    case 'question':
      return (await foundTextsRepository.questions(tx, page)).map(foundQuestionOf).map((question) => ({
        title: question.text,
        detail: joined(question.answered_by.join(', '), question.organisation.name),
        href: question.href,
        sentence: sentenceOf(question.match),
      }));
    case 'organisation':
      return (await foundTextsRepository.organisations(tx, page))
        .map(foundOrganisationOf)
        .map((organisation) => ({
          title: organisation.name,
          detail: organisation.city ?? '',
          href: organisation.href,
          sentence: sentenceOf(organisation.match),
        }));
    case 'expert':
    case 'staff':
      return (await foundPeopleRepository.byIds(tx, page)).map(foundPersonOf).map((person) => ({
        title: person.name,
        detail: joined(person.job_title, person.organisation.name),
        href: `/${person.kind === 'staff' ? 'staff' : 'experts'}/${encodeURIComponent(person.username)}`,
        sentence: sentenceOf(person.match),
      }));
  }
}
