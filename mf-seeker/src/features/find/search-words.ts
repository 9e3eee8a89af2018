import {
  searchCountedUpTo,
  type FoundPerson,
  type SearchTab,
  formatDayMonth,
  formatNumber,
} from '@rostrum/contracts';
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
  staff: ['staff member', 'staff members'],
  organisations: ['organisation', 'organisations'],
};

/** `14`, or `10,000+` when there are more than are counted. */
export const totalInWords = (total: number): string =>
  total > searchCountedUpTo ? `${formatNumber(searchCountedUpTo)}+` : formatNumber(total);

/** `14 experts`, announced and shown over the results. */
export const countInWords = (tab: SearchTab, total: number): string =>
  `${totalInWords(total)} ${nouns[tab][total === 1 ? 0 : 1]}`;

export const sortLabels = { relevance: 'Most relevant', name: 'By name', recent: 'Most recent' } as const;
export type SearchSort = keyof typeof sortLabels;

export interface Reach {
  kind: 'away' | 'now' | 'later';
  words: string;
}

/** `Away until 24 Nov`, `Available now` or `From 14:00`; null when no hours are known. */
export function reachWords(
  {
    away_until,
    available_now,
    reachable_from,
  }: Pick<FoundPerson, 'away_until' | 'available_now' | 'reachable_from'>,
  now: number,
): Reach | null {
  const back = away_until === null ? null : new Date(away_until);
  if (back && back.getTime() > now)
    return back.toDateString() === new Date(now).toDateString()
      ? { kind: 'later', words: `From ${clockTime(back.getTime())}` }
      : {
          kind: 'away',
          words: `Away until ${formatDayMonth(back)}`,
        };
  if (available_now === null) return null;
  if (available_now) return { kind: 'now', words: 'Available now' };
  return reachable_from === null ? null : { kind: 'later', words: `From ${reachable_from}` };
}

export const answerWords = (minutes: number | null): string | null =>
  minutes === null ? null : `Answers in ${durationText(minutes * 60_000)}`;
