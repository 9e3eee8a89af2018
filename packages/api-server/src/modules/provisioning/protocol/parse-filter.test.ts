import { expect, test } from 'vitest';
import { parseFilter } from './parse-filter.ts';

const compare = (attribute: string, by: string, value: unknown) => ({
  kind: 'compare',
  attribute,
  by,
  value,
});

test('the filters of RFC 7644 are read: precedence, brackets, not, values in brackets', () => {
  expect(parseFilter('userName eq "bjensen"')).toEqual(compare('username', 'eq', 'bjensen'));
  expect(parseFilter('urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"')).toEqual(
    compare('username', 'sw', 'J'),
  );
  expect(parseFilter('title pr and userType eq "Employee" or active eq true')).toEqual({
    kind: 'or',
    parts: [
      {
        kind: 'and',
        parts: [{ kind: 'present', attribute: 'title' }, compare('usertype', 'eq', 'Employee')],
      },
      compare('active', 'eq', true),
    ],
  });
  expect(parseFilter('userType ne "E" and not (emails co "x.com" or emails.value co "y (\\"z\\")")')).toEqual(
    {
      kind: 'and',
      parts: [
        compare('usertype', 'ne', 'E'),
        {
          kind: 'not',
          part: {
            kind: 'or',
            parts: [compare('emails', 'co', 'x.com'), compare('emails.value', 'co', 'y ("z")')],
          },
        },
      ],
    },
  );
  expect(parseFilter('emails[type eq "work" and value co "@example.com"]')).toEqual({
    kind: 'and',
    parts: [compare('emails.type', 'eq', 'work'), compare('emails.value', 'co', '@example.com')],
  });
});

test('what is no filter is refused as invalidFilter, however long or deep', () => {
  for (const text of [
    '',
    'userName',
    'userName eq',
    'userName eq bjensen',
    'userName is "x"',
    'userName eq "x',
    '(userName eq "x"',
    'userName eq "x" "y"',
    'userName eq {"a":1}',
    'emails[type eq "work"',
    `userName eq "${'x'.repeat(2000)}"`,
    `${'('.repeat(400)}a pr${')'.repeat(400)}`,
  ])
    expect(() => parseFilter(text), text.slice(0, 40)).toThrow(
      expect.objectContaining({ status: 400, scimType: 'invalidFilter' }),
    );
});
