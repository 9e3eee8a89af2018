import { expect, test } from 'vitest';
import { readOwnerArguments } from './owner-arguments.ts';

const email = ['--email', 'ada@example.org', '--organization', 'Analytical Society'];

test('names what is missing, and makes up neither name nor country', async () => {
  expect(await readOwnerArguments(email, null)).toEqual({
    missing: ['--country', '--firstname', '--lastname'],
  });
});

test('asks for what is missing in a terminal', async () => {
  const asked: string[] = [];
  const answers: Record<string, string> = { Country: 'GB', First: ' Ada ', Last: 'Lovelace' };
  const owner = await readOwnerArguments(email, async (question) => {
    asked.push(question);
    return answers[question.split(' ')[0] ?? ''] ?? '';
  });
  // The country has one time zone, so that is not asked for; the kind of organisation is.
  expect(asked.map((question) => question.split(' ')[0])).toEqual(['Country', 'First', 'Last', 'Kind']);
  expect(owner).toEqual({
    email: 'ada@example.org',
    organization: 'Analytical Society',
    country: 'GB',
    firstname: 'Ada',
    lastname: 'Lovelace',
    isPasswordPiped: false,
  });
});

test('asks nothing where the password comes through the same input', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await readOwnerArguments([...email, '--password-stdin'], ask)).toEqual({
    missing: ['--country', '--firstname', '--lastname'],
  });
});

test('the time zone is asked for, or named as missing, where the country has several', async () => {
  const rest = [...email, '--country', 'US', '--firstname', 'Ada', '--lastname', 'Lovelace'];
  expect(await readOwnerArguments(rest, null)).toEqual({ missing: ['--timezone'] });
  const given = ['--timezone', 'America/Chicago', '--kind', 'hospital'];
  expect(await readOwnerArguments([...rest, ...given], null)).toMatchObject({
    timezone: 'America/Chicago',
    kind: 'hospital',
  });
  expect(
    await readOwnerArguments(rest, async (question) =>
      question.startsWith('Time zone') ? 'America/Denver' : '',
    ),
  ).toMatchObject({ timezone: 'America/Denver' });
});
