import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { PagePreview, PreviewLook } from '@rostrum/server-kit/module';
import { previewSize } from './preview-size.ts';

const font = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${file}.ttf`);
const regular = { name: 'Inter', file: font('400Regular/Inter_400Regular') };
const bold = { name: 'Inter Bold', file: font('700Bold/Inter_700Bold') };

const left = 80;
const width = previewSize.width - 2 * left;

interface Line {
  text: string;
  face: typeof regular;
  size: number;
  colour: string;
  top: number;
  /** Longer text is drawn smaller until it fits. */
  height: number;
  /** From the margin to the right. */
  indent?: number;
}

const isVisible = /[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]/u;

/** Longer texts would be too small to be read. */
const longest = 180;

/** Of Pango's markup nothing is left, of control characters neither: those of direction would turn the rest around. */
function toMarkup(text: string, colour: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(plain);
  const short =
    characters.length <= longest
      ? plain
      : `${characters
          .slice(0, longest - 1)
          .join('')
          .trimEnd()}\u2026`;
  const escaped = short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span foreground="${colour}">${escaped}</span>`;
}

async function drawLine({ text, face, size, colour, top, height, indent = 0 }: Line) {
  const drawn = (room: object) =>
    sharp({
      text: {
        text: toMarkup(text, colour),
        font: `${face.name} ${String(size)}`,
        fontfile: face.file,
        width,
        wrap: 'word-char',
        rgba: true,
        ...room,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const asAsked = await drawn({ dpi: 72 });
  const { data: input } = asAsked.info.height <= height ? asAsked : await drawn({ height });
  return { input, left: left + indent, top };
}

/** Without a theme. */
const productLook: PreviewLook = {
  ground: '#ffffff',
  text: '#12181b',
  quiet: '#56626a',
  accent: '#0b6073',
  band: '#0b6073',
  onBand: '#ffffff',
};

const drawGround = ({ ground, band, onBand }: PreviewLook): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(previewSize.width)}" height="${String(previewSize.height)}"><rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="16" fill="${band}"/><g transform="translate(80 530)"><rect width="44" height="44" rx="10" fill="${band}"/><path transform="scale(1.375)" d="M11 24V8h6.2a4.8 4.8 0 0 1 1 9.5L22 24" fill="none" stroke="${onBand}" stroke-width="3"/></g></svg>`,
  );

/** At the right of the line of the product, around its middle. */
async function placeLogo(input: Buffer) {
  const { width: wide = 0, height: high = 0 } = await sharp(input).metadata();
  return { input, left: previewSize.width - left - wide, top: Math.round(552 - high / 2) };
}

/** The picture of a page for previews of links, as PNG. Drawn with the font that we ship, on any machine. */
export async function drawPreview({ kicker, title, subtitle, findLook }: PagePreview): Promise<Buffer> {
  const look = (await findLook?.()) ?? productLook;
  const lines: Line[] = [
    { text: kicker, face: regular, size: 34, colour: look.quiet, top: 80, height: 44 },
    { text: title, face: bold, size: 76, colour: look.text, top: 150, height: 220 },
    { text: subtitle, face: regular, size: 36, colour: look.text, top: 400, height: 100 },
    { text: 'Rostrum', face: bold, size: 30, colour: look.accent, top: 538, height: 40, indent: 60 },
  ];
  const drawn = await Promise.all(lines.filter(({ text }) => isVisible.test(text)).map(drawLine));
  const logo = look.logo ? [await placeLogo(look.logo)] : [];
  return sharp(drawGround(look))
    .composite([...drawn, ...logo])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
