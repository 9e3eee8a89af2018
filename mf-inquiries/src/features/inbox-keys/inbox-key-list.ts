import type { PageKey } from '@rostrum/contracts';

const keys: PageKey[] = [
  { keys: ['j'], does: 'Next inquiry' },
  { keys: ['k'], does: 'Previous inquiry' },
  { keys: ['Enter'], does: 'Open' },
  { keys: ['r'], does: 'Reply' },
  { keys: ['n'], does: 'Note for the team' },
  { keys: ['a'], does: 'Assign' },
  { keys: ['s'], does: 'Close with an outcome' },
  { keys: ['Esc'], does: 'Back to the list' },
];

/** What the frame's list of keys says of the inbox while it is on screen. */
export const inboxKeyList = (): PageKey[] => keys;
