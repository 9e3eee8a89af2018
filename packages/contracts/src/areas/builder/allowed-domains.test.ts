import { expect, test } from 'vitest';
import { isAllowedHost, readDomain } from './allowed-domains.ts';

test.each([
  ['News.Example.org', 'news.example.org'],
  [' https://news.example.org/find?x=1 ', 'news.example.org'],
  ['*.example.org', '*.example.org'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['localhost:3000', 'localhost'],
  ['192.0.2.7', '192.0.2.7'],
])('%s is read as %s', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain);
});

test.each([
  '',
  '*',
  '*.org',
  '*.*.example.org',
  'example',
  'a b.example',
  'user@example.org',
  'javascript:alert(1)',
])('%j is no domain', (typed) => {
  expect(readDomain(typed)).toBeUndefined();
});

test('a star stands for hosts below a domain, and for no look-alike', () => {
  const isAllowed = (host: string | undefined) => isAllowedHost(host, ['*.example.org', 'paper.example']);
  expect(['news.example.org', 'a.b.example.org', 'paper.example'].every(isAllowed)).toBe(true);
  expect(
    [
      'example.org',
      'evilexample.org',
      '.example.org',
      'news.paper.example',
      'example.org.evil.example',
      undefined,
    ].filter(isAllowed),
  ).toEqual([]);
  expect(isAllowedHost(undefined, [])).toBe(true);
});
