/** What a log line says of an error: enough to find the fault, and nothing that anybody typed. */
export interface DescribedError {
  type: string;
  /** Empty when nothing of it can be told from what it was about. */
  message: string;
  /** `insert into inquiries`: what the failed statement does, without its text. */
  statement?: string;
  stack: string;
  cause?: DescribedError;
  errors?: DescribedError[];
  [field: string]: unknown;
}

/** Fields of the database driver and of the network that name things of ours. `detail`, `hint`, `where` quote rows. */
const plainFields = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'syscall',
  'errno',
  'status',
  'statusCode',
] as const;
const deepest = 5;

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w .-]{1,80}$/.test(value));

/**
 * States of PostgreSQL in which its message quotes names of the statement and no value: a column, a table or a function that
 * is not there or is ambiguous, a missing GROUP BY, a type that does not fit. Not its syntax errors, which also quote what
 * a text search or a JSON path could not read.
 */
const statesOfNames: ReadonlySet<unknown> = new Set(['42702', '42703', '42803', '42804', '42883', '42P01']);

/**
 * The part of a message that the program wrote itself: up to the first quote, colon or bracket, behind which values
 * follow. A syntax error quotes what it could not read in any manner, a message with an address may begin with it, and a
 * failed query is told by `statement`.
 */
function cleanMessage(error: Error): string {
  if ('severity' in error && 'code' in error && statesOfNames.has(error.code))
    return error.message.slice(0, 300);
  if ('isWrittenForLogs' in error && error.isWrittenForLogs === true) return error.message.slice(0, 1000);
  if (error instanceof SyntaxError || 'query' in error || error.message.includes('@')) return '';
  const [start = ''] = error.message.split(/["'`“”‘’:<>({[\r\n]/, 1);
  return start.trim().slice(0, 120);
}

const isFrame = (line: string): boolean =>
  line.startsWith('    at ') && line.length < 400 && !/["'`]/.test(line) && /:\d+\)?$/.test(line);

/** Only the places; a message may stand on several lines, and any of them may look like a place. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return stack
    .slice(at === -1 ? 0 : at + message.length)
    .split('\n')
    .filter(isFrame)
    .join('\n');
}

/** `insert into inquiries`: statements are written with placeholders, but a name is all that a log needs. */
function statementOf(error: Error): string | undefined {
  if (!('query' in error) || typeof error.query !== 'string') return undefined;
  const query = error.query.slice(0, 5000).toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const verb = /^[a-z]+/.exec(query)?.[0];
  const table = /\b(?:into|update|from) "?([a-z_]+)/.exec(query)?.[1];
  return [verb, table].filter(Boolean).join(' ');
}

const nameOf = (error: Error): string => {
  const own = error.constructor.name;
  const name = own === '' || own === 'Error' ? error.name : own;
  return isPlain(name) ? name : 'Error';
};

/**
 * An error as logs may have it. Causes are told the same way. What it was about (values of statements, bodies, headers,
 * answers of others) is left out by naming what stays: a new field of some library is not logged until a developer asks.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = Object.fromEntries(
    plainFields.flatMap((field) => {
      const value: unknown = Reflect.get(error, field);
      return isPlain(value) ? [[field, value]] : [];
    }),
  );
  const statement = statementOf(error);
  const isDeep = depth >= deepest;
  const errors = error instanceof AggregateError && !isDeep ? error.errors.slice(0, deepest) : [];
  return {
    type: nameOf(error),
    message: cleanMessage(error),
    ...fields,
    ...(statement !== undefined && { statement }),
    stack: framesOf(error),
    ...(errors.length > 0 && { errors: errors.map((inner: unknown) => describeError(inner, depth + 1)) }),
    ...(error.cause !== undefined && !isDeep && { cause: describeError(error.cause, depth + 1) }),
  };
}

function textOf({ type, message, stack, cause, ...fields }: DescribedError): string {
  const facts = Object.entries(fields)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name}=${String(value)}`);
  const head = [`${type}${message && `: ${message}`}`, ...facts].join(' ');
  return [head, stack, ...(cause ? [`caused by ${textOf(cause)}`] : [])]
    .filter((part) => part !== '')
    .join('\n');
}

/** The same as a text, for failures that no logger is there for yet. */
export const errorText = (error: unknown): string => textOf(describeError(error));
