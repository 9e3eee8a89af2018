import { createHash } from 'node:crypto';

/** The half of a query follows from its text alone, so that no one chooses what is held out. */
export const halfOf = (q: string): 'tune' | 'held-out' =>
  (createHash('sha256').update(q).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'held-out';
