import type {
  ErrorEnvelope,
  RouteBody,
  RouteDescriptor,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';

type Without<Key extends string, Type> = [Type] extends [undefined]
  ? { [Name in Key]?: undefined }
  : { [Name in Key]: Type };
/** `identifier` is filled in from the session, so that tests name only what they are about. */
type Input<Route extends RouteDescriptor> = {
  params?: Partial<RouteParams<Route> & object>;
  query?: RouteQuery<Route> extends undefined ? undefined : Partial<RouteQuery<Route> & object>;
  idempotencyKey?: string;
} & Without<'body', RouteBody<Route>>;

type InputArguments<Route extends RouteDescriptor> = [RouteBody<Route>] extends [undefined]
  ? [input?: Input<Route>]
  : [input: Input<Route>];

/** A refused call, with what the envelope said. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly envelope: ErrorEnvelope['error'];
  constructor(status: number, envelope: ErrorEnvelope['error'], route: string) {
    super(`${route} answered ${status} ${envelope.code}: ${envelope.message}`);
    this.status = status;
    this.code = envelope.code;
    this.envelope = envelope;
  }
}

function urlOf(
  route: RouteDescriptor,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Calls contracts the way the client does. Throws CallError for a failure. */
export function createCaller(
  app: FastifyInstance,
  { token, identifier }: { token?: string; identifier?: string } = {},
) {
  return async function call<Route extends RouteDescriptor>(
    route: Route,
    ...[input]: InputArguments<Route>
  ): Promise<RouteResponse<Route>> {
    const given = (input ?? {}) as {
      params?: object;
      query?: object;
      body?: object;
      idempotencyKey?: string;
    };
    const response = await app.inject({
      method: route.method,
      url: urlOf(route, { identifier, ...given.params }, { ...given.query }),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(given.idempotencyKey !== undefined && { 'idempotency-key': given.idempotencyKey }),
      },
      ...(given.body !== undefined && { payload: given.body }),
    });
    if (response.statusCode >= 400)
      throw new CallError(response.statusCode, response.json<ErrorEnvelope>().error, route.id);
    const body: unknown = response.json();
    return (route.envelope === 'bare' ? body : (body as { data: unknown }).data) as RouteResponse<Route>;
  };
}
