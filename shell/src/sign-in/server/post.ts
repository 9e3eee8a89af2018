import {
  errorEnvelope,
  type FieldError,
  type RouteBody,
  type RouteDescriptor,
  type RouteResponse,
} from '@rostrum/contracts';

export interface Failure {
  /** The error type of the server, or `unreachable` when there was no proper answer. */
  type: string;
  /** A code of the contract, or `unreachable` when there was no proper answer. */
  code: string;
  message: string | null;
  fields: readonly FieldError[];
  retryAfterSeconds: number | null;
}
export type Answer<Data> = { ok: true; data: Data } | ({ ok: false } & Failure);

const failed = (code: string, rest: Partial<Failure> = {}): { ok: false } & Failure => ({
  ok: false,
  type: code,
  message: null,
  fields: [],
  retryAfterSeconds: null,
  ...rest,
  code,
});

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

const fill = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** One public call, checked by its contract. These pages know no session, so they need none of the API client's care. */
export async function post<Route extends RouteDescriptor>(
  route: Route,
  body: RouteBody<Route>,
  params: Record<string, string> = {},
): Promise<Answer<RouteResponse<Route>>> {
  let response: Response;
  try {
    response = await fetch(new URL(fill(route.path, params), location.origin), {
      method: route.method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    return failed('unreachable');
  }
  const content: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const said = errorEnvelope.safeParse(content);
    const retryAfterSeconds = waitOf(response);
    if (said.success) return failed(said.data.error.code, { ...said.data.error, retryAfterSeconds });
    return failed(response.status === 429 ? 'too_many_requests' : 'unreachable', { retryAfterSeconds });
  }
  const data =
    typeof content === 'object' && content !== null && 'data' in content ? content.data : undefined;
  const answer = route.response.safeParse(data);
  if (answer.success) return { ok: true, data: answer.data as RouteResponse<Route> };
  console.error(answer.error);
  return failed('unreachable');
}
