/** How the sound is written, and the sound. LIST, id3, bext and the like say who recorded it, where and with what. */
const kept = new Set(['fmt ', 'fact', 'data']);

/** A WAV with nothing but its sound. */
export function keepWaveChunks(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') return bytes;
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    // Each chunk begins at an even place. Recorders that were cut off tell a length beyond the end.
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    const next = end + (end % 2);
    if (kept.has(bytes.toString('latin1', at, at + 4))) parts.push(bytes.subarray(at, next));
    at = next;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}
