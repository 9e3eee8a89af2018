/** Boxes that say something of the file: titles, places, devices. */
const told = new Set(['udta', 'meta', 'uuid']);
/** Boxes that hold others in which they can stand. */
const holders = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);

/** Deeper than any of them stands: a file made to nest without end is left as it is from there. */
const deepest = 6;

function blankWithin(bytes: Buffer, { start, end }: { start: number; end: number }, depth = 0): void {
  for (let at = start; at + 8 <= end;) {
    const short = bytes.readUInt32BE(at);
    // 1: the length follows in eight bytes; 0: up to the end.
    const head = short === 1 ? 16 : 8;
    if (short === 1 && at + 16 > end) return;
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    if (length < head || at + length > end) return;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (told.has(type)) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, at + head, at + length);
    } else if (holders.has(type) && depth < deepest)
      blankWithin(bytes, { start: at + head, end: at + length }, depth + 1);
    at += length;
  }
}

/** An MP4 or M4A whose boxes of words are empty. They keep their place: tables in it count in bytes from its start. */
export function blankBoxes(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  blankWithin(copy, { start: 0, end: copy.length });
  return copy;
}
