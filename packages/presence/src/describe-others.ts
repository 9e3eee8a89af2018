import type { OtherPage } from './presence.ts';

type Named = Pick<OtherPage, 'firstname' | 'lastname' | 'is_self'>;

/** Who else has a thing open, in words; each person once. Empty where no other page has. */
export function describeOthers(others: readonly Named[], noun: string): string {
  const names = [
    ...new Set(
      others.filter((other) => !other.is_self).map(({ firstname, lastname }) => `${firstname} ${lastname}`),
    ),
  ];
  const [first, second] = names;
  if (first === undefined)
    return others.length > 0 ? `You have this ${noun} open in another window, too.` : '';
  if (second === undefined) return `${first} has this ${noun} open, too.`;
  if (names.length === 2) return `${first} and ${second} have this ${noun} open, too.`;
  return `${first}, ${second} and ${names.length - 2} more have this ${noun} open, too.`;
}
