import { type PublicPerson, formatRoughDuration } from '@rostrum/contracts';
import { LastConfirmed } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import {
  interviewLanguages,
  isReachableNow,
  reachableHours,
  readyFor,
  sectionsOf,
} from '@rostrum/public-pages';

export interface ComparisonRow {
  label: string;
  /** The same words mean the same: rows whose words are all equal do not tell people apart. */
  words: (person: PublicPerson) => string;
  draw?: (person: PublicPerson) => ReactNode;
}

const notSaid = 'Not said';

function reachable(person: PublicPerson): string {
  const { timezone } = person.organisation;
  const now = new Date();
  const hours = reachableHours(person.readiness, timezone, now);
  if (hours === null) return notSaid;
  return isReachableNow(person.readiness, timezone, now) ? `Yes, now. ${hours}` : `Not now. ${hours}`;
}

/** What decides between two people, in the order in which it decides. */
export const comparisonRows: readonly ComparisonRow[] = [
  { label: 'Reachable', words: reachable },
  {
    label: 'Usually answers in',
    words: ({ answers_in_minutes: minutes }) =>
      minutes === null ? notSaid : formatRoughDuration(minutes * 60_000),
  },
  {
    label: 'In their words',
    words: (person) => sectionsOf(person, 'quotation')[0]?.data.text ?? notSaid,
    draw: (person) => {
      const [quotation] = sectionsOf(person, 'quotation');
      return quotation ? <span className="r-voice">“{quotation.data.text}”</span> : notSaid;
    },
  },
  { label: 'Areas of expertise', words: ({ topics }) => topics.slice(0, 6).join(', ') || notSaid },
  { label: 'Can do', words: ({ readiness }) => readyFor(readiness) ?? notSaid },
  { label: 'Languages', words: (person) => interviewLanguages(person) ?? notSaid },
  {
    label: 'Freshly confirmed',
    words: ({ last_confirmed_at: at }) => at ?? notSaid,
    draw: ({ last_confirmed_at: at }) => (at === null ? notSaid : <LastConfirmed value={at} />),
  },
];

/** Rows in which at least two people differ. */
export const differingRows = (people: readonly PublicPerson[]): ComparisonRow[] =>
  comparisonRows.filter(({ words }) => new Set(people.map(words)).size > 1);
