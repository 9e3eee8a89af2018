import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: a reference is read aloud on the phone and typed from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 5;

/** A new reference like INQ-7K2M9; unique per organisation by constraint, so the caller retries on a clash. */
export const newInquiryRef = (): string =>
  `INQ-${Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
