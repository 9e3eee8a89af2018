import { formatCode } from '@rostrum/contracts';
import { fixed, notUsed, now, onAir, patterns, today, type, type Pattern } from './pattern.ts';

/** Languages as they are called in German, French and Spanish. All words are folded. */
const languageNames: readonly (readonly [code: string, de: string, fr: string, es: string])[] = [
  ['en', 'englisch', 'anglais', 'ingles'],
  ['fr', 'franzosisch', 'francais', 'frances'],
  ['de', 'deutsch', 'allemand', 'aleman'],
  ['es', 'spanisch', 'espagnol', 'espanol'],
  ['it', 'italienisch', 'italien', 'italiano'],
  ['nl', 'niederlandisch', 'neerlandais', 'neerlandes'],
  ['pt', 'portugiesisch', 'portugais', 'portugues'],
  ['pl', 'polnisch', 'polonais', 'polaco'],
  ['ar', 'arabisch', 'arabe', 'arabe'],
  ['ja', 'japanisch', 'japonais', 'japones'],
  ['no', 'norwegisch', 'norvegien', 'noruego'],
  ['sv', 'schwedisch', 'suedois', 'sueco'],
  ['da', 'danisch', 'danois', 'danes'],
];

const weekdays = {
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  es: 'lunes martes miercoles jueves viernes sabado domingo',
};
const partsOfDay = {
  de: ['fruh', 'vormittag', 'mittag', 'nachmittag', 'abend'],
  fr: ['matin', 'midi', 'apres midi', 'soir'],
  es: ['por la manana', 'por la tarde', 'por la noche', 'a mediodia'],
};

const laterTimes = [
  ...weekdays.de
    .split(' ')
    .flatMap((day) => [
      `am ${day}`,
      `bis ${day}`,
      ...partsOfDay.de.map((part) => `am ${day}${part}`),
      ...partsOfDay.de.map((part) => `am ${day} ${part}`),
    ]),
  ...weekdays.fr
    .split(' ')
    .flatMap((day) => [
      `pour ${day}`,
      `avant ${day}`,
      `${day} prochain`,
      ...partsOfDay.fr.map((part) => `${day} ${part}`),
    ]),
  ...weekdays.es
    .split(' ')
    .flatMap((day) => [
      `el ${day}`,
      `del ${day}`,
      `este ${day}`,
      ...partsOfDay.es.map((part) => `el ${day} ${part}`),
    ]),
  ...partsOfDay.de.map((part) => `morgen ${part}`),
  ...partsOfDay.fr.map((part) => `demain ${part}`),
  ...partsOfDay.es.map((part) => `manana ${part}`),
  'nachste woche',
  'kommende woche',
  'diese woche',
  'la semaine prochaine',
  'cette semaine',
  'la semana que viene',
  'la proxima semana',
  'esta semana',
];

/** How people say in German, French and Spanish whom they need, beside what about. */
export const inOtherLanguages: readonly Pattern[] = [
  ...languageNames.flatMap(([code, german, french, spanish]) =>
    patterns(fixed('language', code, formatCode('language', code)), [
      `auf ${german}`,
      `in ${german}`,
      `${german} sprechend`,
      `${german} spricht`,
      `en ${french}`,
      `parle ${french}`,
      `parlant ${french}`,
      `en ${spanish}`,
      `hable ${spanish}`,
      `habla ${spanish}`,
      ...(code === 'es' ? ['en castellano'] : []),
    ]),
  ),
  ...patterns(onAir.live_tv, [
    'im fernsehen',
    'live im fernsehen',
    'vor der kamera',
    'a la television',
    'en direct a la television',
    'en la television',
    'en directo en television',
    'en television',
  ]),
  ...patterns(onAir.radio, ['im radio', 'live im radio', 'a la radio', 'en la radio', 'por la radio']),
  ...patterns(onAir.podcast, [
    'fur einen podcast',
    'fur unseren podcast',
    'im podcast',
    'pour un podcast',
    'pour notre podcast',
    'para un podcast',
    'para nuestro podcast',
  ]),
  ...patterns(onAir.phone, [
    'am telefon',
    'per telefon',
    'telefonisch',
    'par telephone',
    'au telephone',
    'por telefono',
    'entrevista telefonica',
  ]),
  ...patterns(onAir.studio, [
    'im studio',
    'live im studio',
    'en plateau',
    'sur le plateau',
    'en studio',
    'en el plato',
    'en el estudio',
  ]),
  ...patterns(type(1), [
    'fur einen vortrag',
    'als redner',
    'als rednerin',
    'pour une conference',
    'comme conferencier',
    'para una charla',
    'para una conferencia',
    'como ponente',
  ]),
  ...patterns(type(2), [
    'fur ein interview',
    'pour une interview',
    'pour un entretien',
    'para una entrevista',
    'la entrevista seria',
    'l entretien se ferait',
  ]),
  ...patterns(type(3), [
    'als gutachter',
    'als gutachterin',
    'als sachverstandiger',
    'als sachverstandige',
    'comme expert judiciaire',
    'en tant qu expert judiciaire',
    'como perito',
    'como perito judicial',
  ]),
  ...patterns(now, [
    'jetzt sofort',
    'so schnell wie moglich',
    'tout de suite',
    'des que possible',
    'ahora mismo',
    'lo antes posible',
  ]),
  ...patterns(today, [
    'noch heute',
    'heute noch',
    'heute abend',
    'ce soir',
    'aujourd hui meme',
    'hoy mismo',
    'esta noche',
  ]),
  ...notUsed(laterTimes),
  ...notUsed([
    'budget von {amount}',
    'budget de {amount}',
    'presupuesto de {amount}',
    'honorar von {amount}',
    'honoraires de {amount}',
    'honorarios de {amount}',
    'bis zu {amount}',
    'jusqu a {amount}',
    'hasta {amount}',
    'kein honorar',
    'ohne honorar',
    'sans honoraires',
    'sin honorarios',
  ]),
];
