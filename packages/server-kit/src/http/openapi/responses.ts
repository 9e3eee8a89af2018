import { errorCatalogue, type ErrorCode, type RouteDescriptor } from '@rostrum/contracts';
import type { JsonSchema } from './document-schemas.ts';
import { listPathParameters } from './path-parameters.ts';

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which the same request can succeed.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};
const headers: Record<number, JsonSchema> = {
  401: {
    'WWW-Authenticate': {
      description: 'The scheme to authenticate with.',
      required: true,
      schema: { type: 'string' },
    },
  },
  429: retryAfter,
  // Absent when the service cannot tell how long it will be away.
  503: { 'Retry-After': { ...retryAfter['Retry-After'], required: false } },
};

const descriptions: Record<number, string> = {
  400: 'The address, a header or the JSON could not be read.',
  401: 'The token is missing, unknown or has ended.',
  403: 'The caller is known and may not do this.',
  404: 'Nothing is at this address for this caller.',
  409: 'The state has changed since the caller read it.',
  410: 'It was removed for good.',
  413: 'The request body is too large.',
  414: 'The address is too long.',
  415: 'The content type of the request body is not accepted.',
  422: 'The input was read and cannot be accepted. `fields` names each fault.',
  423: 'It is locked.',
  429: 'Too many requests.',
  431: 'The headers of the request are too large.',
  500: 'A fault of the service.',
  503: 'The service is temporarily unavailable. Nothing was changed.',
};

const createRefusal = (status: number): JsonSchema => ({
  description: descriptions[status] ?? 'The request failed.',
  ...(headers[status] && { headers: headers[status] }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
});

/** One response for each of these statuses. */
export const createFailureComponents = (statuses: Iterable<number>): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...new Set(statuses)]
      .toSorted((left, right) => left - right)
      .map((status) => [`Failure${status}`, createRefusal(status)]),
  );

/** Codes that the server itself can refuse a call with, before or around its handler. */
function listServerRefusals(descriptor: RouteDescriptor): ErrorCode[] {
  const { auth, path, query, body, idempotent } = descriptor;
  return [
    'malformed_request',
    ...(auth === 'public' ? [] : (['not_authenticated', 'not_allowed'] as const)),
    ...(auth === 'session' ? (['second_factor_required'] as const) : []),
    ...(listPathParameters(path).length > 0 ? (['not_found'] as const) : []),
    ...(idempotent ? (['idempotency_conflict'] as const) : []),
    ...(body ? (['too_large', 'unsupported_media_type'] as const) : []),
    ...(body || query ? (['invalid_input'] as const) : []),
    'address_too_long',
    'too_many_requests',
    'headers_too_large',
    'internal',
    'unavailable',
  ];
}

/** Every status that a call can fail with. */
export const listFailures = (descriptor: RouteDescriptor): number[] =>
  [
    ...new Set(
      [...listServerRefusals(descriptor), ...descriptor.errors].map((code) => errorCatalogue[code].status),
    ),
  ].toSorted((left, right) => left - right);

/** Every failure of a call by status. Codes are listed where the call itself declares any; the rest is the same for all. */
export function describeFailures(descriptor: RouteDescriptor): Record<string, JsonSchema> {
  const own: Partial<Record<number, ErrorCode[]>> = Object.groupBy(
    descriptor.errors,
    (code) => errorCatalogue[code].status,
  );
  return Object.fromEntries(
    listFailures(descriptor).map((status) => {
      const codes = [...new Set(own[status])].map((code) => `\`${code}\``).join(', ');
      const description = `${descriptions[status] ?? 'The request failed.'} Codes: ${codes}.`;
      return [
        status,
        { $ref: `#/components/responses/Failure${status}`, ...(codes !== '' && { description }) },
      ];
    }),
  );
}
