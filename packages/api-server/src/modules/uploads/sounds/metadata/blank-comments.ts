const marks = ['\x03vorbis', 'OpusTags'] as const;

/** The check sum of an Ogg page: CRC-32 with the polynomial 0x04c11db7, bit by bit from the highest. */
function sumOf(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}

interface Page {
  start: number;
  bodyStart: number;
  end: number;
  /** Where packets end in its body. */
  packetEnds: number[];
}

function readPage(bytes: Buffer, start: number): Page | undefined {
  if (start + 27 > bytes.length || bytes.toString('latin1', start, start + 4) !== 'OggS') return undefined;
  const count = bytes[start + 26] ?? 0;
  const bodyStart = start + 27 + count;
  let end = bodyStart;
  const packetEnds: number[] = [];
  for (const length of bytes.subarray(start + 27, bodyStart)) {
    end += length;
    if (length < 255) packetEnds.push(end);
  }
  return end <= bytes.length ? { start, bodyStart, end, packetEnds } : undefined;
}

/** Blanks each comment of a packet, but leaves their lengths: decoders count on what follows them. */
function blankPacket(packet: Buffer, mark: string): boolean {
  let at = mark.length;
  const skip = () => {
    if (at + 4 > packet.length) return false;
    const length = packet.readUInt32LE(at);
    if (at + 4 + length > packet.length) return false;
    packet.fill(' ', at + 4, at + 4 + length);
    at += 4 + length;
    return true;
  };
  if (!skip() || at + 4 > packet.length) return false;
  const count = packet.readUInt32LE(at);
  at += 4;
  for (let index = 0; index < count; index += 1) if (!skip()) return false;
  return true;
}

/** An Ogg file whose comments (title, artist, pictures) are spaces. The second packet holds them, over any number of pages. */
export function blankComments(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const first = readPage(copy, 0);
  if (!first) return bytes;
  /** Where the bytes of the packet stand, part by part. */
  const parts: { page: Page; from: number; to: number }[] = [];
  for (let page = readPage(copy, first.end); page; page = readPage(copy, page.end)) {
    const [packetEnd] = page.packetEnds;
    parts.push({ page, from: page.bodyStart, to: packetEnd ?? page.end });
    if (packetEnd !== undefined) break;
  }
  const packet = Buffer.concat(parts.map(({ from, to }) => copy.subarray(from, to)));
  const mark = marks.find((each) => packet.toString('latin1', 0, each.length) === each);
  if (mark === undefined || !blankPacket(packet, mark)) return bytes;
  let read = 0;
  for (const { page, from, to } of parts) {
    read += packet.copy(copy, from, read, read + to - from);
    copy.writeUInt32LE(0, page.start + 22);
    copy.writeUInt32LE(sumOf(copy.subarray(page.start, page.end)), page.start + 22);
  }
  return copy;
}
