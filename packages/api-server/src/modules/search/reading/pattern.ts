import { inquiryTypeLabel } from '@rostrum/contracts';
import { readingOf, type Reading } from '../query/reading.ts';

/** Words in a row; `{…}` is a name out of a list. */
export interface Pattern {
  words: readonly string[];
  /** Only in a question: alone these words may mean something else. */
  onlyInQuestions: boolean;
  /** Null: words around a request, which ask for nothing that is known of people. */
  read: (name: { value: string; label: string } | null, words: string) => Reading | null;
  /** The word that must follow and is no part of it. */
  before?: string;
  /** The searcher is told that it was left out. */
  isNotUsed?: true;
}

export const fixed =
  (kind: Reading['kind'], value: string, label: string): Pattern['read'] =>
  (_, words) =>
    readingOf(kind, value, label, words);
export const named =
  (kind: Reading['kind']): Pattern['read'] =>
  (name, words) =>
    readingOf(kind, name?.value ?? '', name?.label ?? '', words);

export const patterns = (
  read: Pattern['read'],
  texts: readonly string[],
  onlyInQuestions = false,
): Pattern[] => texts.map((text) => ({ words: text.split(' '), onlyInQuestions, read }));

/** When something is wanted that no profile tells: it is no subject either. */
export const unknownTime: Pattern['read'] = () => null;

export const notUsed = (texts: readonly string[], onlyInQuestions = false): Pattern[] =>
  patterns(unknownTime, texts, onlyInQuestions).map((pattern) => ({ ...pattern, isNotUsed: true }));

export const now = fixed('available', 'now', 'Available now');
export const today = fixed('available', 'today', 'Available today');
export const onAir = {
  live_tv: fixed('ready', 'live_tv', 'Live TV'),
  radio: fixed('ready', 'radio', 'Radio'),
  podcast: fixed('ready', 'podcast', 'Podcast'),
  phone: fixed('ready', 'phone', 'Phone'),
  studio: fixed('ready', 'studio', 'Studio'),
};
export const type = (id: 1 | 2 | 3 | 4) => fixed('inquiry_type', String(id), inquiryTypeLabel(id));
