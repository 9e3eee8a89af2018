import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  errorCatalogue,
  type ErrorCode,
  type FieldError,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  type RouteDescriptor,
  type RouteResponse,
} from '@rostrum/contracts';
import { noteFault } from './faults.ts';
import { readBody, readQuery } from './read-request.ts';

/** A call as the server would see it: checked and read by its contract. */
export type Call<R extends RouteDescriptor> = {
  params: ParsedParams<R>;
  query: ParsedQuery<R>;
  body: ParsedBody<R>;
  request: Request;
};

type Answer<R extends RouteDescriptor> = RouteResponse<R> | Promise<RouteResponse<R>>;

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

const addressOf = (route: RouteDescriptor) => `*${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function failure(code: ErrorCode, message: string, fields?: FieldError[], details?: unknown): Response {
  const { status, type } = errorCatalogue[code];
  return HttpResponse.json(
    { error: { type, code, message, fields, details, request_id: 'test' } },
    { status },
  );
}

/**
 * Answers a route in a page test. The request is read by the contract and the answer checked against it, so a handler
 * cannot drift from what the server would say: `handle(posts.list, ({ query }) => ({ items: [], total: 0 }))`.
 */
export function handle<R extends RouteDescriptor>(
  route: R,
  resolver: (call: Call<R>) => Answer<R>,
): HttpHandler {
  return methods[route.method](addressOf(route), async ({ request, params }) => {
    // `/people/options` fits the pattern `/people/{id}`: another handler, or none, answers it.
    if (route.params?.safeParse(params).success === false) return undefined;
    const parts = { params, query: readQuery(request), body: await readBody(request) };
    const call: Record<string, unknown> = { request };
    for (const part of ['params', 'query', 'body'] as const) {
      const parsed = route[part]?.safeParse(parts[part]);
      if (parsed?.success === false) {
        noteFault(`${route.id} was called with a ${part} that its contract refuses: ${parsed.error.message}`);
        return failure('invalid_input', `The ${part} does not fit the contract of ${route.id}.`);
      }
      call[part] = parsed?.data;
    }
    const answer = await resolver(call as Call<R>);
    const checked = route.response.safeParse(answer);
    if (!checked.success) {
      noteFault(`The handler of ${route.id} answered what its contract refuses: ${checked.error.message}`);
      return failure('internal', `The handler of ${route.id} broke its contract.`);
    }
    if (checked.data === undefined) return new HttpResponse(null, { status: route.status });
    const body = route.envelope === 'bare' ? checked.data : { data: checked.data };
    return HttpResponse.json(body as Record<string, unknown>, { status: route.status });
  });
}

export interface Refusal {
  message?: string;
  fields?: FieldError[];
  /** The newer state on `version_conflict`, the allowed states on `invalid_transition`. */
  details?: unknown;
  /** Only these calls; every other goes on to the handler that stands behind. */
  when?: (params: Readonly<Record<string, unknown>>) => boolean;
}

/** Refuses a route with a code of the catalogue, as the server would: `refuse(posts.list, 'not_allowed')`. */
export function refuse(
  route: RouteDescriptor,
  code: ErrorCode,
  { message = `Refused by the test: ${code}.`, fields, details, when = () => true }: Refusal = {},
): HttpHandler {
  return methods[route.method](addressOf(route), ({ params }) =>
    when(params) ? failure(code, message, fields, details) : undefined,
  );
}

/** Never answers, for tests of what is shown while waiting. */
export function hang(route: RouteDescriptor): HttpHandler {
  return methods[route.method](addressOf(route), () => new Promise<never>(() => {}));
}
