import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { hashOf } from '../generate/random.ts';
import { looks } from './looks.ts';

/** Portrait grounds of the design language. */
const grounds = ['DCEBF0', 'FBE9D0', 'E2EFDC', 'E8E3F6', 'F8E1E4'] as const;
const bodies = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
].map((number) => `variant${number}`);
export const portraitCredit = 'Illustration: Notionists by Zoish, CC0 1.0';

const part = (value: string | null | undefined, name: 'beard' | 'glasses', usual: number) => {
  if (value === undefined) return { [`${name}Probability`]: usual };
  return value === null ? { [`${name}Probability`]: 0 } : { [name]: [value], [`${name}Probability`]: 100 };
};

/**
 * The illustrated portrait of somebody in the demonstration, as SVG, or null for anybody else.
 * Pure: the same name gives the same picture, so it may be served as immutable.
 */
export function portraitSvg(username: string): string | null {
  const look = looks.get(username);
  if (!look) return null;
  const hair = look.hair === undefined ? [...look.hairs] : [look.hair];
  const ground = grounds[hashOf(username) % grounds.length] ?? grounds[0];
  return createAvatar(notionists, {
    seed: username,
    backgroundColor: [ground],
    hair: hair as NonNullable<notionists.Options['hair']>,
    body: (look.body === undefined ? [...bodies] : [look.body]) as NonNullable<notionists.Options['body']>,
    glasses: ['variant03', 'variant08', 'variant11'],
    ...part(look.beard, 'beard', 35),
    ...part(look.glasses, 'glasses', 28),
    gestureProbability: 0,
    bodyIconProbability: 0,
    // Friendly, awake faces only: the set also has closed eyes, grimaces and sunglasses.
    lips: [
      'variant03',
      'variant04',
      'variant05',
      'variant06',
      'variant08',
      'variant14',
      'variant17',
      'variant20',
      'variant22',
      'variant23',
      'variant25',
      'variant30',
    ],
    eyes: ['variant01', 'variant02', 'variant04', 'variant05'],
    brows: [
      'variant01',
      'variant04',
      'variant05',
      'variant06',
      'variant07',
      'variant09',
      'variant10',
      'variant11',
      'variant13',
    ],
    randomizeIds: false,
    scale: 110,
    translateY: 4,
  }).toString();
}

export const portraitPath = (username: string): string => `/portraits/${username}.svg`;
