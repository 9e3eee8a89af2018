import type { RouteDescriptor } from '@rostrum/contracts';
import { ApiError } from './api-error.ts';

const isEnvelope = (body: unknown): body is { data: unknown } =>
  typeof body === 'object' && body !== null && 'data' in body;

/**
 * The specification's client unwraps each body to its data; `bare` routes send it unwrapped. A body without `data` is taken
 * as it is: the specification answers classifications as `data.items` or `items`, and the contract checks either.
 */
export function unwrap(route: RouteDescriptor, body: unknown): unknown {
  const content = body === '' || body === null ? undefined : body;
  if (route.envelope === 'bare') return content;
  return isEnvelope(content) ? content.data : content;
}

/** Checks an answer against its contract: fields that are not declared are stripped, a wrong shape is a failure. */
export function checkAnswer(
  route: RouteDescriptor,
  content: unknown,
  status: number,
  callSite: Error,
): unknown {
  const parsed = route.response.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new ApiError(
    {
      code: 'unexpected_response',
      type: 'contract',
      status,
      message: `The answer of ${route.id} does not fit its contract.`,
      fields: parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message })),
      routeId: route.id,
      cause: parsed.error,
    },
    callSite,
  );
}
