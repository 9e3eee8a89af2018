import { expect, test } from 'vitest';
import { findEmbeds } from './find-embeds.ts';
import { findBlockades } from './judge-policy.ts';

const origin = 'https://experts.example.org';
const scripted = { origin, directives: ['script-src', 'connect-src', 'img-src'] };

test('what is in the page is found, with its line, and what is in a comment is not', () => {
  const page = `<html>
<!-- <rostrum-directory embed="old"></rostrum-directory> -->
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<script nonce=abc type="module" src="${origin}/embed/rostrum.js"></script>
<ROSTRUM-EMBED embed='an-id' kind=posts></ROSTRUM-EMBED>
<iframe src="${origin}/embed/page/n?kind=posts&amp;of=a"></iframe><iframe src="https://other.example/embed/x"></iframe>`;
  const { embeds, script, policies } = findEmbeds(page, origin);
  expect(embeds.map(({ form, line }) => [form, line])).toEqual([
    ['script', 5],
    ['iframe', 6],
  ]);
  expect(embeds[0]?.attributes.get('embed')).toBe('an-id');
  expect(embeds[1]?.attributes.get('src')).toMatch(/kind=posts&of=a$/);
  expect(script?.get('nonce')).toBe('abc');
  expect(policies).toEqual(["script-src 'self'"]);
});

test.each([
  '',
  'script-src *; connect-src https:; img-src https://experts.example.org',
  'default-src *.example.org',
  "script-src experts.example.org/embed/; frame-src 'none'",
])('the policy %j lets an embed in', (policy) => {
  expect(findBlockades(policy, scripted)).toEqual([]);
});

test('a policy that keeps it out is named with the part to change, and no more is opened than needed', () => {
  expect(findBlockades("default-src 'self'; script-src 'self' cdn.example.com; img-src *", scripted)).toEqual(
    [
      {
        directive: 'script-src',
        before: "script-src 'self' cdn.example.com",
        after: `script-src 'self' cdn.example.com ${origin}`,
      },
      { directive: 'connect-src', before: "default-src 'self'", after: `connect-src 'self' ${origin}` },
    ],
  );
  expect(findBlockades("script-src 'none'", scripted)[0]?.after).toBe(`script-src ${origin}`);
  expect(findBlockades('script-src example.org https://experts.example.org:8443', scripted)).toHaveLength(1);
  const strict = "script-src 'nonce-abc' 'strict-dynamic' https:";
  expect(findBlockades(strict, scripted)[0]?.after).toMatch(/^<script nonce=/);
  expect(findBlockades(strict, { ...scripted, nonce: 'abc' })).toEqual([]);
});
