import { errorCatalogue, type ErrorCode, type FieldError } from '@rostrum/contracts';

export interface BusinessErrorOptions {
  code?: ErrorCode;
  fields?: FieldError[];
  details?: unknown;
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure in product words. Recognised by `isBusinessError`, never by `instanceof`, and mapped to HTTP in one place. */
export class BusinessError extends Error {
  readonly isBusinessError = true;
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: BusinessErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** What was sent cannot be used: 422, or 400 with code `malformed_request`. */
export class InputError extends BusinessError {
  constructor(message: string, options: BusinessErrorOptions = {}) {
    super(options.code ?? 'invalid_input', message, options);
  }

  /** One faulty field; forms show the message beside it. */
  static field(path: string, message: string, code = 'invalid'): InputError {
    return new InputError(message, { fields: [{ path, code, message }] });
  }
}

/** It is not there, or not there for this caller: another organisation's row reads the same. */
export class NotFoundError extends BusinessError {
  constructor(
    message = 'This was not found. It may have been removed; go back and reload the list.',
    options: BusinessErrorOptions = {},
  ) {
    super(options.code ?? 'not_found', message, options);
  }
}

/** The address exists and takes other methods; says nothing of what stands behind it. */
export class MethodNotAllowedError extends BusinessError {
  constructor(method: string, allowed: string, options: BusinessErrorOptions = {}) {
    super('method_not_allowed', `${method} is not possible at this address. Use ${allowed}.`, options);
  }
}

/** The caller is known and may not do this. Only used inside the own organisation. */
export class NotAllowedError extends BusinessError {
  constructor(
    message = 'Your role does not allow this. Ask an administrator of your organisation.',
    options: BusinessErrorOptions = {},
  ) {
    super(options.code ?? 'not_allowed', message, options);
  }
}

/** The state has moved on; `details` carries the newer state or the allowed moves. */
export class ConflictError extends BusinessError {
  constructor(message: string, options: BusinessErrorOptions = {}) {
    super(options.code ?? 'version_conflict', message, options);
  }
}

/** No live session stands behind the request. */
export class AuthenticationError extends BusinessError {
  constructor(message = 'Your session has ended. Sign in again.', options: BusinessErrorOptions = {}) {
    super('not_authenticated', message, options);
  }
}

/** Too many requests; `retryAfter` says when to come back. */
export class RateLimitError extends BusinessError {
  constructor(retryAfter: number, message = `Too many requests. Try again in ${retryAfter} seconds.`) {
    super('too_many_requests', message, { retryAfter });
  }
}

/** Errors cross module copies in tests and workers, so the mark is a property and not the class. */
export const isBusinessError = (error: unknown): error is BusinessError =>
  error instanceof Error && 'isBusinessError' in error && error.isBusinessError === true;
