import { expect, test } from 'vitest';
import { pageTitles, titleFaults } from './page-titles.ts';

const manifest = "export const titles = { posts: 'Posts' } as const;\n{ label: 'Activity', href: '/a' }";

test('a page that writes what its manifest has is told to take it from there', () => {
  expect(titleFaults('page.tsx', '<Page title="Posts" count={3}>', manifest)).toEqual([
    "page.tsx writes 'Posts' again. Take it from 'titles' in the area's manifest.ts.",
  ]);
  expect(
    titleFaults('page.tsx', '<Page\n  title={greeting}\n  documentTitle="Activity"\n>', manifest),
  ).toHaveLength(1);
});

test('titles of their own, and those of cards, are left alone', () => {
  expect(titleFaults('page.tsx', '<Page title="Compare experts">', manifest)).toEqual([]);
  expect(titleFaults('page.tsx', '<Page title={titles.posts}><Card title="Posts">', manifest)).toEqual([]);
});

test('every page takes its title from its manifest', () => {
  expect(pageTitles()).toEqual([]);
});
