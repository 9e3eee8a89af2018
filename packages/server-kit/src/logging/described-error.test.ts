import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeError, errorText } from './described-error.ts';

const secret = 'MARKER7q';

function databaseError(): pg.DatabaseError {
  const error = new pg.DatabaseError(`invalid input syntax for type uuid: "${secret}"`, 10, 'error');
  return Object.assign(error, {
    code: '22P02',
    severity: 'ERROR',
    table: 'inquiries',
    constraint: 'inquiries_ref_key',
    routine: 'string_to_uuid',
    detail: `Failing row contains (${secret}).`,
    hint: `Perhaps ${secret}`,
    where: `unnamed portal parameter $1 = '${secret}'`,
    internalQuery: `select '${secret}'`,
  });
}

test('a failed statement is told by what it does and why it failed, without any value', () => {
  const error = new DrizzleQueryError(
    'insert into "inquiries" ("id", "message") values ($1, $2)',
    ['id', secret],
    databaseError(),
  );
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'DrizzleQueryError',
    statement: 'insert inquiries',
    stack: expect.stringContaining('described-error.test.ts'),
    cause: {
      type: 'DatabaseError',
      message: 'invalid input syntax for type uuid',
      code: '22P02',
      severity: 'ERROR',
      table: 'inquiries',
      constraint: 'inquiries_ref_key',
      routine: 'string_to_uuid',
    },
  });
  expect(JSON.stringify(described) + errorText(error)).not.toContain(secret);
});

test('a wrong name in a statement is told, as it is ours and no value', () => {
  const error = Object.assign(new pg.DatabaseError('column p.nmae does not exist', 10, 'error'), {
    code: '42703',
    severity: 'ERROR',
    hint: `Perhaps you meant "${secret}".`,
  });
  const described = describeError(new DrizzleQueryError('select p.nmae from people p', [secret], error));
  expect(described.cause).toMatchObject({ message: 'column p.nmae does not exist', code: '42703' });
  expect(JSON.stringify(described)).not.toContain(secret);
  // A syntax error of a text search quotes the value that it could not parse.
  const search = Object.assign(new pg.DatabaseError(`syntax error in tsquery: "${secret}"`, 10, 'error'), {
    code: '42601',
    severity: 'ERROR',
  });
  expect(JSON.stringify(describeError(search))).not.toContain(secret);
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};
const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test.each([
  ['a text that is no JSON', parsed(`{"password":${secret}}`)],
  ['an address that is none', thrown(() => new URL(`${secret}:::`, 'x:'))],
  ['a time zone that is none', thrown(() => new Date().toLocaleString('en', { timeZone: secret }))],
  ['a property of a text', thrown(() => Object.defineProperty(secret as unknown as object, 'a', {}))],
  ['a number that is none', thrown(() => BigInt(secret))],
  [
    'a refused recipient',
    Object.assign(new Error(`all rejected: 550 <${secret}@x.example>`), { rejected: [secret] }),
  ],
  ['a recipient without brackets', new Error(`550 ${secret}@x.example unknown`)],
  ['a stack that the message forges', new Error(`a\n    at ${secret} (file:///x.ts:1:1)`)],
  ['a name that is a text', Object.assign(new Error('x'), { name: `"${secret}"`, code: `"${secret}"` })],
  [
    'fields of a library',
    Object.assign(new Error('x'), { body: secret, headers: { cookie: secret }, response: { secret } }),
  ],
  ['what is no error', secret],
  ['an error beside others', new AggregateError([new Error(`"${secret}"`)], `"${secret}"`)],
  ['a cause of a cause', new Error('a', { cause: new Error('b', { cause: databaseError() }) })],
])('%s leaves no value', (_name, error) => {
  const text = JSON.stringify(describeError(error)) + errorText(error);
  expect(text).not.toContain(secret);
});

test('what the program says itself stays', () => {
  expect(describeError(new TypeError("Cannot read properties of undefined (reading 'x')"))).toMatchObject({
    type: 'TypeError',
    message: 'Cannot read properties of undefined',
  });
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(describeError(refused)).toMatchObject({
    code: 'ECONNREFUSED',
    syscall: 'connect',
    message: 'connect ECONNREFUSED 127.0.0.1',
  });
});
