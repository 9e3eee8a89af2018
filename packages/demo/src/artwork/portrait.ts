import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { portraits, type Look } from '../content/content-schemas.ts';
import { demoContent } from '../content/read-content.ts';
import { readYaml } from '../content/read-file.ts';
import { hashOf } from '../seeded/random.ts';

/** Portrait grounds of the design language. */
const grounds = ['DCEBF0', 'FBE9D0', 'E2EFDC', 'E8E3F6', 'F8E1E4'] as const;
export const portraitCredit = 'Illustration: Notionists by Zoish, CC0 1.0';

/** How a person is drawn: the choice of hair, and what a story has a picture of. */
type DrawnLook = Look & { hairs: readonly string[] };

function readLooks() {
  const { accounts, members, seekers, people } = demoContent();
  const { drawn, usual, long_haired: longHaired, ...hair } = readYaml('portraits.yaml', portraits);
  const look = (key: string, pronouns?: string): [string, DrawnLook] => {
    const isLong = pronouns === undefined ? longHaired.includes(key) : pronouns === 'she/her';
    const isEither = pronouns?.includes('they') ?? false;
    const one = isLong ? hair.long_hair : hair.short_hair;
    const hairs = isEither ? [...hair.long_hair, ...hair.short_hair] : one;
    return [key, { hairs, ...(isLong || isEither ? { beard: null } : {}), ...drawn[key] }];
  };
  const looks = new Map([
    ...[...accounts, ...members, ...seekers].map(({ key }) => look(key)),
    ...people.map(({ username, pronouns }) => look(username, pronouns)),
  ]);
  return { looks, usual };
}

let read: ReturnType<typeof readLooks> | undefined;

const part = (value: string | null | undefined, name: 'beard' | 'glasses', usual: number) => {
  if (value === undefined) return { [`${name}Probability`]: usual };
  return value === null ? { [`${name}Probability`]: 0 } : { [name]: [value], [`${name}Probability`]: 100 };
};

/**
 * The illustrated portrait of a person of the demonstration, as SVG, or null for any other name.
 * Pure: the same name gives the same picture, so it may be served as immutable.
 */
export function portraitSvg(username: string): string | null {
  read ??= readLooks();
  const look = read.looks.get(username);
  if (!look) return null;
  return createAvatar(notionists, {
    seed: username,
    backgroundColor: [grounds[hashOf(username) % grounds.length] ?? grounds[0]],
    ...read.usual,
    hair: look.hair === undefined ? [...look.hairs] : [look.hair],
    ...(look.body === undefined ? {} : { body: [look.body] }),
    ...part(look.beard, 'beard', 35),
    ...part(look.glasses, 'glasses', 28),
    gestureProbability: 0,
    bodyIconProbability: 0,
    randomizeIds: false,
    scale: 110,
    translateY: 4,
  } as notionists.Options).toString();
}

export const portraitPath = (username: string): string => `/portraits/${username}.webp`;
