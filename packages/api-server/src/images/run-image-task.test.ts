import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runImageTask } from './run-image-task.ts';

const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#048' } });

test.each(['jpeg', 'png', 'webp'] as const)('a %s is decoded in the worker', async (format) => {
  const bytes = await picture()[format]().toBuffer();
  expect(await runImageTask('decode', { bytes, purpose: 'logo', previewSide: 100 })).toMatchObject({
    width: 100,
    height: 67,
  });
});

test.each(['tiff', 'gif', 'avif'] as const)('a %s has no decoder there', async (format) => {
  const bytes = await picture()[format]().toBuffer();
  expect(await runImageTask('decode', { bytes, purpose: 'logo', previewSide: 100 })).toEqual({
    fault: 'unreadable',
  });
});

test('an SVG has no decoder there', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>');
  expect(await runImageTask('decode', { bytes, purpose: 'logo', previewSide: 100 })).toEqual({
    fault: 'unreadable',
  });
});
