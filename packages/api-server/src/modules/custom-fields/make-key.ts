import { toSlug } from '@rostrum/contracts';

const longestKey = 40;

/** A key for a label: letters and digits of ASCII with underscores, which begins with a letter and is not taken yet. */
export function makeKey(label: string, taken: ReadonlySet<string>): string {
  const ascii = toSlug(label.normalize('NFKD').replaceAll(/\p{M}+/gu, ''))
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longestKey)
    .replaceAll(/^_|_$/g, '');
  const base = /^[a-z]/.test(ascii) ? ascii : ascii === '' ? 'field' : `field_${ascii}`;
  // Names that every object has could be read where no value stands.
  const isFree = (key: string) => !taken.has(key) && !(key in {});
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (isFree(key)) return key;
  }
}
