import type { InquiryTypeId } from '@rostrum/contracts';

/**
 * The authored half of the demonstration data: what a person wrote, before any date or number is drawn.
 * Labelled tuples keep sixty profiles readable; `yearsAgo` and `daysAgo` keep them from ageing.
 */
export type OrganisationKey = 'northmere' | 'quillhaven' | 'pellworth' | 'tessaline' | 'saoirse-vandermeer';
export type PersonStatus = 'draft' | 'in_review' | 'published' | 'unpublished' | 'archived';
export type Access = 'public' | 'private' | 'unlisted';
export type PublicationKind = 'article' | 'book' | 'report' | 'data_set';
export type AppearanceKind = 'print' | 'online' | 'tv' | 'radio' | 'podcast';

export type Education = [yearsAgo: number, degree: string, major: string, institution: string];
export type Publication = [yearsAgo: number, kind: PublicationKind, title: string, publisher: string];
export type Appearance = [daysAgo: number, kind: AppearanceKind, title: string, outlet: string];
export type Quotation = [clearedDaysAgo: number, text: string];
export type Language = [code: string, speak: 'native' | 'fluent' | 'basic', interview?: 'interview'];
/** What a journalist might ask this person: a subject line, and the request in one or two sentences. */
export type Hook = [subject: string, ask: string];
/** How a person takes one type of inquiry where that differs from the usual. */
export type AvailabilityRule = [
  type: InquiryTypeId,
  accepts: 'yes' | 'via_office' | 'no',
  noticeHours?: number,
  conditions?: string,
];

export interface ReadinessContent {
  on: readonly ('live_tv' | 'radio' | 'podcast' | 'phone' | 'studio')[];
  hours?: readonly [from: string, to: string];
}

export interface PersonContent {
  username: string;
  kind?: 'expert' | 'staff' | 'individual';
  firstname: string;
  lastname: string;
  prefix?: string;
  pronouns?: string;
  pronunciation?: string;
  jobTitle: string;
  department: string;
  headline: string;
  biography: string;
  topics: readonly string[];
  industries?: readonly string[];
  languages?: readonly Language[];
  education?: readonly Education[];
  publications?: readonly Publication[];
  appearances?: readonly Appearance[];
  quotations?: readonly Quotation[];
  hooks?: readonly Hook[];
  readiness?: ReadinessContent;
  availability?: readonly AvailabilityRule[];
  /** Days from now until the person is back; absent when not away. */
  awayForDays?: number;
  status?: PersonStatus;
  access?: Access;
  /** Days since somebody last said "still right"; `null` is never. */
  confirmedDaysAgo: number | null;
  /** How often this person is asked, against 1 for the usual. */
  demand?: number;
  featured?: number;
}

export interface OrganisationContent {
  key: OrganisationKey;
  name: string;
  kind: 'university' | 'hospital' | 'law_firm' | 'corporation' | 'individual';
  description: string;
  domain: string;
  timezone: string;
  locale: string;
  address: { street: string; city: string; state?: string; country: string; postal: string };
  /** The line that seekers are shown when time is short. */
  deskPhone: string;
  industries: readonly string[];
  /** Share of the year's inquiries, in inquiries. */
  inquiries: number;
}

export interface TopicContent {
  title: string;
  synonyms?: readonly string[];
  children?: readonly TopicContent[];
}

export type PostKind = 'article' | 'spotlight' | 'alert' | 'release';
export type PostStatus = 'draft' | 'in_review' | 'approved' | 'scheduled' | 'published' | 'archived';
export type CoverMotif =
  | 'surge'
  | 'contours'
  | 'court'
  | 'night'
  | 'cells'
  | 'bars'
  | 'curve'
  | 'city'
  | 'leaf'
  | 'waves'
  | 'grid'
  | 'pulse';

export interface PostContent {
  organisation: OrganisationKey;
  slug: string;
  kind: PostKind;
  title: string;
  summary: string;
  /** Paragraphs and other blocks; plain text becomes a paragraph, a leading `<` is kept as markup. */
  body: readonly string[];
  experts: readonly string[];
  topics: readonly string[];
  cover: CoverMotif;
  status?: PostStatus;
  access?: Access;
  /** Days from now: negative is past. Fractions are hours. Absent for posts without a date. */
  publishInDays?: number;
  pinned?: boolean;
}

export type QuestionStatus =
  'submitted' | 'open' | 'assigned' | 'answered' | 'closed' | 'archived' | 'rejected';

export interface QuestionContent {
  organisation: OrganisationKey;
  text: string;
  details?: string;
  origin: 'staff' | 'seeker' | 'inquiry';
  experts: readonly string[];
  topics: readonly string[];
  askedDaysAgo: number;
  /** Days from now until it is due; absent when there is no date. */
  dueInDays?: number;
  status?: QuestionStatus;
  answers?: readonly AnswerContent[];
}

export interface AnswerContent {
  by: string;
  body: readonly string[];
  pullQuote?: string;
  status?: 'draft' | 'in_review' | 'published' | 'retracted';
}
