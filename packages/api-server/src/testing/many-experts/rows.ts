import { createRandom, hashOf, type Random } from '@rostrum/demo/random';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Values of one table, as COPY takes them. */
export type Row = readonly (string | number | boolean | null | readonly string[])[];

export interface TableRows {
  table: string;
  columns: readonly string[];
  rows: Iterable<Row>;
}

const began = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const expertsOfOne = 250;
const languages = ['en', 'en', 'en', 'fr', 'es', 'de', 'zh', 'ar', 'pt', 'hi', 'no', 'it', 'ja', 'sw'];
const countries = ['GB', 'US', 'US', 'US', 'CA', 'DE', 'FR', 'AU', 'IN', 'NG', 'NO', 'BR', 'JP', 'ZA', 'NZ'];
const cities = ['Ashford', 'Brenton', 'Calder', 'Dunmore', 'Eastleigh', 'Farrow', 'Glenside', 'Harwell'];
const industries = ['Education', 'Health care', 'Energy and utilities', 'Legal services', 'Manufacturing'];
const zones = ['Europe/London', 'America/New_York', 'Europe/Berlin', 'Asia/Tokyo'];

const tables = ['organisation', 'person', 'section', 'post', 'question', 'answer', 'topic'] as const;
type Thing = (typeof tables)[number];

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').slice(-digits);

