import { fitFrame, getMiddleFrame, getNarrowestFrame, getWidestFrame } from '@rostrum/contracts/posts';
import { expect, test } from 'vitest';
import { describeCrop, getShownPart, placePicture } from './place-picture.ts';

const photo = { width: 1200, height: 800 };

test('a frame fills a box of its own measure exactly, wherever the focal point is', () => {
  const frame = { x: 300, y: 100, width: 600 };
  for (const x of [0, 50, 100])
    expect(placePicture(photo, getShownPart(photo, frame), { ratio: 40 / 21, focus: { x, y: 50 } })).toEqual({
      width: '200.000%',
      left: '-50.000%',
      top: '-31.746%',
    });
});

test('in a narrower box the focal point decides which side is cut off', () => {
  const part = getShownPart({ width: 1000, height: 500 }, null);
  const left = (x: number) =>
    placePicture({ width: 1000, height: 500 }, part, { ratio: 1, focus: { x, y: 50 } }).left;
  expect([left(0), left(50), left(100)]).toEqual(['0.000%', '-50.000%', '-100.000%']);
});

test('a frame stays in the picture and is never smaller than the smallest cover', () => {
  expect(getMiddleFrame(photo)).toEqual({ x: 0, y: 85, width: 1200 });
  expect(fitFrame(photo, { x: 900, y: -5, width: 700 })).toEqual({ x: 500, y: 0, width: 700 });
  expect(fitFrame(photo, { x: 0, y: 0, width: 10 })).toMatchObject({ width: 600 });
  const panorama = { width: 1200, height: 126 };
  expect([getNarrowestFrame(panorama), getWidestFrame(panorama)]).toEqual([240, 240]);
});

test('what is cut is said in words', () => {
  expect(describeCrop(photo, { x: 300, y: 80, width: 600 }, { x: 30, y: 70 })).toBe(
    'Frame: 50% of the width, 25% from the left, 10% from the top. Focal point: 30% across, 70% down.',
  );
  expect(describeCrop(photo, null, { x: 50, y: 50 })).toBe(
    'Whole picture. Focal point: 50% across, 50% down.',
  );
});
