import type {
  MediaReadiness,
  PersonSection,
  RouteBody,
  RouteDescriptor,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@rostrum/contracts';
import type { WrittenTable } from './written-directly.ts';

/** What a call is given; `identifier` is filled in from the session. */
export interface CallInput<Route extends RouteDescriptor> {
  params?: Partial<RouteParams<Route> & object>;
  query?: Partial<RouteQuery<Route> & object>;
  body?: RouteBody<Route>;
}

/** Makes calls in the name of one person, with that person's permissions. */
export interface DemoCaller {
  call<Route extends RouteDescriptor>(route: Route, input?: CallInput<Route>): Promise<RouteResponse<Route>>;
}

/** The parts of a profile by which the server says how complete it is. */
export interface MeasuredProfile {
  headline: string;
  biography: string;
  image: string | null;
  topics: readonly string[];
  industries: readonly string[];
  consentAt: Date | null;
  namePronunciation: string | null;
  readiness: MediaReadiness | null;
}

/** What the server offers to the demonstration, and all that the demonstration knows of the server. */
export interface DemoHost {
  /** The moment of loading; everything lies before it. */
  now: Date;
  /** Whoever has this email address; null is a guest. */
  as(email: string | null): DemoCaller;
  /** Runs calls at a moment of the past: what they write carries it. */
  at<Result>(time: Date, work: () => Promise<Result>): Promise<Result>;
  /** Adds rows, named as their columns, to a table for which no call exists yet. */
  write(table: WrittenTable, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void>;
  hashPassword(password: string): Promise<string>;
  completenessOf(profile: MeasuredProfile, kinds: ReadonlySet<PersonSection['kind']>): number;
  /** Takes out of HTML whatever a post or answer may not hold. */
  cleanHtml(html: string): string;
}
