const id3v1Bytes = 128;

/** Seven bits of each byte count, so that no length looks like the start of a frame. */
const readLength = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((length, index) => length * 128 + ((bytes[at + index] ?? 0) & 0x7f), 0);

/** An MP3 without the tags before its frames (ID3v2) and behind them (ID3v1). */
export function cutId3(bytes: Buffer): Buffer {
  let start = 0;
  while (bytes.toString('latin1', start, start + 3) === 'ID3' && start + 10 < bytes.length) {
    const hasFooter = ((bytes[start + 5] ?? 0) & 0x10) !== 0;
    start += 10 + readLength(bytes, start + 6) + (hasFooter ? 10 : 0);
  }
  const hasEnd = bytes.toString('latin1', bytes.length - id3v1Bytes, bytes.length - id3v1Bytes + 3) === 'TAG';
  const end = hasEnd ? bytes.length - id3v1Bytes : bytes.length;
  return start < end ? bytes.subarray(start, end) : bytes;
}
