import encodeQR from 'qr';

/** A text as a QR code: an SVG picture as a data: address. Dark on light in both themes, or phones do not read it. */
export function qrPicture(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 4 }).replace(
    /<path /,
    '<path fill="#fff" d="M0 0h999v999H0z"/><path fill="#000" ',
  );
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
