import { events } from '@rostrum/contracts';
import { postEditors } from '@rostrum/contracts/posts';
import { handle, hang } from '@rostrum/test-support';

/** A post that no other page has open, and no news. */
export const nobodyElse = () => [
  handle(postEditors.present, () => ({ others: [] })),
  handle(postEditors.leave, () => ({ left: true as const })),
  hang(events.live),
];
