/** A second of silence in 8 kHz. */
export function wav(): Buffer {
  const samples = Buffer.alloc(8000, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const box = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(name, 4);
  return Buffer.concat([head, body]);
};

/** As much of an MP4 as says that it is one, with a place that a phone wrote into it. */
export const mp4 = (place = ''): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
    box('moov', box('udta', Buffer.from(place))),
    box('mdat', Buffer.alloc(2000, 7)),
  ]);

export const captions = (): Buffer => Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nGood evening.\n');
