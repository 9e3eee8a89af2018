import type {
  PersonCard,
  InquiryTypeId,
  publicPost,
  publicQuestion,
  PublicLayout,
  PublicOrganisation,
  PublicPerson,
} from '@rostrum/contracts';

/** What the server calls of the built views. Written apart from them, since the server's types know no browser. */
export interface PersonPageInput {
  person: PublicPerson;
  /** The moment the page is drawn at, in milliseconds. */
  now: number;
  /** Path of the page. */
  path: string;
  /** Whole address of the page. */
  url: string;
  offer: InquiryOffer | null;
}

/** HTML of the inquiry form with the kinds that are taken; null where there are none. */
export interface InquiryOffer {
  form: string;
  type: InquiryTypeId;
  types: readonly InquiryTypeId[];
  address: string;
  nameOf: (type: InquiryTypeId) => string;
}

export interface OrganisationPageInput {
  organisation: PublicOrganisation;
  /** What its experts are narrowed to. */
  filters: {
    page_from: number;
    q?: string | undefined;
    topic?: string | undefined;
    department?: string | undefined;
  };
  now: number;
  offer: InquiryOffer | null;
}

export interface MissingPageInput {
  title: string;
  text: string;
  /** Whose page it was; null where none is known. */
  organisation: {
    kind: string;
    name: string;
    company_username: string;
    desk_phone: string | null;
  } | null;
  people: readonly PersonCard[];
  /** The page itself, where signing in may show it; null where that changes nothing. */
  signIn: string | null;
}

export interface TopicPageInput {
  title: string;
  entryTerms: readonly string[];
  /** Titles of topics that have a page. */
  broader: readonly string[];
  narrower: readonly string[];
  people: readonly (PersonCard & { organisation: string })[];
  organisations: readonly {
    name: string;
    company_username: string;
    logo: string | null;
    logo_dark: string | null;
    count: number;
  }[];
  /** The newest on it. */
  posts: readonly {
    id: string;
    title: string;
    summary: string;
    href: string;
    published_at: string;
    organisation: string;
  }[];
  from: number;
  size: number;
  total: number;
}

export interface PublicationListInput extends Pick<PublicOrganisation, 'posts' | 'questions'> {
  kind: 'posts' | 'questions';
  organisation: { name: string; company_username: string };
  from: number;
  size: number;
  total: number;
}

export interface FrameInput {
  organisation: {
    name: string;
    company_username: string;
    logo: string | null;
    logo_dark?: string | null;
    layout?: PublicLayout | null;
  } | null;
  path: string;
  year: number;
  /** HTML of the page, as one of the other functions drew it. */
  content: string;
}

export interface InquiryPageInput extends Omit<FrameInput, 'organisation'> {
  organisation: NonNullable<FrameInput['organisation']>;
  heading: string;
  /** The public page that the form belongs to. */
  back: { href: string; name: string };
  /** Whom it is about; undefined for the organisation itself. */
  username: string | undefined;
}

/** The page of a person, without what stands around it. */
export declare const drawPersonPage: (input: PersonPageInput) => string;

/** The page of a post, without what stands around it. */
export declare const drawPostPage: (input: {
  post: ReturnType<(typeof publicPost)['parse']>;
  path: string;
  /** Whole address of the page. */
  url: string;
  now: number;
}) => string;

/** The page of a question, without what stands around it. */
export declare const drawQuestionPage: (input: {
  question: ReturnType<(typeof publicQuestion)['parse']>;
  path: string;
  /** Whole address of the page. */
  url: string;
  now: number;
}) => string;

/** The page of an organisation, without what stands around it. */
export declare const drawOrganisationPage: (input: OrganisationPageInput) => string;

/** All posts or all questions of an organisation, without what stands around them. */
export declare const drawPublicationList: (input: PublicationListInput) => string;

/** Who speaks on a topic, without what stands around it. */
export declare const drawTopicPage: (input: TopicPageInput) => string;

/** Says that nothing is at an address, and who can help instead. */
export declare const drawMissingPage: (input: MissingPageInput) => string;

export interface HelpPageInput {
  path: string;
  title: string;
  lead: string;
  sections: readonly { title: string; steps: readonly string[] }[];
  links: readonly { path: string; title: string; lead: string }[];
}

/** A page of help, without what stands around it. */
export declare const drawHelpPage: (input: HelpPageInput) => string;

/** Header, page and footer for a guest. */
export declare const drawGuestFrame: (input: FrameInput) => string;

/** The inquiry form as a page of its own, with what stands around it. */
export declare const drawInquiryPage: (input: InquiryPageInput) => string;
