import { createHash } from 'node:crypto';

const firstByteOf = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;

/** The half of a query follows from its text alone, so that no one chooses what is held out. */
export const halfOf = (q: string): 'tune' | 'held-out' => (firstByteOf(q) % 2 === 0 ? 'tune' : 'held-out');

/**
 * The half to tune to in two parts: a change is made by looking at the answers of one, and what it does to the other
 * tells how far it carries. Once entries were written for both, a thesaurus older than them tells the same.
 */
export const partOf = (q: string): 'develop' | 'check' =>
  firstByteOf(`part ${q}`) % 2 === 0 ? 'develop' : 'check';
