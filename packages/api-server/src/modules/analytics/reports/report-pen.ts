import type PDFDocument from 'pdfkit';
import { type loadFaces, type Run, splitByFace } from './pdf-text.ts';

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

/** How far Inter rises above its base line, on which every face stands. */
const ascent = 0.96875;
/** How far into what is left the first letter begins. */
const shifts = { left: 0, center: 0.5, right: 1 } as const;

/** Writes lines that never leave their place: what is too long ends with an ellipsis. */
export function createPen(doc: InstanceType<typeof PDFDocument>, faces: ReturnType<typeof loadFaces>) {
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face);

  const measureRun = ({ isFallback, text }: Run, { face = 'regular', size }: Writing) =>
    doc
      .font(isFallback ? `${face} fallback` : face)
      .fontSize(size)
      .widthOfString(text);

  /** As much of the runs as fits beside an ellipsis. */
  function fit(runs: readonly Run[], writing: Writing): Run[] {
    const sum = (list: readonly Run[]) => list.reduce((total, run) => total + measureRun(run, writing), 0);
    if (sum(runs) <= writing.width) return [...runs];
    const end: Run = { isFallback: false, text: '…' };
    const kept = runs.map((run) => ({ ...run }));
    while (kept.length > 0 && sum([...kept, end]) > writing.width) {
      const last = kept.at(-1);
      if (!last || last.text.length <= 1) kept.pop();
      else last.text = Array.from(last.text).slice(0, -1).join('').trimEnd();
    }
    return [...kept, end];
  }

  /** One line of letters that several faces draw, each part after the other on one base line. */
  function writeRuns(all: readonly Run[], writing: Writing): void {
    const { y, size, align = 'left', colour } = writing;
    const runs = fit(all, writing);
    const total = runs.reduce((sum, run) => sum + measureRun(run, writing), 0);
    let x = writing.x + (writing.width - total) * shifts[align];
    for (const run of runs) {
      const width = measureRun(run, writing);
      doc
        .fillColor(colour)
        .text(run.text, x, y + ascent * size, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  }

  function writeUpTo(text: string, writing: Writing, lines: number): void {
    const { x, y, width, size, colour, face = 'regular', align = 'left' } = writing;
    const runs = splitByFace(text);
    if (runs.some(({ isFallback }) => isFallback)) return writeRuns(runs, writing);
    doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(runs[0]?.text ?? '', x, y, {
        width,
        height: size * 1.25 * lines,
        ellipsis: true,
        align,
        lineBreak: true,
      });
  }
  return {
    doc,
    /** How wide a line of it would be. */
    measure: (text: string, writing: Writing) =>
      splitByFace(text).reduce((sum, run) => sum + measureRun(run, writing), 0),
    writeUpTo,
    write: (text: string, writing: Writing) => writeUpTo(text, writing, 1),
    rule: (x: number, y: number, width: number) => doc.rect(x, y, width, 0.6).fill('#D9DEE1'),
  };
}
export type Pen = ReturnType<typeof createPen>;
