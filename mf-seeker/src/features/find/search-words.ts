import { searchCountedUpTo, type FoundPerson, type SearchTab } from '@rostrum/contracts';
import { clockTime, durationText } from '@rostrum/ui-kit';

export const tabLabels: Record<SearchTab, string> = {
  experts: 'Experts',
  posts: 'Posts',
  questions: 'Questions',
  staff: 'Staff',
  organisations: 'Organisations',
};

const nouns: Record<SearchTab, readonly [string, string]> = {
  experts: ['expert', 'experts'],
  posts: ['post', 'posts'],
  questions: ['question', 'questions'],
  staff: ['person of the staff', 'people of the staff'],
  organisations: ['organisation', 'organisations'],
};

/** `14`, or `10,000+` when there are more than are counted. */
export const totalInWords = (total: number): string =>
  total > searchCountedUpTo ? `${searchCountedUpTo.toLocaleString('en-GB')}+` : total.toLocaleString('en-GB');

/** `14 experts`, announced and shown over the results. */
export const countInWords = (tab: SearchTab, total: number): string =>
  `${totalInWords(total)} ${nouns[tab][total === 1 ? 0 : 1]}`;

export const sortLabels = { relevance: 'Most relevant', name: 'By name', recent: 'Most recent' } as const;
export type SearchSort = keyof typeof sortLabels;

/** `Away until 24 Nov`; with the hour when the person is back today. Null when nobody is away. */
export function awayWords(awayUntil: FoundPerson['away_until'], now: number): string | null {
  if (awayUntil === null) return null;
  const back = new Date(awayUntil);
  if (back.getTime() <= now) return null;
  if (back.toDateString() === new Date(now).toDateString()) return `From ${clockTime(back.getTime())}`;
  return `Away until ${back.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}`;
}

export const answerWords = (minutes: number | null): string | null =>
  minutes === null ? null : `Answers in ${durationText(minutes * 60_000)}`;
