import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { hashOf } from '../seeded/random.ts';
import { lookOf, variants } from './looks.ts';

type Choices<Part extends keyof notionists.Options> = NonNullable<notionists.Options[Part]>;

/** Portrait grounds of the design language. */
const grounds = ['DCEBF0', 'FBE9D0', 'E2EFDC', 'E8E3F6', 'F8E1E4'] as const;
const bodies = variants(1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 24, 25);
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
  const look = lookOf(username);
  if (!look) return null;
  const hair = look.hair === undefined ? [...look.hairs] : [look.hair];
  const ground = grounds[hashOf(username) % grounds.length] ?? grounds[0];
  return createAvatar(notionists, {
    seed: username,
    backgroundColor: [ground],
    hair: hair as Choices<'hair'>,
    body: (look.body === undefined ? [...bodies] : [look.body]) as Choices<'body'>,
    glasses: ['variant03', 'variant08', 'variant11'],
    ...part(look.beard, 'beard', 35),
    ...part(look.glasses, 'glasses', 28),
    gestureProbability: 0,
    bodyIconProbability: 0,
    // Friendly, awake faces only: the set also has closed eyes, grimaces and sunglasses.
    lips: variants(3, 4, 5, 6, 8, 14, 17, 20, 22, 23, 25, 30) as Choices<'lips'>,
    eyes: ['variant01', 'variant02', 'variant04', 'variant05'],
    brows: variants(1, 4, 5, 6, 7, 9, 10, 11, 13) as Choices<'brows'>,
    randomizeIds: false,
    scale: 110,
    translateY: 4,
  }).toString();
}

export const portraitPath = (username: string): string => `/portraits/${username}.svg`;
