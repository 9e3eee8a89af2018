import { expect, test } from 'vitest';
import { removeMetadata } from './remove-metadata.ts';

const secret = 'Hale at 53.80 N, 1.55 W';
const length32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

test('an MP3 loses the tags before and behind its frames, and no frame', () => {
  const frames = Buffer.from([0xff, 0xfb, 0x90, 0x64, ...Array(60).fill(7)]);
  const tag = Buffer.alloc(300, ' ');
  tag.write(secret);
  const before = Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from([0, 0, 2, 44]), tag]);
  const behind = Buffer.alloc(128);
  behind.write(`TAG${secret}`);
  expect(removeMetadata(Buffer.concat([before, before, frames, behind]), 'audio/mpeg')).toEqual(frames);
  expect(removeMetadata(frames, 'audio/mpeg')).toEqual(frames);
});

test('a WAV keeps how its sound is written and its sound alone', () => {
  const chunk = (name: string, body: Buffer) =>
    Buffer.concat([Buffer.from(name), length32(body.length), body, Buffer.alloc(body.length % 2)]);
  const riff = (...chunks: Buffer[]) => {
    const body = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
    return Buffer.concat([Buffer.from('RIFF'), length32(body.length), body]);
  };
  const [format, sound] = [chunk('fmt ', Buffer.alloc(16, 1)), chunk('data', Buffer.alloc(33, 128))];
  const told = chunk('LIST', Buffer.from(`INFOIART${secret}`));
  expect(removeMetadata(riff(told, format, told, sound, told), 'audio/wav')).toEqual(riff(format, sound));
});

test('boxes of an M4A or MP4 that say something are emptied where they stand', () => {
  const box = (name: string, ...bodies: Buffer[]) => {
    const body = Buffer.concat(bodies);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length);
    head.write(name, 4);
    return Buffer.concat([head, body]);
  };
  const told = Buffer.from(secret);
  const start = box('ftyp', Buffer.from('M4A '));
  const sound = box('mdat', told);
  const bytes = Buffer.concat([
    start,
    box('moov', box('trak', box('tkhd'), box('udta', told)), box('udta', box('meta', told))),
    box('meta', told),
    sound,
  ]);
  for (const type of ['audio/mp4', 'audio/x-m4a', 'video/mp4']) {
    const left = removeMetadata(bytes, type);
    expect(left).toHaveLength(bytes.length);
    expect(left.subarray(-sound.length)).toEqual(sound);
    expect(left.subarray(0, -sound.length).includes(secret)).toBe(false);
    expect(left.includes('tkhd')).toBe(true);
  }
  const nested = Buffer.alloc(160_000);
  for (let at = 0; at < nested.length; at += 8) {
    nested.writeUInt32BE(nested.length - at, at);
    nested.write('moov', at + 4);
  }
  expect(removeMetadata(nested, 'video/mp4')).toEqual(nested);
  // A length that leads past the end is none.
  const broken = Buffer.concat([start, Buffer.from([0, 0, 1, 0]), Buffer.from('udta'), told]);
  expect(removeMetadata(broken, 'audio/mp4')).toEqual(broken);
});

/** Pages of a stream as an encoder lays them out: a page ends after 255 segments. */
function ogg(packets: readonly Buffer[]): Buffer {
  const pages: Buffer[] = [];
  for (const packet of packets)
    for (let at = 0, isFirst = true; at <= packet.length; isFirst = false) {
      const body = packet.subarray(at, at + 255 * 255);
      const isWhole = at + body.length === packet.length && body.length < 255 * 255;
      const segments = [
        ...Array<number>(Math.floor(body.length / 255)).fill(255),
        ...(isWhole ? [body.length % 255] : []),
      ];
      const head = Buffer.alloc(27);
      head.write('OggS');
      head.writeUInt8(isFirst ? 0 : 1, 5);
      head.writeUInt32LE(pages.length, 18);
      head.writeUInt8(segments.length, 26);
      pages.push(Buffer.concat([head, Buffer.from(segments), body]));
      at += body.length;
      if (isWhole) break;
    }
  return Buffer.concat(pages);
}
const text = (words: string) => Buffer.concat([length32(Buffer.byteLength(words)), Buffer.from(words)]);

test.each(['\x03vorbis', 'OpusTags'])(
  'comments of an Ogg file (%j) are spaces, on any number of pages',
  (mark) => {
    const sound = Buffer.alloc(900, 9);
    const picture = `METADATA_BLOCK_PICTURE=${secret.repeat(4000)}`;
    const comments = Buffer.concat([
      Buffer.from(mark, 'latin1'),
      text(secret),
      length32(2),
      text(`ARTIST=${secret}`),
      text(picture),
      Buffer.from([1]),
    ]);
    const bytes = ogg([Buffer.from('head'), comments, sound]);
    const left = removeMetadata(bytes, 'audio/ogg');
    expect(bytes.includes(secret)).toBe(true);
    expect(left.includes(secret)).toBe(false);
    expect(left).toHaveLength(bytes.length);
    expect(left.includes(sound.subarray(0, 255))).toBe(true);
    // Pages that were not touched keep their sum; the others have one now.
    expect(left.readUInt32LE(22)).toBe(0);
    expect(left.readUInt32LE(bytes.indexOf('OggS', 4) + 22)).not.toBe(0);
  },
);

test('the sum of a page is the one that Ogg counts', () => {
  // An empty comment of Opus by libopus, in its page.
  const tags = Buffer.concat([Buffer.from('OpusTags'), text('test'), length32(0)]);
  const page = ogg([Buffer.from('x'), tags]);
  const left = removeMetadata(page, 'audio/ogg');
  const start = page.indexOf('OggS', 4);
  const blank = Buffer.from(left.subarray(start));
  blank.writeUInt32LE(0, 22);
  let sum = 0n;
  // By division in one piece: the remainder of the page, shifted by 32 bits, by the polynomial.
  for (const byte of Buffer.concat([blank, Buffer.alloc(4)]))
    for (let bit = 7; bit >= 0; bit -= 1) {
      sum = (sum << 1n) | BigInt((byte >> bit) & 1);
      if (sum >> 32n) sum ^= 0x104c11db7n;
    }
  expect(BigInt(left.readUInt32LE(start + 22))).toBe(sum);
});

test('what is no file of its kind stays as it came', () => {
  const bytes = Buffer.from('not a recording');
  for (const type of ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4', 'video/webm'])
    expect(removeMetadata(bytes, type)).toEqual(bytes);
});
