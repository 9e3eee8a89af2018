import { formatDate, formatDay, formatNumber } from '@rostrum/contracts';
import { formatShare, type Figure, type MonthlyReport, type ShareFigure } from '@rostrum/contracts/analytics';
import { nearestReadable } from '@rostrum/contracts/builder';
import type { ReportLook } from './organisation-look.ts';
import { openDocument } from './open-document.ts';
import { drawDays, drawSteps } from './draw-charts.ts';
import { drawDecisions } from './draw-decisions.ts';
import { ink, page, type Pen, quiet } from './report-pen.ts';
import { typeLabel } from './report-figures.service.ts';
import { aim, describeUnanswered } from './report-words.ts';

const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)}%`);
const number = (value: number | null) => (value === null ? '–' : formatNumber(value));

/** July 2026 */
export const nameMonth = (month: string): string =>
  formatDate(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a tile says of the month before, and whether that is good, bad or neither. */
function compareShare({ now, before, counts }: ShareFigure): { text: string; colour: string } {
  const was = formatShare(before, counts?.before);
  if (was === '–') return { text: 'Nothing to compare with', colour: quiet };
  return now === null || before === null
    ? { text: `${was} before`, colour: quiet }
    : compare({ now, before }, true);
}

function compare({ now, before }: Figure, isShare: boolean): { text: string; colour: string } {
  if (now === null || before === null) return { text: 'Nothing to compare with', colour: quiet };
  const change = isShare ? Math.round((now - before) * 100) : now - before;
  const was = isShare ? percent(before) : number(before);
  if (change === 0) return { text: `As before: ${was}`, colour: quiet };
  const unit = isShare ? (Math.abs(change) === 1 ? ' point' : ' points') : '';
  return {
    text: `${change > 0 ? 'Up' : 'Down'} ${formatNumber(Math.abs(change))}${unit}, ${was} before`,
    colour: change > 0 ? '#17693A' : '#A61B1B',
  };
}

/** Where what is written at the right of the head may begin. */
const headEnd = 345;

function drawHead(pen: Pen, report: MonthlyReport, { accent, logo }: ReportLook): void {
  const { doc } = pen;
  if (logo) doc.image(logo, page.left, 34, { fit: [120, 30], valign: 'center' });
  const name = { x: page.left + (logo ? 132 : 0), size: 12, face: 'bold', colour: accent } as const;
  // Up to where the days begin; beside a logo a long name takes two lines.
  const width = headEnd - name.x;
  const isLong = pen.measure(report.organisation, { ...name, y: 0, width }) > width;
  pen.writeUpTo(report.organisation, { ...name, y: isLong ? 34 : 42, width }, 2);
  pen.write('Experts and inquiries, monthly report', {
    x: 330,
    y: 36,
    width: 217,
    size: 8.5,
    colour: quiet,
    align: 'right',
  });
  pen.write(
    report.is_running
      ? `${nameMonth(report.month)} so far, up to ${formatDay(report.period.to)}`
      : nameMonth(report.month),
    {
      x: 300,
      y: 49,
      width: 247,
      size: 8.5,
      colour: quiet,
      align: 'right',
    },
  );
  doc.rect(page.left, 70, page.width, 2.5).fill(accent);
  pen.writeUpTo(
    report.headline,
    { x: page.left, y: 86, width: page.width, size: 20, face: 'bold', colour: ink },
    2,
  );
}

function drawTiles(pen: Pen, report: MonthlyReport): void {
  const tiles = [
    ['Inquiries', report.inquiries, false],
    ['First reply in time', report.answered_in_time, true],
    ['Experts said yes', report.experts_accepted, true],
    ['Led to something', report.led_to_something, false],
  ] as const;
  const width = (page.width - 36) / tiles.length;
  const unanswered = report.experts_unanswered?.now;
  for (const [place, [label, figure, isShare]] of tiles.entries()) {
    const x = page.left + place * (width + 12);
    pen.doc.rect(x, 148, width, 1).fill(ink);
    pen.write(label, { x, y: 155, width, size: 8.5, colour: quiet });
    const counts = 'counts' in figure ? figure.counts?.now : undefined;
    pen.write(isShare ? formatShare(figure.now, counts) : number(figure.now), {
      x,
      y: 167,
      width,
      size: 20,
      face: 'bold',
      colour: ink,
    });
    const change = isShare ? compareShare(figure) : compare(figure, false);
    pen.write(change.text, { x, y: 192, width, size: 7.5, face: 'medium', colour: change.colour });
    if (label === 'Experts said yes' && unanswered)
      pen.write(`Of those who answered; ${describeUnanswered(unanswered)}`, {
        x,
        y: 202,
        width,
        size: 7,
        colour: quiet,
      });
  }
}

interface Row {
  title: string;
  note?: string;
  value: string;
}

/** A list of at most four rows; where there are none, a sentence says so. */
function drawRows(
  pen: Pen,
  place: { x: number; y: number },
  list: { title: string; rows: readonly Row[]; none: string; foot?: string },
): void {
  const { x } = place;
  const width = page.half;
  pen.write(list.title, { x, y: place.y, width, size: 9.5, face: 'bold', colour: ink });
  let y = place.y + 16;
  pen.rule(x, y, width);
  if (list.rows.length === 0) pen.write(list.none, { x, y: y + 7, width, size: 8, colour: quiet });
  for (const { title, note, value } of list.rows) {
    pen.write(title, { x, y: y + (note ? 4 : 8), width: width - 90, size: 8.5, face: 'medium', colour: ink });
    if (note) pen.write(note, { x, y: y + 15, width: width - 90, size: 7.5, colour: quiet });
    pen.write(value, { x: x + width - 86, y: y + 9, width: 86, size: 8, colour: ink, align: 'right' });
    y += 27;
    pen.rule(x, y, width);
  }
  if (list.foot) pen.write(list.foot, { x, y: y + 5, width, size: 7.5, colour: quiet });
}

function drawPromises(pen: Pen, { promises, missed_deadlines: missed }: MonthlyReport): void {
  const [x, top] = [page.left, 432];
  pen.write('What we promised and kept', {
    x,
    y: top,
    width: page.half,
    size: 9.5,
    face: 'bold',
    colour: ink,
  });
  let y = top + 16;
  pen.rule(x, y, page.half);
  if (promises.length === 0)
    pen.write('Too few inquiries of one type to say it of any.', {
      x,
      y: y + 7,
      width: page.half,
      size: 8,
      colour: quiet,
    });
  for (const { type, in_time: share } of promises) {
    pen.write(typeLabel(type), { x, y: y + 8, width: 90, size: 8.5, face: 'medium', colour: ink });
    pen.doc.roundedRect(x + 98, y + 11, 100, 5, 2.5).fill('#E7EAEC');
    if (share > 0)
      pen.doc
        .roundedRect(x + 98, y + 11, Math.max(5, 100 * share), 5, 2.5)
        .fill(share >= aim ? '#17693A' : '#9A5B00');
    pen.doc.rect(x + 98 + 100 * aim, y + 8, 1, 11).fill(ink);
    pen.write(percent(share), {
      x: x + 204,
      y: y + 8,
      width: page.half - 204,
      size: 8.5,
      face: 'bold',
      colour: ink,
      align: 'right',
    });
    y += 27;
    pen.rule(x, y, page.half);
  }
  const deadlines =
    missed === 0
      ? 'No first reply was missed.'
      : missed === 1
        ? '1 first reply was missed.'
        : `${number(missed)} first replies were missed.`;
  pen.writeUpTo(
    `Share with a first reply in time. Line: the aim of ${percent(aim)}. ${deadlines}`,
    {
      x,
      y: y + 5,
      width: page.half,
      size: 7.5,
      colour: quiet,
    },
    2,
  );
}

function drawLists(pen: Pen, report: MonthlyReport): void {
  const right = page.left + page.half + page.gap;
  const { coverage } = report;
  drawRows(
    pen,
    { x: right, y: 432 },
    {
      title: `Where ${report.organisation} was quoted`,
      rows: coverage.rows.map(({ outlet, about, reach }) => ({
        title: outlet,
        note: about,
        value: reach === null ? 'reach unknown' : number(reach),
      })),
      none: 'No coverage of this month is noted yet.',
      ...(coverage.total > 0 && {
        foot: `${coverage.rows.length} of ${number(coverage.total)}. Reach is what the outlet states; unknown for ${number(coverage.reach_unknown)}.`,
      }),
    },
  );
  drawRows(
    pen,
    { x: page.left, y: 584 },
    {
      title: 'Most asked',
      rows: report.most_asked.map(({ name, asked, accepted }) => ({
        title: name,
        value:
          accepted === null
            ? `asked ${number(asked)} times`
            : `${number(accepted)} of ${number(asked)} said yes`,
      })),
      none: 'No one was asked five times or more.',
    },
  );
  drawRows(
    pen,
    { x: right, y: 584 },
    {
      title: 'Searches without results',
      rows: report.unanswered_searches.map(({ text, people }) => ({
        title: text,
        value: `${number(people)} people`,
      })),
      none: 'Every search by five people or more found someone.',
    },
  );
}

function drawFoot(pen: Pen, report: MonthlyReport): void {
  const at = formatDate(report.counted_at, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: report.period.timezone,
  });
  pen.rule(page.left, 782, page.width);
  pen.writeUpTo(
    `Own staff and programs left out. Days and times in ${report.period.timezone}. Same figures as Analytics on ${at}.`,
    { x: page.left, y: 789, width: 400, size: 7.5, colour: quiet },
    2,
  );
  pen.write('Rostrum, page 1 of 1', { x: 440, y: 789, width: 107, size: 7.5, colour: quiet, align: 'right' });
}

/** The report as a PDF of one A4 page. What people typed is drawn as text and is nothing else. */
export async function drawReport(report: MonthlyReport, given: ReportLook): Promise<Buffer> {
  const { doc, pen, finished } = openDocument({
    title: `${report.organisation}: ${nameMonth(report.month)}`,
    organisation: report.organisation,
    countedAt: report.counted_at,
  });
  doc.addPage();
  const look = { ...given, accent: nearestReadable(given.accent, '#FFFFFF') };
  drawHead(pen, report, look);
  drawTiles(pen, report);
  drawDays(pen, report, look);
  drawSteps(pen, report, look);
  drawPromises(pen, report);
  drawLists(pen, report);
  drawDecisions(pen, report, look);
  drawFoot(pen, report);
  doc.end();
  return finished;
}
