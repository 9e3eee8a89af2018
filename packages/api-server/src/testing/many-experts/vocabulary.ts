import { createRandom, type Random } from '@rostrum/demo/random';
import { readGeneralConcepts } from '../../modules/search/thesaurus/read-general.ts';
import { createZipf } from './zipf.ts';

const heads =
  'coastal urban rural marine clinical digital public private local global industrial financial medical legal social cultural political religious agricultural environmental molecular cellular quantum nuclear solar electric mechanical structural chemical organic forensic criminal constitutional commercial maritime aviation railway highway water food energy housing migration education childhood adolescent elderly maternal mental dental veterinary forest desert mountain polar tropical volcanic seismic river estuary wetland ocean climate weather storm flood drought wildfire soil crop livestock fishery insect bird mammal plant fungal viral bacterial immune cancer heart brain lung kidney bone skin eye blood sleep pain nutrition exercise sports gambling alcohol tobacco opioid vaccine hospital nursing pharmacy insurance pension tax budget trade labour wage strike union gender race disability language accent music theatre film museum archive archaeology medieval colonial military intelligence border election parliament court prison police cyber data privacy algorithm robot drone satellite battery hydrogen carbon plastic waste recycling bridge tunnel concrete timber steel'.split(
    ' ',
  );
const tails =
  'policy law history economics modelling monitoring safety ethics engineering design planning governance education research technology management security resilience conservation restoration risk insurance finance markets regulation communication genetics epidemiology psychology sociology'.split(
    ' ',
  );
const syllables =
  'ba be bi bo bu da de di do du fa fe fi ga ge go ha he hi ka ke ki ko la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi wa we zo ar el in on ur an es ol em ak'.split(
    ' ',
  );
const firstnames =
  'Anna Maria James John Robert Michael William David Richard Joseph Thomas Sarah Karen Nancy Lisa Betty Margaret Sandra Ashley Emily Donna Carol Amanda Melissa Deborah Stephanie Rebecca Laura Helen Sharon Cynthia Kathleen Amy Angela Shirley Brenda Emma Olivia Noah Liam Lucas Mateo José Renée Zoë Chloé Søren Jürgen Björn Åsa Łukasz Siobhán Niamh Aoife Ngozi Chidi Amara Kwame Kofi Abena Fatima Aisha Omar Hassan Yusuf Leila Mei Wei Jing Hiroshi Yuki Kenji Sakura Priya Arjun Ananya Ravi Sanjay Deepa Ingrid Lars Freya Astrid Dmitri Olga Natasha Ivan Pavel Jan Eva Katarina Lucía Diego Carlos Elena Sofía Giulia Marco Luca Chiara François Amélie Hélène Étienne Maren Idris Sunniva'.split(
    ' ',
  );

/** Words that no one has heard, but that read like words; the same for every size of directory. */
function invent(random: Random, count: number, longest: number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const size = random.between(2, longest);
    words.add(Array.from({ length: size }, () => random.pick(syllables)).join(''));
  }
  return [...words];
}

/**
 * What the thesaurus knows: the names of its concepts, which experts have as topics, and the words in which people speak of
 * them. In a directory without them every way through the thesaurus would end at no one, and cost nothing.
 */
function readKnown() {
  const concepts = readGeneralConcepts().filter(({ isOnlyNamed }) => !isOnlyNamed);
  return {
    labels: concepts.map(({ label }) => label),
    words: concepts.flatMap(({ label, entryTerms }) =>
      [label, ...entryTerms].flatMap((term) => term.split(' ')),
    ),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export interface Vocabulary {
  topics: readonly string[];
  /** Another word for each topic, in the same order; no one is called by it. */
  synonyms: readonly string[];
  topic: (random: Random) => string;
  /** A word of a biography; some stand in the names of topics, some in the thesaurus. */
  word: (random: Random) => string;
  firstname: (random: Random) => string;
  lastname: (random: Random) => string;
}

/** Topics, words and names with the frequencies of real ones. */
export function createVocabulary(): Vocabulary {
  const random = createRandom('many experts');
  const known = readKnown();
  const pairs = heads.flatMap((head) => tails.map((tail) => capital(`${head} ${tail}`)));
  const topics = random.shuffled([...new Set([...pairs, ...known.labels])]);
  const words = [...invent(random, 30_000, 4)];
  const lastnames = invent(random, 40_000, 4).map(capital);
  const taken = new Set([...words, ...lastnames.map((name) => name.toLowerCase())]);
  const synonyms = invent(random, topics.length * 2, 5)
    .filter((word) => !taken.has(word))
    .slice(0, topics.length);
  const [topicPlace, wordPlace, firstPlace, lastPlace] = [
    createZipf(topics.length, 20),
    createZipf(words.length, 5),
    createZipf(firstnames.length, 10),
    createZipf(lastnames.length, 30),
  ];
  const at = (list: readonly string[], place: number) => list[place] ?? '';
  const lastname = (from: Random) => at(lastnames, lastPlace(from));
  return {
    topics,
    synonyms,
    topic: (from) => at(topics, topicPlace(from)),
    word(from) {
      if (from.chance(0.3)) return from.pick(at(topics, topicPlace(from)).split(' ')).toLowerCase();
      return from.chance(0.2) ? from.pick(known.words).toLowerCase() : at(words, wordPlace(from));
    },
    firstname: (from) => at(firstnames, firstPlace(from)),
    lastname: (from) => (from.chance(0.08) ? `${lastname(from)}-${lastname(from)}` : lastname(from)),
  };
}
