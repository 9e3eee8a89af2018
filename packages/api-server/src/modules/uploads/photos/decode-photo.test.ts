import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePhoto } from './decode-photo.ts';

/** One colour of so many pixels: few bytes, however many they are. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

test('pictures of posts are neither one pixel nor a hundred million, whatever they weigh', async () => {
  const [dot, vast, large] = [await plain(1, 1), await plain(10_000, 10_000), await plain(1200, 630)];
  expect(vast.length).toBeLessThan(1_000_000);
  for (const purpose of ['cover', 'figure'] as const) {
    expect(await decodePhoto(dot, purpose)).toEqual({ fault: 'too_small' });
    expect(await decodePhoto(vast, purpose)).toEqual({ fault: 'too_many_pixels' });
    expect(await decodePhoto(large, purpose)).toMatchObject({ width: 1200, height: 630 });
  }
});
