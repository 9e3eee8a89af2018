import { portraits } from '../content/content-schemas.ts';
import { demoContent } from '../content/read-content.ts';
import { readYaml } from '../content/read-file.ts';

/** How somebody is drawn: variants of the illustration set, where a story has a picture of them. */
export interface Look {
  hairs: readonly string[];
  hair?: string | undefined;
  beard?: string | null | undefined;
  glasses?: string | null | undefined;
  body?: string | undefined;
}

export const variants = (...numbers: number[]): string[] =>
  numbers.map((number) => `variant${String(number).padStart(2, '0')}`);
const long = variants(2, 8, 10, 20, 23, 28, 29, 30, 36, 37, 39, 41, 43, 46, 47, 48, 57, 58);
const short = variants(
  1,
  3,
  4,
  5,
  6,
  7,
  13,
  15,
  16,
  18,
  19,
  21,
  22,
  24,
  25,
  27,
  31,
  33,
  34,
  35,
  38,
  40,
  49,
  54,
  55,
  56,
);

function createLooks(): ReadonlyMap<string, Look> {
  const { accounts, members, seekers, people } = demoContent();
  const { drawn, long_haired: longHaired } = readYaml('portraits.yaml', portraits);
  const look = (key: string, pronouns?: string): [string, Look] => {
    const isLong = pronouns === undefined ? longHaired.includes(key) : pronouns === 'she/her';
    const isEither = pronouns?.includes('they') ?? false;
    const hairs = isEither ? [...long, ...short] : isLong ? long : short;
    return [key, { hairs, ...(isLong || isEither ? { beard: null } : {}), ...drawn[key] }];
  };
  return new Map([
    ...[...accounts, ...members, ...seekers].map(({ key }) => look(key)),
    ...people.map(({ username, pronouns }) => look(username, pronouns)),
  ]);
}

let looks: ReadonlyMap<string, Look> | undefined;

/** The look of somebody who has a portrait, by the name in its address. */
export function lookOf(key: string): Look | undefined {
  looks ??= createLooks();
  return looks.get(key);
}
