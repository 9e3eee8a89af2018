import { isBusinessError } from '@rostrum/server-kit';

/** Detail words of RFC 7644, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A refusal in the terms of RFC 7644, section 3.12. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const badValue = (detail: string) => new ScimError(400, detail, 'invalidValue');
export const notFound = () => new ScimError(404, 'There is no such resource in this organisation.');

/** SCIM has no 422, and clients try again what they do not know: what was sent wrongly is 400, what may not be is 403. */
const statusOf = (code: string, status: number): number =>
  code === 'seat_limit' ? 403 : status === 422 ? 400 : status;

/** Any failure as a refusal; undefined when it is a fault of the server. */
export function toScimError(error: unknown): ScimError | undefined {
  if (error instanceof ScimError) return error;
  if (isBusinessError(error)) return new ScimError(statusOf(error.code, error.status), error.message);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return undefined;
  return new ScimError(
    status,
    status === 413 ? 'The request is too large.' : 'The request cannot be read as JSON.',
    'invalidSyntax',
  );
}

export const scimErrorBody = ({ status, message, scimType }: ScimError) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType !== undefined && { scimType }),
  detail: message,
});
