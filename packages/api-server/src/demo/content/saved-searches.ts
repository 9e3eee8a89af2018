import type { AlertFrequency } from '@rostrum/contracts';

/** A search that somebody in the demonstration keeps. */
export interface SavedSearchContent {
  seeker: string;
  name: string;
  q: string;
  language?: readonly string[];
  ready?: readonly ('live_tv' | 'radio' | 'podcast' | 'phone' | 'studio')[];
  alert: AlertFrequency;
  daysAgo: number;
  /** When it was last opened. */
  seenDaysAgo: number;
  /** At most so many match newly since then. */
  news: number;
}

/** What the demonstration's seekers want to hear of again. */
export const keptSearches: readonly SavedSearchContent[] = [
  {
    seeker: 'callum-strand',
    name: 'Storm surge, ready for live TV',
    q: 'storm surge',
    ready: ['live_tv'],
    alert: 'daily',
    daysAgo: 40,
    seenDaysAgo: 2.2,
    news: 2,
  },
  {
    seeker: 'callum-strand',
    name: 'Flood insurance',
    q: 'flood insurance',
    alert: 'weekly',
    daysAgo: 61,
    seenDaysAgo: 5,
    news: 1,
  },
  {
    seeker: 'callum-strand',
    name: 'Sea level, in Norwegian',
    q: 'sea level',
    language: ['no'],
    alert: 'off',
    daysAgo: 18,
    seenDaysAgo: 1,
    news: 0,
  },
  {
    seeker: 'freya-ostrander',
    name: 'Flu, ready for radio',
    q: 'flu',
    ready: ['radio'],
    alert: 'instant',
    daysAgo: 33,
    seenDaysAgo: 3,
    news: 1,
  },
  {
    seeker: 'nadia-prewett',
    name: 'Teen sleep',
    q: 'teen sleep',
    alert: 'weekly',
    daysAgo: 12,
    seenDaysAgo: 4,
    news: 0,
  },
  {
    seeker: 'otto-lindgren',
    name: 'Speakers on coastal flooding',
    q: 'coastal flooding',
    alert: 'weekly',
    daysAgo: 27,
    seenDaysAgo: 9,
    news: 2,
  },
];
