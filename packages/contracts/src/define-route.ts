import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a success body is written: `data` wraps it as `{ data }`, `bare` sends it as it is (the specification's own calls). */
export type Envelope = 'data' | 'bare';

/**
 * Who may call: anyone, only a request with a live session token, only one with a deploy token, or only one with an API
 * key of an organisation. What a session may do is the policy's matter.
 */
export type RouteAuth = 'public' | 'session' | 'deployment' | 'api_key';

/** One call that browser and server agree on. `path` names its parameters in braces: `/app/posts/{identifier}`. */
export interface RouteDescriptor<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** `resource.verb`; the first segment is what a mutation invalidates. */
  id: string;
  method: HttpMethod;
  path: string;
  summary: string;
  auth: RouteAuth;
  envelope: Envelope;
  /** Status of a success; 200 unless said otherwise. */
  status: number;
  /** True when a retry with the same Idempotency-Key must not act twice. */
  idempotent: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Request headers of its own. Documented, and read by the handler. */
  headers?: z.ZodType;
  /** Content type of the body where it is not JSON: the body is bytes, and the handler reads them. */
  bodyMediaType?: string;
  /** Content type of the answer where it is not JSON; `response` is then what the content is made of. */
  mediaType?: string;
  response: Response;
  errors: readonly ErrorCode[];
}

type Optional = 'auth' | 'envelope' | 'status' | 'idempotent' | 'errors';

/** Declares a call. Defaults: session required, `{ data }` envelope, status 200, not idempotent, no errors of its own. */
export function defineRoute<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(
  route: Omit<RouteDescriptor<Params, Query, Body, Response>, Optional> &
    Partial<Pick<RouteDescriptor, Optional>>,
): RouteDescriptor<Params, Query, Body, Response> {
  return { auth: 'session', envelope: 'data', status: 200, idempotent: false, errors: [], ...route };
}

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

export type RouteParams<R extends RouteDescriptor> = In<NonNullable<R['params']>>;
export type RouteQuery<R extends RouteDescriptor> = In<NonNullable<R['query']>>;
export type RouteBody<R extends RouteDescriptor> = In<NonNullable<R['body']>>;
export type RouteResponse<R extends RouteDescriptor> = Out<R['response']>;
export type ParsedParams<R extends RouteDescriptor> = Out<NonNullable<R['params']>>;
export type ParsedQuery<R extends RouteDescriptor> = Out<NonNullable<R['query']>>;
export type ParsedBody<R extends RouteDescriptor> = Out<NonNullable<R['body']>>;
