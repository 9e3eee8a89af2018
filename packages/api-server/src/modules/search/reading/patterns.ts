import { inquiryTypeLabel } from '@rostrum/contracts';
import { cities, countryNames, demonyms, languages, regionNames, type Names } from '../language/names.ts';
import { readingOf, type Reading } from '../query/reading.ts';
import { laterTimes, weekdays } from './later-times.ts';

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

/** Amounts of money as tokens of a text: `$ 5 000`, `500 euros`. */
const amount = /^(?:[$€£] \d[\d ]*k?|\d[\d ]*k? (?:[$€£]|dollars|euros|pounds|usd|eur|gbp))$/u;
const amounts: Pick<Names, 'get'> = {
  get: (words) => (amount.test(words) ? { value: words, label: words } : undefined),
};

export const lists: Readonly<Record<string, Pick<Names, 'get'>>> = {
  '{language}': languages,
  '{country}': countryNames,
  '{region}': regionNames,
  '{city}': cities,
  '{demonym}': demonyms,
  '{amount}': amounts,
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

/** When something is wanted that no profile tells: it is no subject either. */
const unknownTime: Pattern['read'] = () => null;

const notUsed = (texts: readonly string[], onlyInQuestions = false): Pattern[] =>
  patterns(unknownTime, texts, onlyInQuestions).map((pattern) => ({ ...pattern, isNotUsed: true }));

const bounds = [
  'under',
  'below',
  'less than',
  'no more than',
  'up to',
  'at most',
  'for',
  'for under',
  'budget of',
  'with a budget of',
  'fee of',
  'fee under',
  'fees under',
  'maximum',
];
const people = [
  'expert',
  'scientist',
  'researcher',
  'speaker',
  'guest',
  'professor',
  'academic',
  'doctor',
  'lawyer',
  'economist',
  'voice',
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
const type = (id: 1 | 2 | 3 | 4) => fixed('inquiry_type', String(id), inquiryTypeLabel(id));

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
    'interviewed in {language}',
    'interview in {language}',
    '{language} interview',
    '{language} language',
    '{language} radio',
    '{language} tv',
    'speaker of {language}',
    'speakers of {language}',
  ]),
  ...patterns(named('demonym'), ['{demonym}'], true),
  ...patterns(named('city'), [
    'in {city}',
    'from {city}',
    'based in {city}',
    'near {city}',
    'living in {city}',
  ]),
  ...patterns(named('city'), ['{city}', '{city} based'], true),
  ...patterns(named('country'), ['{country} based']),
  ...patterns(named('country'), places('{country}')),
  ...patterns(named('region'), places('{region}')),
  ...patterns(now, [
    'available now',
    'available right now',
    'available immediately',
    'available at once',
    'free now',
    'reachable now',
    'straight away',
    'within the hour',
    'right now',
    'at short notice',
  ]),
  ...patterns(now, ['now', 'immediately', 'asap'], true),
  ...patterns(today, [
    'available today',
    'available tonight',
    'available this afternoon',
    'available this morning',
    'available this evening',
    'free today',
    'free tonight',
    'free this afternoon',
    'free this evening',
    'later today',
    'by tonight',
    'before tonight',
    'for today',
    'for tonight',
    'before noon',
    'this lunchtime',
  ]),
  ...notUsed(laterTimes.flatMap((time) => [`available ${time}`, `free ${time}`])),
  ...notUsed(
    laterTimes.filter((time) => time !== 'tomorrow' && !/^(?:this|next) (?:year|month)$/u.test(time)),
  ),
  ...notUsed(['tomorrow', ...weekdays], true),
  ...notUsed(bounds.map((bound) => `${bound} {amount}`)),
  ...notUsed(['free of charge', 'without a fee', 'for no fee']),
  ...notUsed(
    ['woman', 'female', 'man', 'male'].flatMap((gender) => [
      `preferably a ${gender}`,
      `preferably ${gender}`,
      `ideally a ${gender}`,
      `ideally ${gender}`,
    ]),
  ),
  ...['woman', 'female', 'male'].flatMap((gender) =>
    people.map((person): Pattern => ({
      words: [gender],
      before: person,
      onlyInQuestions: false,
      read: unknownTime,
      isNotUsed: true,
    })),
  ),
  ...patterns(unknownTime, ['night time', 'quick comment', 'quick quote'], true),
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
    'live tv',
    'live television',
    'tv interview',
    'television interview',
    'tv guest',
    'tv pundit',
    'tv expert',
    'on camera',
    'live on air',
    'for the camera',
    'tv news',
    'for a live broadcast',
    'go on tv',
    'go on live television',
    'go on live tv',
  ]),
  ...patterns(onAir.radio, [
    'on the radio',
    'on radio',
    'for the radio',
    'for radio',
    'radio interview',
    'radio guest',
    'guest on radio',
    'radio programme',
    'radio show',
    'live radio',
    'radio talk',
  ]),
  ...patterns(onAir.podcast, [
    'on a podcast',
    'on our podcast',
    'for a podcast',
    'for our podcast',
    'for my podcast',
    'podcast guest',
    'podcast interview',
    'podcast episode',
    'as a podcast guest',
  ]),
  ...patterns(onAir.phone, [
    'by phone',
    'by telephone',
    'over the phone',
    'on the phone',
    'phone interview',
    'telephone interview',
    'reachable by phone',
    'a phone call',
    'on the telephone',
    'over the telephone',
  ]),
  ...patterns(onAir.studio, [
    'in the studio',
    'in a studio',
    'studio guest',
    'come to the studio',
    'in our studio',
  ]),
  ...patterns(type(1), [
    'as a speaker',
    'as a keynote speaker',
    'for a keynote',
    'to give a talk',
    'keynote speaker',
    'keynote',
    'guest speaker',
    'conference speaker',
    'corporate speaker',
    'after dinner speaker',
    'speak at a conference',
    'speak at our conference',
    'for a lecture',
    'to give a lecture',
    'panel speaker',
    'for a panel',
    'public speaker',
    'speaker for',
  ]),
  ...patterns(type(2), [
    'for an interview',
    'to interview',
    'media interview',
    'press interview',
    'interview about',
    'interview on',
  ]),
  ...patterns(type(3), [
    'as an expert witness',
    'as expert witness',
    'expert witness',
    'expert witnesses',
    'to testify',
    'to testify in court',
    'court expert',
  ]),
  ...patterns(type(4), [
    'business adviser',
    'business advisor',
    'consultant for our company',
    'to advise our company',
    'business consultancy',
  ]),
];