/** In the shape of UUID version 7, unique by what it names and its number. */
function idOf(thing: Thing, number: number): string {
  const time = hex(began + number, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(tables.indexOf(thing), 3)}-8${hex(hashOf(`${thing} ${number}`), 3)}-${hex(number, 12)}`;
}

/** Each thing has a stream of its own, so that its rows in different tables agree without being kept. */
const identity = (thing: Thing, number: number) => ({
  id: idOf(thing, number),
  random: createRandom(`${thing} ${number}`),
});

const sentence = (vocabulary: Vocabulary, random: Random, words: number) => {
  const text = Array.from({ length: words }, () => vocabulary.word(random)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

function* range(count: number) {
  for (let number = 0; number < count; number += 1) yield number;
}

/** The rows of a directory with so many experts. The same number gives the same rows, and a larger one contains them. */
export function manyExperts(count: number): TableRows[] {
  const vocabulary = createVocabulary();
  const organisations = Math.max(4, Math.ceil(count / expertsOfOne));
  const orgOf = (number: number) => idOf('organisation', number % organisations);
  const topicsOf = (random: Random) => [
    ...new Set(Array.from({ length: random.between(3, 7) }, () => vocabulary.topic(random))),
  ];
  const at = (random: Random, days: number) => new Date(began + random.next() * days * dayMs).toISOString();

  function* organisationRows(): Generator<Row> {
    for (const number of range(organisations)) {
      const { id, random } = identity('organisation', number);
      const name = `${vocabulary.lastname(random)} ${random.pick(['University', 'Institute', 'Hospital', 'College'])} ${number}`;
      yield [
        id,
        name,
        `organisation-${number}`,
        'university',
        sentence(vocabulary, random, 20),
        random.pick(countries),
        random.pick(zones),
      ];
    }
  }

  function* peopleRows(): Generator<Row> {
    for (const number of range(count)) {
      const { id, random } = identity('person', number);
      const topics = topicsOf(random);
      const isReady = random.chance(0.25);
      yield [
        id,
        orgOf(number),
        number % 30 === 29 ? 'staff' : 'expert',
        `person-${number}`,
        vocabulary.firstname(random),
        vocabulary.lastname(random),
        random.chance(0.5) ? 'Dr' : null,
        `${random.pick(['Professor', 'Lecturer', 'Reader', 'Fellow', 'Director'])} of ${topics[0] ?? ''}`,
        `${(topics[0] ?? '').split(' ')[0] ?? ''} department`,
        `person-${number}@directory.example`,
        random.pick(cities),
        random.pick(countries),
        sentence(vocabulary, random, 12),
        Array.from({ length: random.between(3, 6) }, () => sentence(vocabulary, random, 14)).join(' '),
        random.chance(0.6) ? '/portrait.svg' : null,
        topics,
        [random.pick(industries)],
        isReady
          ? JSON.stringify({
              live_tv: random.chance(0.5),
              radio: true,
              podcast: false,
              phone: true,
              studio: false,
              reachable_from: null,
              reachable_to: null,
            })
          : null,
        random.chance(0.98) ? 'public' : 'private',
        random.chance(0.95) ? 'published' : 'draft',
        Math.round(100 * Math.sqrt(random.next())),
        random.chance(0.7) ? at(random, 1000) : null,
        at(random, 300),
      ];
    }
  }

  function* sectionRows(): Generator<Row> {
    let sections = 0;
    for (const number of range(count)) {
      const id = idOf('person', number);
      const random = createRandom(`sections ${number}`);
      const section = (kind: string, data: object): Row => [
        idOf('section', (sections += 1)),
        orgOf(number),
        id,
        kind,
        JSON.stringify(data),
      ];
      for (const code of new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(languages))))
        yield section('language', { code, speak: 'fluent', interview: true });
      for (const _ of range(random.between(0, 2)))
        yield section('publication', {
          title: sentence(vocabulary, random, 8),
          publisher: 'Journal',
          kind: 'article',
        });
      if (random.chance(0.2))
        yield section('quotation', { text: sentence(vocabulary, random, 12), cleared_on: '2025-01-01' });
    }
  }

  function* availabilityRows(): Generator<Row> {
    for (const number of range(count)) {
      const random = createRandom(`availability ${number}`);
      const isAway = random.chance(0.05);
      if (random.chance(0.5) || isAway)
        yield [
          orgOf(number),
          idOf('person', number),
          random.between(1, 10),
          isAway ? 'yes' : 'no',
          isAway ? '2020-01-01' : null,
          isAway ? '2099-01-01' : null,
        ];
    }
  }

  function* postRows(): Generator<Row> {
    for (const number of range(Math.ceil(count / 10))) {
      const { id, random } = identity('post', number);
      yield [
        id,
        orgOf(number),
        `post-${number}`,
        'article',
        sentence(vocabulary, random, 7),
        sentence(vocabulary, random, 15),
        `<p>${sentence(vocabulary, random, 80)}</p>`,
        topicsOf(random),
        'published',
        'public',
        at(random, 900),
      ];
    }
  }

  function* questionRows(): Generator<Row> {
    for (const number of range(Math.ceil(count / 20))) {
      const { id, random } = identity('question', number);
      yield [
        id,
        orgOf(number),
        `question-${number}`,
        `${sentence(vocabulary, random, 8).slice(0, -1)}?`,
        'staff',
        topicsOf(random),
        'answered',
        'public',
      ];
    }
  }

  function* answerRows(): Generator<Row> {
    for (const number of range(Math.ceil(count / 20))) {
      const { id, random } = identity('answer', number);
      yield [
        id,
        orgOf(number),
        idOf('question', number),
        idOf('person', number),
        `<p>${sentence(vocabulary, random, 40)}</p>`,
        'published',
      ];
    }
  }

  function* classificationRows(): Generator<Row> {
    for (const [number, title] of vocabulary.topics.entries()) {
      const { id } = identity('topic', number);
      yield [
        id,
        'topic',
        title,
        [`${title.split(' ').toReversed().join(' of ')}`, vocabulary.synonyms[number] ?? ''],
      ];
    }
  }

  return [
    { table: 'classifications', columns: ['id', 'scheme', 'title', 'synonyms'], rows: classificationRows() },
    {
      table: 'organisations',
      columns: ['id', 'name', 'company_username', 'kind', 'description', 'country', 'timezone'],
      rows: organisationRows(),
    },
    {
      table: 'people',
      columns:
        'id org_id kind username firstname lastname prefix job_title department email city country headline biography image topics industries readiness access status completeness last_confirmed_at published_at'.split(
          ' ',
        ),
      rows: peopleRows(),
    },
    { table: 'person_sections', columns: ['id', 'org_id', 'person_id', 'kind', 'data'], rows: sectionRows() },
    {
      table: 'person_availability',
      columns: ['org_id', 'person_id', 'type', 'accepts', 'away_from', 'away_to'],
      rows: availabilityRows(),
    },
    {
      table: 'posts',
      columns: 'id org_id slug kind title summary body_html tags status access published_at'.split(' '),
      rows: postRows(),
    },
    {
      table: 'questions',
      columns: 'id org_id slug text origin tags status access'.split(' '),
      rows: questionRows(),
    },
    {
      table: 'answers',
      columns: 'id org_id question_id person_id body_html status'.split(' '),
      rows: answerRows(),
    },
  ];
}
