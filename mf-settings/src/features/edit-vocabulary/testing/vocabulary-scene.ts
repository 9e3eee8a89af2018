import { events } from '@rostrum/contracts';
import {
  classifications,
  termEditors,
  type ClassificationTerm,
  type MergeAsSeen,
  type TermEditor,
  type TermSuggestion,
  type Vocabulary,
} from '@rostrum/contracts/settings';
import { handle, hang } from '@rostrum/test-support';

export const idOf = (number: number) => `01a20290-75bf-7000-8000-00000000000${number}`;
export const term = (
  number: number,
  title: string,
  values: Partial<ClassificationTerm> = {},
): ClassificationTerm => ({
  id: idOf(number),
  version: number,
  title,
  entry_terms: [],
  parent_id: null,
  scope_note: '',
  is_general: false,
  people: 0,
  posts: 0,
  questions: 0,
  ...values,
});
export const surge = term(1, 'Storm surge', { people: 14, posts: 17, entry_terms: ['Storm tide'] });
export const tidal = term(2, 'Tidal surges', { people: 2, searches: 12 });
export const volcano = term(3, 'Volcanoes', { is_general: true });
export const counts: Vocabulary['counts'] = { topic: 3, industry: 1, category: 0, tag: 0, department: 0 };
export const merge = {
  id: idOf(9),
  title: 'Tidal surges',
  into_title: 'Storm surge',
  merged_by: 'Ines Calder',
  merged_at: '2026-11-20T10:00:00Z',
};
export const runaway: TermSuggestion = { text: 'thermal runaway', source: 'searches', count: 4, names: [] };
export const preview = {
  source: { id: tidal.id, version: 2, title: 'Tidal surges' },
  target: { id: surge.id, version: 1, title: 'Storm surge' },
  people: { now: 14, after: 15, both: 1, names: ['Yusra Benhaddou'] },
  posts: { now: 17, after: 17, both: 0, names: [] },
  questions: { now: 0, after: 0, both: 0, names: [] },
  entry_terms: ['Tidal surges'],
  narrower: [],
  scopes: 0,
  rules: 0,
  embeds: 0,
};
export const seen: MergeAsSeen = {
  q: 'Tidal surges',
  before: { experts: 2, via: 'Tidal surges' },
  after: { experts: 15, via: 'Storm surge' },
  old_address: { from: '/topics/tidal-surges', to: '/topics/storm-surge' },
};
export const jonah: TermEditor = {
  window: idOf(8),
  firstname: 'Jonah',
  lastname: 'Petrie',
  image: null,
  is_self: false,
  since: '2026-11-19T10:00:00Z',
};

/** A vocabulary that no other page has open. */
export const vocabularyHandlers = () => [
  hang(events.live),
  handle(termEditors.present, () => ({ others: [] })),
  handle(termEditors.leave, () => ({ left: true as const })),
  handle(classifications.seeMerge, ({ query }) => ({ ...seen, q: query.q })),
  handle(classifications.list, ({ query }) => ({
    scheme: query.scheme,
    counts,
    terms: query.scheme === 'topic' ? [surge, tidal, volcano] : [term(4, 'Shipping')],
    merges: [],
  })),
  handle(classifications.suggestions, () => ({ items: [runaway] })),
];
