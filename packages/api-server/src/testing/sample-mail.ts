import type { WrittenMail } from '@rostrum/server-kit/mail';

/** Addresses that depend on rows; everything else leads to a page of the application. */
export interface MailPlaces {
  origin: string;
  tracking: string;
  ask: string;
  signOff: string;
  answer: string;
  review: string;
  unsubscribe: string;
  /** Of a mailing list: the page that confirms, and the one that unsubscribes. */
  listConfirm: string;
  listUnsubscribe: string;
  /** Of a question that is followed: the pages that confirm and stop, and its own. */
  follow: string;
  unfollow: string;
  question: string;
  expert: string;
}

export interface SampleMail extends WrittenMail {
  to?: { name: string; email: string };
  fromName?: string;
  /** No one has proved to own the address that it goes to. */
  isUnproved?: boolean;
}
