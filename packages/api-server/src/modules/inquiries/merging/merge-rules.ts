import { inquiryStatusLabels, mayMoveInquiry } from '@rostrum/contracts';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import { isUnproved } from '../mails/mail-heads.ts';

export type Mergeable = Pick<
  InquiryRecord,
  'id' | 'ref' | 'status' | 'restricted' | 'email' | 'seekerId' | 'emailConfirmedAt' | 'createdAt'
>;

/** The earlier of both stays: it began the thread, and its deadline and reply times count from there. */
export const earlierFirst = <One extends Mergeable>(one: One, other: One): [kept: One, source: One] =>
  one.createdAt < other.createdAt || (+one.createdAt === +other.createdAt && one.id < other.id)
    ? [one, other]
    : [other, one];

const isSameSender = (one: Mergeable, other: Mergeable) =>
  one.email.toLowerCase() === other.email.toLowerCase() ||
  (one.seekerId !== null && one.seekerId === other.seekerId);

/** Why two inquiries cannot become one, in the words of the desk; null when they can. */
export function whyNotMerge(
  kept: Mergeable,
  source: Mergeable & { holdsOthers: boolean; holdsMeeting: boolean },
): string | null {
  if (kept.id === source.id) return 'Choose another inquiry to merge this one with.';
  if (!isSameSender(kept, source)) return 'They come from different senders.';
  for (const one of [kept, source])
    if (!mayMoveInquiry(one.status, 'closed'))
      return `${one.ref} is ${inquiryStatusLabels[one.status]}. Only open inquiries can be merged.`;
  // Whoever typed an address could otherwise read what its owner wrote, by the link that the form showed.
  for (const one of [kept, source])
    if (isUnproved(one))
      return `The sender of ${one.ref} has not confirmed the email address yet, so it may be another person’s.`;
  if (kept.restricted !== source.restricted) return 'One of them is restricted and the other is not.';
  if (source.status === 'waiting_expert')
    return `Experts are still asked about ${source.ref}. Wait for their answer or take the request back first.`;
  if (source.holdsMeeting)
    return `A meeting is arranged in ${source.ref}. Cancel it there first, or answer the two one by one.`;
  if (source.holdsOthers)
    return `Other inquiries were merged into ${source.ref}. Separate them from it first.`;
  return null;
}
