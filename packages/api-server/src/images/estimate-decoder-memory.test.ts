import { expect, test } from 'vitest';
import { estimateDecoderMemory } from './estimate-decoder-memory.ts';

const side = { width: 6000, height: 4000 };

test.each([
  ['a baseline JPEG, row by row', { format: 'jpeg', channels: 3, isProgressive: false }, 0],
  [
    'a progressive JPEG in full colours',
    { format: 'jpeg', channels: 3, isProgressive: true, chromaSubsampling: '4:4:4' },
    144,
  ],
  [
    'a progressive JPEG of a camera',
    { format: 'jpeg', channels: 3, isProgressive: true, chromaSubsampling: '4:2:0' },
    72,
  ],
  ['a progressive JPEG in grey', { format: 'jpeg', channels: 1, isProgressive: true }, 48],
  ['an interlaced PNG of 16 bits', { format: 'png', channels: 4, depth: 'ushort', isProgressive: true }, 192],
  ['a plain PNG, row by row', { format: 'png', channels: 4, isProgressive: false }, 0],
  ['a WebP', { format: 'webp', channels: 3, isProgressive: false }, 96],
] as const)('a decoder holds %s', (_what, header, megabytes) => {
  expect(estimateDecoderMemory({ ...side, ...header }) / 1e6).toBe(megabytes);
});
