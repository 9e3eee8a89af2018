import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const env = { ROSTRUM_DEPLOY_TOKEN: 'secret' };
const read = (line: string, variables: Record<string, string> = env) =>
  readArguments(line.split(' '), variables);

test.each([
  ['mf-people', { area: 'people', version: null, intent: { kind: 'upload' }, token: 'secret' }],
  ['people --canary 10', { intent: { kind: 'rollOut', target: { to: 'percent', percent: 10 } } }],
  ['mf-people --canary=2.5%', { intent: { kind: 'rollOut', target: { to: 'percent', percent: 2.5 } } }],
  [
    'mf-people --org northmere',
    { intent: { kind: 'rollOut', target: { to: 'organisation', organisation: 'northmere' } } },
  ],
  [
    'mf-people --user a@b.example',
    { intent: { kind: 'rollOut', target: { to: 'user', email: 'a@b.example' } } },
  ],
  [
    'mf-people 1a2b --promote --reason good',
    { version: '1a2b', intent: { kind: 'promote' }, reason: 'good' },
  ],
  ['mf-people --rollback --token other', { version: null, intent: { kind: 'rollback' }, token: 'other' }],
  [
    'mf-people --status --server https://x.example/app',
    { intent: { kind: 'status' }, server: 'https://x.example' },
  ],
])('understands: %s', (line, expected) => {
  expect(read(line)).toMatchObject(expected);
});

test.each([
  ['mf-nobody', /no area 'mf-nobody'.*mf-people/],
  ['mf-people mf-posts mf-qanda', /One area at a time/],
  ['mf-people --canary 0', /from 0\.01 to 100/],
  ['mf-people --canary ten', /'ten'/],
  ['mf-people --promote --rollback', /Choose one/],
  ['mf-people 1a2b', /What should become of 1a2b/],
  ['mf-people --server somewhere', /is no address/],
  ['mf-people --server http://experts.example.org', /readable.*https/],
  ['mf-people --chanary 10', /chanary/],
])('refuses: %s', (line, message) => {
  expect(() => read(line)).toThrow(message);
});

test('without a token it says who makes one; the check of a shell needs none', () => {
  expect(() => read('mf-people', {})).toThrow(/ROSTRUM_DEPLOY_TOKEN.*npm run deploy-token/);
  expect(read('shell', {})).toMatchObject({ area: 'shell', server: 'http://localhost:4000' });
  expect(read('shell', { ROSTRUM_SERVER: 'http://localhost:4131' }).server).toBe('http://localhost:4131');
});
