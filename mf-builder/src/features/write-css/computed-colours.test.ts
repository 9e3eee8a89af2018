import { expect, test } from 'vitest';
import {
  blend,
  findWorstPair,
  getRequiredContrast,
  listGradientColours,
  parseComputedColour,
  type Rgba,
} from './computed-colours.ts';

const grey = (value: number, alpha = 1): Rgba => ({ red: value, green: value, blue: value, alpha });
const white = grey(1);
const black = grey(0);

test.each([
  ['rgb(255, 0, 51)', { red: 1, green: 0, blue: 0.2, alpha: 1 }],
  ['rgba(0, 0, 0, 0.5)', grey(0, 0.5)],
  ['rgb(0 0 0 / 0.25)', grey(0, 0.25)],
  ['color(srgb 1 0 0.2 / 0.5)', { red: 1, green: 0, blue: 0.2, alpha: 0.5 }],
  ['color(srgb -0.1 1e-2 2)', { red: 0, green: 0.01, blue: 1, alpha: 1 }],
])('parses the computed colour %s', (text, colour) => {
  expect(parseComputedColour(text)).toEqual(colour);
});

test.each(['oklch(0.5 0.1 200)', 'currentcolor', ''])('leaves “%s” to the browser', (text) => {
  expect(parseComputedColour(text)).toBeUndefined();
});

test('lists the stops of gradients', () => {
  expect(listGradientColours('linear-gradient(90deg, rgb(1, 2, 3), oklch(0.5 0.1 200) 40%)')).toEqual([
    'rgb(1, 2, 3)',
    'oklch(0.5 0.1 200)',
  ]);
  expect(listGradientColours('none')).toEqual([]);
});

test('blends alpha over an opaque and over a clear ground', () => {
  expect(blend(grey(0, 0.5), white)).toEqual(grey(0.5));
  expect(blend(grey(0, 0.5), grey(1, 0))).toEqual(grey(0, 0.5));
});

test('measures text on the nearest opaque ground', () => {
  const layers = [
    { colours: [], opacity: 1 },
    { colours: [black], opacity: 1 },
  ];
  expect(findWorstPair(white, layers, white)).toMatchObject({
    front: '#FFFFFF',
    ground: '#000000',
    ratio: 21,
  });
  expect(findWorstPair(white, [], white).ratio).toBe(1);
});

test('measures through translucent grounds, text and groups', () => {
  const veil = [{ colours: [grey(0, 0.5)], opacity: 1 }];
  expect(findWorstPair(white, veil, white).ground).toBe('#808080');
  expect(findWorstPair(grey(0, 0.5), [], white).front).toBe('#808080');
  // A faded group fades its text and its ground alike.
  const faded = findWorstPair(white, [{ colours: [black], opacity: 0.5 }], white);
  expect(faded).toMatchObject({ front: '#FFFFFF', ground: '#808080' });
  expect(findWorstPair(black, [{ colours: [], opacity: 0 }], white).ratio).toBe(1);
});

test('takes the least readable stop of a gradient', () => {
  const layers = [{ colours: [black, grey(0.8), grey(0.1)], opacity: 1 }];
  const pair = findWorstPair(white, layers, white);
  expect(pair.ground).toBe('#CCCCCC');
  expect(pair.grounds).toEqual(['#000000', '#CCCCCC', '#1A1A1A']);
});

test.each([
  [16, 400, 4.5],
  [23, 400, 4.5],
  [24, 400, 3],
  [19, 700, 3],
  [18, 700, 4.5],
])('text of %d px and weight %d needs %d', (size, weight, needed) => {
  expect(getRequiredContrast(size, weight)).toBe(needed);
});
