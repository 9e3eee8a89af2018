import { inquiryTypeLabel } from '@rostrum/contracts';
import { countryNames, languages, regionNames, type Names } from './names.ts';
import { readingOf, type Reading } from '../query/reading.ts';

/** Words in a row; `{…}` is a name out of a list. */
export interface Pattern {
  words: readonly string[];
  /** Only in a question: alone these words may mean something else. */
  onlyInQuestions: boolean;
  read: (name: { value: string; label: string } | null, words: string) => Reading;
}

export const lists: Readonly<Record<string, Names>> = {
  '{language}': languages,
  '{country}': countryNames,
  '{region}': regionNames,
};

const fixed =
  (kind: Reading['kind'], value: string, label: string): Pattern['read'] =>
  (_, words) =>
    readingOf(kind, value, label, words);
const named =
  (kind: Reading['kind']): Pattern['read'] =>
  (name, words) =>
    readingOf(kind, name?.value ?? '', name?.label ?? '', words);

const patterns = (read: Pattern['read'], texts: readonly string[], onlyInQuestions = false): Pattern[] =>
  texts.map((text) => ({ words: text.split(' '), onlyInQuestions, read }));

const places = (name: string) => [
  `in ${name}`,
  `in the ${name}`,
  `from ${name}`,
  `from the ${name}`,
  `based in ${name}`,
  `based in the ${name}`,
];

const now = fixed('available', 'now', 'Available now');
const today = fixed('available', 'today', 'Available today');
const onAir = {
  live_tv: fixed('ready', 'live_tv', 'Live TV'),
  radio: fixed('ready', 'radio', 'Radio'),
  podcast: fixed('ready', 'podcast', 'Podcast'),
  phone: fixed('ready', 'phone', 'Phone'),
  studio: fixed('ready', 'studio', 'Studio'),
};
const type = (id: 1 | 2 | 3) => fixed('inquiry_type', String(id), inquiryTypeLabel(id));

/** How people say whom they need, beside what about. All words are folded. */
export const spoken: readonly Pattern[] = [
  ...patterns(named('language'), [
    'in {language}',
    'fluent in {language}',
    'who speaks {language}',
    'who speak {language}',
    'who can speak {language}',
    'that speaks {language}',
    'speaks {language}',
    'speak {language}',
    'speaking {language}',
    '{language} speaking',
    '{language} speaker',
    '{language} speakers',
  ]),
  ...patterns(named('country'), places('{country}')),
  ...patterns(named('region'), places('{region}')),
  ...patterns(now, [
    'available now',
    'available right now',
    'available immediately',
    'right now',
    'at short notice',
  ]),
  ...patterns(now, ['now', 'immediately', 'asap'], true),
  ...patterns(today, [
    'available today',
    'available tonight',
    'available this afternoon',
    'available this morning',
  ]),
  ...patterns(today, ['today', 'tonight', 'this morning', 'this afternoon', 'this evening'], true),
  ...patterns(onAir.live_tv, [
    'live on tv',
    'live on television',
    'on live tv',
    'on live television',
    'on tv',
    'on television',
    'for tv',
    'for television',
  ]),
  ...patterns(onAir.radio, ['on the radio', 'on radio', 'for the radio', 'for radio']),
  ...patterns(onAir.podcast, [
    'on a podcast',
    'on our podcast',
    'for a podcast',
    'for our podcast',
    'for my podcast',
  ]),
  ...patterns(onAir.phone, ['by phone', 'by telephone', 'over the phone', 'on the phone']),
  ...patterns(onAir.studio, ['in the studio', 'in a studio']),
  ...patterns(type(1), ['as a speaker', 'as a keynote speaker', 'for a keynote', 'to give a talk']),
  ...patterns(type(2), ['for an interview', 'to interview']),
  ...patterns(type(3), ['as an expert witness', 'as expert witness']),
];
