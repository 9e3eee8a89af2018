import type { InquiryStatus } from '@rostrum/contracts';

/** Kept from the team's inbox; its sender is told nothing of it. */
export const heldBackStatuses = [
  'screening',
  'blocked',
  'quarantined',
  'spam',
] as const satisfies InquiryStatus[];

export const isHeldBack = ({ status }: { status: InquiryStatus }): boolean =>
  heldBackStatuses.some((held) => held === status);
