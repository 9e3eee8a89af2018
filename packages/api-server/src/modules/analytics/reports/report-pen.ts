import type PDFDocument from 'pdfkit';
import { type loadFaces, toDrawable } from './pdf-text.ts';

export const ink = '#12181B';
export const quiet = '#566168';
/** A4 in points. */
export const page = { left: 48, width: 499, half: 235, gap: 29 } as const;

export interface Writing {
  x: number;
  y: number;
  width: number;
  size: number;
  colour: string;
  face?: 'regular' | 'medium' | 'bold';
  align?: 'left' | 'right' | 'center';
}

/** Writes lines that never leave their place: what is too long ends with an ellipsis. */
export function createPen(doc: InstanceType<typeof PDFDocument>, faces: ReturnType<typeof loadFaces>) {
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face);
  function writeUpTo(text: string, writing: Writing, lines: number): void {
    const { x, y, width, size, colour, face = 'regular', align = 'left' } = writing;
    doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(toDrawable(text), x, y, {
        width,
        height: size * 1.25 * lines,
        ellipsis: true,
        align,
        lineBreak: true,
      });
  }
  return {
    doc,
    writeUpTo,
    write: (text: string, writing: Writing) => writeUpTo(text, writing, 1),
    rule: (x: number, y: number, width: number) => doc.rect(x, y, width, 0.6).fill('#D9DEE1'),
  };
}
export type Pen = ReturnType<typeof createPen>;
