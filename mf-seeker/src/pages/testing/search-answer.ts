import { foundPerson, type RouteResponse, type search } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';

/** An expert who was found, with the sentence that matched. */
export const person = (name: string, username: string) => ({
  ...example(foundPerson, {
    name,
    username,
    kind: 'expert',
    job_title: 'Professor',
    organisation: { name: 'Northmere University' },
  }),
  match: {
    source: 'Post, March 2026',
    parts: [
      { text: 'We modelled the ', marked: false },
      { text: 'estuary', marked: true },
    ],
  },
});

const facets = {
  industry: [],
  country: [],
  region: [],
  inquiry_type: [],
  ready: [],
  available: [],
  confirmed: [],
  topic: [{ value: 'Storm surge', label: 'Storm surge', count: 6 }],
  organisation: [{ value: 'northmere', label: 'Northmere University', count: 9 }],
  language: [{ value: 'en', label: 'English', count: 14 }],
};
/** Returns the response to a search, with the given changes. */
export const answer = (
  change: Partial<RouteResponse<typeof search.find>> = {},
): RouteResponse<typeof search.find> => ({
  people: [person('Maren Okonjo-Hale', 'maren'), person('Elias Thorne-Vance', 'elias')],
  related: [],
  posts: [],
  questions: [],
  organisations: [],
  total: 3,
  totals: { experts: 3, posts: 22, questions: 9, staff: 0, organisations: 1 },
  next: null,
  facets,
  facets_counted_over: null,
  text: 'estuary',
  searched_for: null,
  read_as: [],
  not_used: [],
  corrected: null,
  changed_words: [],
  did_you_mean: null,
  close_from: null,
  ways_out: [],
  ...change,
});
