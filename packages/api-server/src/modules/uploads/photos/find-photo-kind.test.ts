import { describe, expect, test, vi } from 'vitest';
import { runImageTask } from '../../../images/run-image-task.ts';
import { decodePhoto } from './decode-photo.ts';

vi.mock(import('../../../images/run-image-task.ts'), () => ({ runImageTask: vi.fn() }));

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

describe('a file that is no JPEG, PNG or WebP reaches no decoder', () => {
  test.each([
    [
      'an SVG',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<rect/>'.repeat(100)}</svg>`),
      'wrong_type',
    ],
    ['an SVG behind a comment', Buffer.from('<!-- x --><SVG width="9"/>'), 'wrong_type'],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1'), 'wrong_type'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'wrong_type'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'wrong_type'],
    ['a HEIC photo', heic, 'heic'],
    ['a page', Buffer.from('<script>alert(1)</script>'), 'unreadable'],
    ['nothing that is known', Buffer.alloc(5000, 7), 'unreadable'],
  ])('%s', async (_what, bytes, fault) => {
    expect(await decodePhoto(bytes, 'photo')).toEqual({ fault });
    expect(runImageTask).not.toHaveBeenCalled();
  });
});
