import { isbot } from 'isbot';
import { expect, test } from 'vitest';
import { deviceOf, trafficSourceOf } from './traffic-source.ts';

test.each([
  ['https://www.google.co.uk/search?q=surge', 'search', 'www.google.co.uk'],
  ['https://chatgpt.com/', 'ai', 'chatgpt.com'],
  ['https://www.linkedin.com/feed', 'social', 'www.linkedin.com'],
  ['https://t.co/abc', 'social', 't.co'],
  ['https://meridian-ledger.example/front', 'referral', 'meridian-ledger.example'],
  ['https://rostrum.example/experts/x', 'direct', null],
  ['not an address', 'direct', null],
  [undefined, 'direct', null],
] as const)('%s is %s', (referrer, source, host) => {
  expect(trafficSourceOf(referrer, 'rostrum.example')).toEqual({ source, host });
});

test('devices and programs are told apart', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64)')).toBe('desktop');
  for (const program of [
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; ClaudeBot/1.0)',
    'curl/8.9',
    'python-requests/2.32',
  ])
    expect([program, isbot(program)]).toEqual([program, true]);
  expect(
    isbot('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'),
  ).toBe(false);
});
