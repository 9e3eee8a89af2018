import type { accountDeletionReasons } from '@rostrum/contracts';

/** The four reasons of the specification, in words. */
export const reasonWords: Record<(typeof accountDeletionReasons)[number], string> = {
  not_satisfied_with_experience: 'Not satisfied with experience',
  no_longer_need_access: 'No longer need access',
  duplicate_account: 'Duplicate account',
  other: 'Other',
};
