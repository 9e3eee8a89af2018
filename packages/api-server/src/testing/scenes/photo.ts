import sharp, { type Sharp } from 'sharp';

/** A photo whose left half is red and whose right half is blue, so that what was cut from it can be told. */
export function twoColours(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' },
      },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);
}

/** The mean colour of a picture. */
export async function meanColour(bytes: Buffer): Promise<{ red: number; blue: number }> {
  const { channels } = await sharp(bytes).stats();
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
}
