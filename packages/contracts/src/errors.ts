import { z } from 'zod';

/** Stable error codes and the HTTP status and type each one answers with. */
export const errorCatalogue = {
  malformed_request: { status: 400, type: 'input' },
  invalid_input: { status: 422, type: 'input' },
  /** No seat of the organisation is left for what was asked. */
  seat_limit: { status: 422, type: 'input' },
  not_authenticated: { status: 401, type: 'authentication' },
  not_allowed: { status: 403, type: 'permission' },
  /** The organisation requires a second factor that this session has not given; only setting one up works. */
  second_factor_required: { status: 403, type: 'permission' },
  /** A sensitive change: the person must prove again who they are (`security.confirm`), then repeat it. */
  confirmation_required: { status: 403, type: 'permission' },
  not_found: { status: 404, type: 'not_found' },
  method_not_allowed: { status: 405, type: 'input' },
  version_conflict: { status: 409, type: 'conflict' },
  invalid_transition: { status: 409, type: 'conflict' },
  idempotency_conflict: { status: 409, type: 'conflict' },
  already_exists: { status: 409, type: 'conflict' },
  gone: { status: 410, type: 'not_found' },
  /** A condition of the request (`If-Match`, `If-Unmodified-Since`) does not hold. */
  precondition_failed: { status: 412, type: 'conflict' },
  too_large: { status: 413, type: 'input' },
  address_too_long: { status: 414, type: 'input' },
  unsupported_media_type: { status: 415, type: 'input' },
  range_not_satisfiable: { status: 416, type: 'input' },
  locked: { status: 423, type: 'permission' },
  too_many_requests: { status: 429, type: 'rate_limit' },
  headers_too_large: { status: 431, type: 'input' },
  internal: { status: 500, type: 'internal' },
  unavailable: { status: 503, type: 'unavailable' },
  /** The four answers of the single sign-on address (specification: the type is what the client throws). */
  unknown_org: { status: 404, type: 'unknown_org' },
  sso_disabled: { status: 404, type: 'sso_disabled' },
  invalid_action: { status: 400, type: 'invalid_action' },
  idp_unreachable: { status: 503, type: 'idp_unreachable' },
} as const satisfies Record<string, { status: number; type: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** One faulty field: `path` in dots (`recipients.0.username`), `code` for programs, `message` for people. */
export const fieldError = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** The body of every failure. */
export const errorEnvelope = z.object({
  error: z.object({
    type: z.string(),
    code: z.string(),
    message: z.string(),
    fields: z.array(fieldError).optional(),
    /** The newer state, on `version_conflict`; allowed next states, on `invalid_transition`. */
    details: z.unknown().optional(),
    request_id: z.string().optional(),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
