import type { InquiryTypeId, publicPost, publicQuestion, PublicPerson } from '@rostrum/contracts';

/** What the server calls of the built views. Written apart from them, since the server's types know no browser. */
export interface PersonPageInput {
  person: PublicPerson;
  /** The moment the page is drawn at, in milliseconds. */
  now: number;
  /** Path of the page. */
  path: string;
  /** Whole address of the page. */
  url: string;
  /** HTML of the inquiry form with the kinds that are taken; null where there are none. */
  offer: {
    form: string;
    type: InquiryTypeId;
    types: readonly InquiryTypeId[];
    address: string;
    nameOf: (type: InquiryTypeId) => string;
  } | null;
}

export interface FrameInput {
  organisation: { name: string; company_username: string; logo: string | null };
  path: string;
  year: number;
  /** HTML of the page, as one of the other functions drew it. */
  content: string;
}

/** The page of a person, without what stands around it. */
export declare const drawPersonPage: (input: PersonPageInput) => string;

/** The page of a post, without what stands around it. */
export declare const drawPostPage: (input: {
  post: ReturnType<(typeof publicPost)['parse']>;
  path: string;
}) => string;

/** The page of a question, without what stands around it. */
export declare const drawQuestionPage: (input: {
  question: ReturnType<(typeof publicQuestion)['parse']>;
  path: string;
}) => string;

/** Header, page and footer for a guest. */
export declare const drawGuestFrame: (input: FrameInput) => string;
