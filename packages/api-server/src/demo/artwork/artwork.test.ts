import { describe, expect, test } from 'vitest';
import { postContents } from '../content/posts/posts.ts';
import { coverSvg } from './cover.ts';
import { looks } from './looks.ts';
import { portraitSvg } from './portrait.ts';

describe('drawn by code', () => {
  test('everybody has one portrait, the same every time, and nobody else has any', () => {
    for (const username of looks.keys()) expect(portraitSvg(username)).toMatch(/^<svg [^]*<\/svg>$/);
    expect(portraitSvg('maren-okonjo-hale')).toBe(portraitSvg('maren-okonjo-hale'));
    expect(portraitSvg('../../etc/passwd')).toBeNull();
    expect(new Set([...looks.keys()].map((username) => portraitSvg(username))).size).toBe(looks.size);
  });

  test('every post has a cover without script or outside address', () => {
    for (const { slug } of postContents) {
      const svg = coverSvg(slug);
      expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
      expect(svg).not.toMatch(/<script|href=|NaN|undefined/);
    }
    expect(coverSvg('nothing-of-the-kind')).toBeNull();
  });
});
