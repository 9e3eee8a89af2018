import { expect, test } from 'vitest';
import { postSlugOf, publicationPathOf } from './publication-path.ts';

test('a page that was read before is a post or question of the same organisation, and nothing else', () => {
  const post = '/organizations/northmere/posts/surge';
  expect([publicationPathOf(post, 'northmere'), postSlugOf(post, 'northmere')]).toEqual([post, 'surge']);
  const question = '/organizations/northmere/questions/why';
  expect([publicationPathOf(question, 'northmere'), postSlugOf(question, 'northmere')]).toEqual([
    question,
    undefined,
  ]);
  for (const other of [
    undefined,
    '/organizations/dunes/posts/surge',
    '/organizations/northmere/posts',
    '/organizations/northmere/posts/surge/more',
    '/organizations/northmere/posts/surge?x=1',
    '/experts/maren',
    'https://elsewhere.example/organizations/northmere/posts/surge',
  ])
    expect([other, publicationPathOf(other, 'northmere')]).toEqual([other, undefined]);
  expect(postSlugOf('/organizations/northmere/posts/%E0%A4%A', 'northmere')).toBeUndefined();
});
