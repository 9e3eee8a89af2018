import type { RouteBody, RouteDescriptor, RouteParams, RouteQuery } from '@rostrum/contracts';

/** The session's own `{identifier}` is filled in by the client, so callers leave it out. */
type WithoutIdentifier<Params> = Params extends { identifier: unknown }
  ? Omit<Params, 'identifier'> & { identifier?: string }
  : Params;

type Field<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

export interface CallOptions {
  signal?: AbortSignal;
  /** Names one intended act, so that repeating the call does not act twice. Made up when the route needs one. */
  idempotencyKey?: string;
  /** Sent by `fetch` with `keepalive`, so that it arrives though the page is closed meanwhile. For bodies of up to 64 KB. */
  outlastsPage?: boolean;
  /**
   * The call ends the session it is made with, and the caller leaves the page afterwards. Calls that are refused from
   * then on fail without a refresh, which would send the user to a page that says their session has ended.
   */
  endsSession?: boolean;
}

/** What a route must be given: `params`, `query` and `body` exactly as its contract says. */
export type CallInput<Route extends RouteDescriptor> = CallOptions &
  Field<'params', WithoutIdentifier<RouteParams<Route>>> &
  Field<'query', RouteQuery<Route>> &
  Field<'body', RouteBody<Route>>;

/** The input argument, absent where nothing is required. */
export type CallArguments<Route extends RouteDescriptor> =
  object extends CallInput<Route> ? [input?: CallInput<Route>] : [input: CallInput<Route>];

/** The same, with its types erased: what the client works on. */
export interface RawInput extends CallOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
