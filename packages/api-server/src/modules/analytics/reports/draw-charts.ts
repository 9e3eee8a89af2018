import { formatDay, formatNumber } from '@rostrum/contracts';
import { inkOn, mixColours } from '@rostrum/contracts/builder';
import type { MonthlyReport } from '@rostrum/contracts/analytics';
import type { ReportLook } from './organisation-look.ts';
import { ink, page, type Pen, quiet } from './report-pen.ts';
import { stepLabels } from './step-labels.ts';

/** Bars of the inquiries of each day; the highest is named. */
export function drawDays(pen: Pen, { by_day: days }: MonthlyReport, { accent }: ReportLook): void {
  const [top, height, left] = [238, 62, page.left + 22];
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), { date: '', count: 0 });
  pen.write('Inquiries per day', { x: page.left, y: 218, width: 110, size: 9.5, face: 'bold', colour: ink });
  pen.write(
    most.count === 0
      ? 'None came on these days.'
      : `Most on ${formatDay(most.date)}: ${formatNumber(most.count)}.`,
    {
      x: page.left + 104,
      y: 219,
      width: page.width - 104,
      size: 8.5,
      colour: quiet,
    },
  );
  const highest = Math.max(2, most.count + (most.count % 2));
  for (const share of [0, 0.5, 1]) {
    const y = top + height * (1 - share);
    pen.rule(left, y, page.width - 22);
    pen.write(formatNumber(highest * share), {
      x: page.left,
      y: y - 4,
      width: 16,
      size: 7,
      colour: quiet,
      align: 'right',
    });
  }
  const step = (page.width - 30) / Math.max(28, days.length);
  for (const [place, { date, count }] of days.entries()) {
    const x = left + 6 + place * step;
    const tall = (height * count) / highest;
    if (count > 0)
      pen.doc
        .rect(x, top + height - tall, step * 0.62, tall)
        .fill(count === most.count ? accent : mixColours(accent, '#FFFFFF', 0.45));
    if (place % 7 === 0)
      pen.write(String(Number(date.slice(8))), {
        x: x - 8,
        y: top + height + 4,
        width: step * 0.62 + 16,
        size: 7,
        colour: quiet,
        align: 'center',
      });
  }
}

/** From the impression to the coverage: each step with its share of the one before. */
export function drawSteps(pen: Pen, { steps }: MonthlyReport, { accent }: ReportLook): void {
  const top = 332;
  pen.write('From impression to coverage', {
    x: page.left,
    y: top,
    width: 200,
    size: 9.5,
    face: 'bold',
    colour: ink,
  });
  pen.write('Each step is counted by itself, in these days.', {
    x: page.left + 152,
    y: top + 1,
    width: 300,
    size: 8.5,
    colour: quiet,
  });
  const gap = 4;
  const width = (page.width - gap * (steps.length - 1)) / Math.max(1, steps.length);
  for (const [place, { key, count }] of steps.entries()) {
    const x = page.left + place * (width + gap);
    const ground = mixColours(accent, '#FFFFFF', 0.88 * (1 - place / Math.max(1, steps.length - 1)));
    const colour = inkOn(ground);
    pen.doc.roundedRect(x, top + 18, width, 44, 4).fill(ground);
    pen.write(formatNumber(count), {
      x: x + 7,
      y: top + 26,
      width: width - 10,
      size: 12,
      face: 'bold',
      colour,
    });
    pen.write(stepLabels[key] ?? key, { x: x + 7, y: top + 44, width: width - 10, size: 7, colour });
  }
}
