import type { ApiClient } from '@rostrum/api-client';
import type { LiveEvent } from '@rostrum/contracts';
import type { QueryKey } from '@rostrum/remote-runtime/query';

/** A page that has the same thing open. */
export interface OtherPage {
  window: string;
  firstname: string;
  lastname: string;
  image: string | null;
  /** The same person, in another window or on another device. */
  is_self: boolean;
}

/** One open page of one thing, as the calls of an area name it. */
export interface OpenPage {
  id: string;
  /** Made up by the page. */
  window: string;
}

/** How an area says that a page has one of its things open. */
export interface Presence {
  /** What one of them is called: post. */
  noun: string;
  /** Live events of it say that a page came or went. */
  topic: LiveEvent['topic'];
  /** A page says again after this time that it is there. */
  everyMs: number;
  keyOf: (page: OpenPage) => QueryKey;
  /** Says that a page is there, and reads which others are. */
  present: (api: ApiClient, page: OpenPage) => Promise<{ others: readonly OtherPage[] }>;
  leave: (api: ApiClient, page: OpenPage) => Promise<unknown>;
}
