import { BusinessError, InputError } from '../errors.ts';
import type { ConstraintMeaning } from '../constraint-meaning.ts';

interface PostgresError {
  code: string;
  constraint?: string;
}

const isPostgresError = (error: unknown): error is PostgresError & Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** The driver's error inside what the query builder and pool wrap around it. */
function driverErrorOf(error: unknown): (PostgresError & Error) | undefined {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  )
    if (isPostgresError(current) && (/^[0-9A-Z]{5}$/.test(current.code) || current.code.startsWith('E')))
      return current;
  return undefined;
}

/** Away, shutting down, out of connections, out of disk, or slower than a query may be. */
const passing = /^(08...|57P0[1-3]|57014|53...|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;

const looksDisconnected = (error: unknown): boolean =>
  error instanceof Error &&
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/i.test(
    error.message,
  );

const isDisconnected = (error: unknown): boolean =>
  looksDisconnected(error) || (error instanceof Error && looksDisconnected(error.cause));

/**
 * NUL in text, NUL in JSON, or half of a character in JSON. The HTTP boundary refuses all three; this covers text that was
 * decoded later, from a header or a token.
 */
const isUnstorable = ({ code, message }: PostgresError & Error): boolean =>
  code === '22021' || code === '22P05' || (code === '22P02' && message.includes('type json'));

/** A database failure in product words, or undefined when it is a fault of ours. */
export function databaseErrorOf(
  error: unknown,
  meanings: Readonly<Record<string, ConstraintMeaning>>,
): BusinessError | undefined {
  const driver = driverErrorOf(error);
  const meaning = driver?.constraint === undefined ? undefined : meanings[driver.constraint];
  if (meaning)
    return new BusinessError(meaning.code, meaning.message, {
      cause: error,
      fields:
        meaning.field === undefined
          ? undefined
          : [{ path: meaning.field, code: meaning.code, message: meaning.message }],
    });
  if (driver && isUnstorable(driver))
    return new InputError('The text contains a character that cannot be stored.', { cause: error });
  if ((driver && passing.test(driver.code)) || isDisconnected(error))
    return new BusinessError(
      'unavailable',
      'The service is busy for a moment. Nothing was changed; try again shortly.',
      { retryAfter: 2, cause: error },
    );
  return undefined;
}
