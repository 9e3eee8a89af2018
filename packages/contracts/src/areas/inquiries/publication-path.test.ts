import { expect, test } from 'vitest';
import { publicPaths } from '@rostrum/contracts';
import { readPublicationPath } from './publication-path.ts';

test('a page that was read before is a post or a question, and nothing else', () => {
  const named = { company: 'northmere', slug: 'surge in 2050' };
  expect(readPublicationPath(publicPaths.post(named.company, named.slug))).toEqual({
    ...named,
    kind: 'post',
  });
  expect(readPublicationPath(publicPaths.question(named.company, named.slug))).toEqual({
    ...named,
    kind: 'question',
  });
  for (const other of [
    undefined,
    null,
    publicPaths.posts('northmere'),
    publicPaths.askQuestion('northmere'),
    '/organizations/northmere/topics/surge',
    '/organizations/northmere/posts/surge/more',
    '/organizations/northmere/posts/surge?x=1',
    '/organizations/northmere/posts/%E0%A4%A',
    '/experts/maren',
    'https://elsewhere.example/organizations/northmere/posts/surge',
  ])
    expect([other, readPublicationPath(other)]).toEqual([other, undefined]);
});
