import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPhotoHeader, decodePhoto, headerBytes } from './decode-photo.ts';

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

const formats = ['jpeg', 'png', 'webp'] as const;

test.each(formats)('the beginning of a good %s speaks for the rest', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const good = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888', noise } })
    [format]({ quality: 100 })
    .toBuffer();
  expect(good.length).toBeGreaterThan(headerBytes);
  expect(await checkPhotoHeader(good.subarray(0, headerBytes), 'photo')).toBeUndefined();
  expect(await checkPhotoHeader(good.subarray(0, headerBytes), 'cover')).toBeUndefined();
});

test.each(formats)('a %s that is too small is refused by its header', async (format) => {
  const small = await sharp({ create: { width: 150, height: 150, channels: 3, background: '#888' } })
    [format]()
    .toBuffer();
  expect(await checkPhotoHeader(small, 'photo')).toBe('too_small');
});

// The loader of WebP wants the whole file.
test.each(['jpeg', 'png'] as const)('a %s of too many pixels is refused by its header', async (format) => {
  const vast = await sharp({ create: { width: 6500, height: 6500, channels: 3, background: '#fff' } })
    [format]()
    .toBuffer();
  expect(await checkPhotoHeader(vast.subarray(0, 4096), 'photo')).toBe('too_many_pixels');
});
