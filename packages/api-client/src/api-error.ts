import type { FieldError } from '@rostrum/contracts';

export interface ApiErrorInit {
  code: string;
  type: string;
  status: number;
  message: string;
  fields?: readonly FieldError[];
  details?: unknown;
  requestId?: string;
  retryAfterSeconds?: number;
  /** The route that was called. */
  routeId?: string;
  cause?: unknown;
}

/**
 * The one failure of every call. Tell it by `isApiError` and `code`, never by `instanceof`: each bundle may carry its
 * own copy of a class. `code` is the contract's, or `network`, `unexpected_response`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly type: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Faulty fields of the request, by their path. */
  readonly fields: readonly FieldError[];
  /** The newer state on `version_conflict`, the allowed states on `invalid_transition`. */
  readonly details: unknown;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly routeId: string | undefined;

  constructor(init: ApiErrorInit, callSite?: Error) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.code = init.code;
    this.type = init.type;
    this.status = init.status;
    this.fields = init.fields ?? [];
    this.details = init.details;
    this.requestId = init.requestId;
    this.retryAfterSeconds = init.retryAfterSeconds;
    this.routeId = init.routeId;
    // The stack of the answer leads into the HTTP library; the line that made the call is what a reader needs.
    if (callSite?.stack)
      this.stack = `${this.name}: ${init.message}\n${callSite.stack.split('\n').slice(1).join('\n')}`;
  }
}

/** True for a failure of an API call, from whichever bundle it comes. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
