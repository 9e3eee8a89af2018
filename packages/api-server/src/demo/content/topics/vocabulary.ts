import type { TopicContent } from '../content-types.ts';
import { climateAndWater } from './climate-and-water.ts';
import { health } from './health.ts';
import { lawAndCourts } from './law-and-courts.ts';
import { societyAndCulture, workAndMoney } from './society.ts';
import { energy, technology } from './technology.ts';

/** The topic tree that all demonstration organisations share; titles are unique in it. */
export const topicVocabulary: readonly TopicContent[] = [
  climateAndWater,
  health,
  lawAndCourts,
  technology,
  energy,
  workAndMoney,
  societyAndCulture,
];

/** Industries of the fixed list that the demonstration uses. */
export const industries: readonly string[] = [
  'Agriculture and food',
  'Arts and heritage',
  'Automotive',
  'Construction and engineering',
  'Education',
  'Energy and utilities',
  'Environmental services',
  'Finance and insurance',
  'Government and public administration',
  'Health care',
  'Information technology',
  'Legal services',
  'Logistics and transport',
  'Manufacturing',
  'Media and publishing',
  'Non-profit and community',
  'Pharmaceuticals',
  'Real estate',
  'Research and science',
  'Sport and leisure',
];
