import type { MonthlyReport } from '@rostrum/contracts/analytics';
import type { ReportLook } from './organisation-look.ts';
import { ink, page, type Pen } from './report-pen.ts';

/** What the figures ask to be decided, in a box at the end of the page. */
export function drawDecisions(pen: Pen, { to_decide: list }: MonthlyReport, { accent }: ReportLook): void {
  if (list.length === 0) return;
  const top = 696;
  // Three lines have room: one decision alone may take all of them.
  const lines = Math.max(1, Math.floor(3 / list.length));
  pen.doc.roundedRect(page.left, top, page.width, 66, 6).fillOpacity(0.07).fill(accent).fillOpacity(1);
  pen.write('To decide', {
    x: page.left + 14,
    y: top + 13,
    width: 110,
    size: 13,
    face: 'bold',
    colour: accent,
  });
  for (const [place, { what, why }] of list.entries())
    pen.writeUpTo(
      `${place + 1}. ${what} ${why}`,
      {
        x: page.left + 128,
        y: top + 11 + place * 16 * lines,
        width: page.width - 142,
        size: 8,
        colour: ink,
      },
      lines,
    );
}
