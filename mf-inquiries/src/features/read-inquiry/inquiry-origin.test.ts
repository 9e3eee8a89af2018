import { publicPaths } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { nameOrigin } from './inquiry-origin.tsx';

test('every page that an inquiry can come from has words, and no address is shown', () => {
  const named = [
    ...Object.values(publicPaths).map((write) => (write as (...parts: string[]) => string)('a', 'b', 'c')),
    '/dashboard/search?q=flood',
    '/dashboard/bookmarks',
    '/dashboard/seeker',
    '/embed/page/a',
    '/inquiries/new/a/expert',
    '/',
  ].map((page) => [page, nameOrigin(page)]);
  expect(named.filter(([, words]) => words?.includes('/'))).toEqual([]);
  expect(nameOrigin(publicPaths.staff('ana'))).toBe('Staff profile');
  expect(nameOrigin(publicPaths.topic('Storm surge'))).toBe('Topic page');
  expect(nameOrigin(publicPaths.post('a', 'b'))).toBe('Post');
  expect(nameOrigin(publicPaths.posts('a'))).toBe('List of posts');
  expect(nameOrigin(publicPaths.askQuestion('a'))).toBe('Form for questions');
  expect(nameOrigin(`${publicPaths.organisation('a')}?topic=b`)).toBe('Organisation page');
  expect(nameOrigin('embed:news.example')).toBe('Form on news.example');
  expect(nameOrigin(null)).toBe('Not known');
});
