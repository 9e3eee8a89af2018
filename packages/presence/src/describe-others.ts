import type { OtherPage } from './presence.ts';

type Named = Pick<OtherPage, 'firstname' | 'lastname' | 'is_self'>;

/** Who else has a thing open, in words; each person once. Empty where no other page has. `thing`: this post. */
export function describeOthers(others: readonly Named[], thing: string): string {
  const names = [
    ...new Set(
      others.filter((other) => !other.is_self).map(({ firstname, lastname }) => `${firstname} ${lastname}`),
    ),
  ];
  const [first, second] = names;
  if (first === undefined) return others.length > 0 ? `You have ${thing} open in another window, too.` : '';
  if (second === undefined) return `${first} has ${thing} open, too.`;
  if (names.length === 2) return `${first} and ${second} have ${thing} open, too.`;
  return `${first}, ${second} and ${names.length - 2} more have ${thing} open, too.`;
}
