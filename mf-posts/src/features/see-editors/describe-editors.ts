import type { PostEditor } from '@rostrum/contracts/posts';

type Named = Pick<PostEditor, 'firstname' | 'lastname' | 'is_self'>;

/** Who else has a post open, in words; each person once. Empty where nobody has. */
export function describeEditors(others: readonly Named[]): string {
  const names = [
    ...new Set(
      others.filter((other) => !other.is_self).map(({ firstname, lastname }) => `${firstname} ${lastname}`),
    ),
  ];
  const [first, second] = names;
  if (first === undefined) return others.length > 0 ? 'You have this post open in another window, too.' : '';
  if (second === undefined) return `${first} has this post open, too.`;
  if (names.length === 2) return `${first} and ${second} have this post open, too.`;
  return `${first}, ${second} and ${names.length - 2} more have this post open, too.`;
}
