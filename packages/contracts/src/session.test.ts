import { expect, test } from 'vitest';
import { session, sessionAnswer, sessionStatuses } from './session.ts';

const user = {
  type: 'media',
  name: 'Callum Strand',
  email: 'callum@meridianledger.example',
  image: null,
  identifier: '0199f10c-7c3f-7204-8eab-60570b5b4ad8',
  username: 'callum',
  company_username: null,
};
const whole = { user, expires: '2026-11-19T20:00:00.000Z', sessionToken: 'token' };

test('a session has the fields of the specification, and nothing beside them', () => {
  expect(session.parse({ ...whole, user: { ...user, password_hash: 'x' } })).toEqual(whole);
  for (const field of Object.keys(user)) {
    const { [field]: _, ...rest } = { ...user } as Record<string, unknown>;
    expect(session.safeParse({ ...whole, user: rest }).success, field).toBe(false);
  }
  expect(session.safeParse({ ...whole, sessionToken: undefined }).success).toBe(false);
});

test('its type is a role of the product', () => {
  expect(session.safeParse({ ...whole, user: { ...user, type: 'visitor' } }).success).toBe(false);
});

test('nobody is signed in: an empty answer; states are loading, authenticated, unauthenticated', () => {
  expect(sessionAnswer.parse({})).toEqual({});
  expect(sessionAnswer.safeParse({ user }).success).toBe(false);
  expect(sessionStatuses).toEqual(['loading', 'authenticated', 'unauthenticated']);
});
