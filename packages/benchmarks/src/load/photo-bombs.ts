import { uploadLimitBytes } from '@rostrum/contracts';
import { makeLargePdf } from './large-pdf.ts';

const fillUp = (head: Buffer | string, unit: string): Buffer => {
  const bytes = Buffer.alloc(uploadLimitBytes, unit);
  Buffer.from(head).copy(bytes);
  return bytes;
};

const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
];

/**
 * A progressive JPEG of 39.7 million pixels in three full colours: its coefficients alone take 240 MB, and each of its scans
 * goes through all of them.
 */
function writeJpeg(): Buffer {
  const side = 6300;
  const blocks = Math.ceil(side / 8) ** 2;
  const size = [side >> 8, side & 255];
  const head = Buffer.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...segment(0xc2, [8, ...size, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    // One code of one bit: a difference of nothing.
    ...segment(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 0]),
  ]);
  const scanOf = (approximation: number) =>
    Buffer.concat([
      Buffer.from(segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, approximation])),
      Buffer.alloc(Math.ceil((blocks * 3) / 8)),
    ]);
  const refinement = scanOf(0x10);
  const first = scanOf(0x01);
  const count = Math.floor((uploadLimitBytes - head.length - first.length - 2) / refinement.length);
  return Buffer.concat([
    head,
    first,
    ...Array.from({ length: count }, () => refinement),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Files of 20 MB that are sent as photos and cost a decoder far more than their bytes. */
export const writePhotoBombs = (): { what: string; bytes: Buffer }[] => [
  {
    what: 'SVG',
    bytes: fillUp(
      '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="f"><feGaussianBlur stdDeviation="900"/></filter>',
      '<rect width="6000" height="6000" filter="url(#f)"/>',
    ),
  },
  { what: 'TIFF', bytes: fillUp(Buffer.from('II*\0\x08\0\0\0', 'latin1'), '\x01\0') },
  { what: 'PDF', bytes: makeLargePdf(uploadLimitBytes) },
  { what: 'JPEG', bytes: writeJpeg() },
];
