import { describe, expect, test } from 'vitest';
import { demoContent } from '../content/read-content.ts';
import { coverSvg } from './cover.ts';
import { portraitSvg } from './portrait.ts';

const { accounts, members, seekers, people, posts } = demoContent();
const names = [
  ...[...accounts, ...members, ...seekers].map(({ key }) => key),
  ...people.map(({ username }) => username),
];
const everybody = [...new Set(names)];

describe('drawn by code', () => {
  test('everybody has one portrait, the same every time, and nobody else has any', () => {
    for (const username of everybody) expect(portraitSvg(username)).toMatch(/^<svg [^]*<\/svg>$/);
    expect(portraitSvg('maren-okonjo-hale')).toBe(portraitSvg('maren-okonjo-hale'));
    expect(portraitSvg('../../etc/passwd')).toBeNull();
    expect(new Set(everybody.map((username) => portraitSvg(username))).size).toBe(everybody.length);
  });

  test('every post has a cover without script or outside address', () => {
    for (const { slug } of posts) {
      const svg = coverSvg(slug);
      expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
      expect(svg).not.toMatch(/<script|href=|NaN|undefined|[{}]/);
    }
    expect(coverSvg('nothing-of-the-kind')).toBeNull();
  });
});
