import { expect, test } from 'vitest';
import { stripAuthorship } from './strip-authorship.ts';

test.for([
  ['who wrote the paper on storm surge', 'storm surge'],
  ['Author of "Two-person bottlenecks"', '"Two-person bottlenecks"'],
  ['the researcher who published a study about wild bees', 'wild bees'],
  ['who wrote about tides', 'tides'],
  ['paper recycling', 'paper recycling'],
  ['authors and copyright', 'authors and copyright'],
  ['who can explain the report', 'who can explain the report'],
] as const)('%s', ([text, rest]) => {
  expect(stripAuthorship(text)).toBe(rest);
});
