import type { InquiryViewer } from '@rostrum/contracts/inquiries';

type Named = Pick<InquiryViewer, 'firstname' | 'lastname' | 'is_self'>;

/** Who else has an inquiry open, in words; each person once. Empty where nobody has. */
export function describeViewers(others: readonly Named[]): string {
  const names = [
    ...new Set(
      others.filter((other) => !other.is_self).map(({ firstname, lastname }) => `${firstname} ${lastname}`),
    ),
  ];
  const [first, second] = names;
  if (first === undefined)
    return others.length > 0 ? 'You have this inquiry open in another window, too.' : '';
  if (second === undefined) return `${first} has this inquiry open, too.`;
  if (names.length === 2) return `${first} and ${second} have this inquiry open, too.`;
  return `${first}, ${second} and ${names.length - 2} more have this inquiry open, too.`;
}
