import { portraits, type Look } from '../content/content-schemas.ts';
import { demoContent } from '../content/read-content.ts';
import { readYaml } from '../content/read-file.ts';

/** How a person is drawn: the choice of hair, and what a story has a picture of. */
type DrawnLook = Look & { hairs: readonly string[] };

export const variants = (...numbers: number[]): string[] =>
  numbers.map((number) => `variant${String(number).padStart(2, '0')}`);

function createLooks(): ReadonlyMap<string, DrawnLook> {
  const { accounts, members, seekers, people } = demoContent();
  const { drawn, long_haired: longHaired, ...hair } = readYaml('portraits.yaml', portraits);
  const [long, short] = [variants(...hair.long_hair), variants(...hair.short_hair)];
  const look = (key: string, pronouns?: string): [string, DrawnLook] => {
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

let looks: ReadonlyMap<string, DrawnLook> | undefined;

/** The look of somebody who has a portrait, by the name in its address. */
export function lookOf(key: string): DrawnLook | undefined {
  looks ??= createLooks();
  return looks.get(key);
}
