const longest = 60;

/** A title as the last part of an address: its letters and digits in any script, joined by hyphens. */
export function toPostSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2019']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (words.length <= longest) return words || 'post';
  const cut = words.slice(0, longest + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : words.slice(0, longest);
}

/** The slug, or the first of it with a number that is not taken. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
