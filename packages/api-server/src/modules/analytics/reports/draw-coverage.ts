import { formatDate, formatDay, formatNumber } from '@rostrum/contracts';
import type { CoverageList } from '@rostrum/contracts/analytics';
import { nearestReadable } from '@rostrum/contracts/builder';
import type { ReportLook } from './organisation-look.ts';
import { openDocument } from './open-document.ts';
import { ink, page, type Pen, quiet } from './report-pen.ts';

interface CoverageReport extends Pick<CoverageList, 'period' | 'total' | 'reach' | 'reach_unknown'> {
  organisation: string;
  counted_at: string;
  items: readonly Pick<
    CoverageList['items'][number],
    'outlet' | 'title' | 'url' | 'published_on' | 'reach' | 'expert'
  >[];
}

const row = 38;
/** Where rows begin below the head of the first page and of those that follow, and where they end. */
const top = { first: 156, next: 64 } as const;
const bottom = 765;
const columns = { day: 48, piece: 128, expert: 362, reach: 477 } as const;

const periodOf = ({ from, to }: CoverageReport['period']) => `${formatDay(from)} to ${formatDay(to)}`;

function describe({ total, reach, reach_unknown: unknown, items }: CoverageReport): string {
  const pieces = total === 1 ? '1 piece' : `${formatNumber(total)} pieces`;
  const cut = items.length < total ? ` The latest ${formatNumber(items.length)} are listed.` : '';
  return `${pieces}. Stated reach ${formatNumber(reach)} together, unknown for ${formatNumber(unknown)}.${cut}`;
}

function drawHead(pen: Pen, report: CoverageReport, { accent, logo }: ReportLook): void {
  if (logo) pen.doc.image(logo, page.left, 34, { fit: [120, 30], valign: 'center' });
  const x = page.left + (logo ? 132 : 0);
  pen.writeUpTo(report.organisation, { x, y: 40, width: 345 - x, size: 12, face: 'bold', colour: accent }, 2);
  pen.write(periodOf(report.period), {
    x: 330,
    y: 43,
    width: 217,
    size: 8.5,
    colour: quiet,
    align: 'right',
  });
  pen.doc.rect(page.left, 70, page.width, 2.5).fill(accent);
  pen.write('Where we were quoted', {
    x: page.left,
    y: 84,
    width: page.width,
    size: 20,
    face: 'bold',
    colour: ink,
  });
  pen.write(describe(report), { x: page.left, y: 112, width: page.width, size: 9, colour: quiet });
}

function drawColumns(pen: Pen, y: number): void {
  const heads = [
    ['Published', columns.day, 76],
    ['Outlet and piece', columns.piece, 220],
    ['Expert', columns.expert, 110],
  ] as const;
  for (const [text, x, width] of heads)
    pen.write(text, { x, y, width, size: 8, face: 'medium', colour: quiet });
  pen.write('Reach', {
    x: columns.reach,
    y,
    width: 70,
    size: 8,
    face: 'medium',
    colour: quiet,
    align: 'right',
  });
  pen.rule(page.left, y + 14, page.width);
}

function drawRow(pen: Pen, y: number, item: CoverageReport['items'][number]): void {
  pen.write(formatDay(item.published_on), { x: columns.day, y, width: 78, size: 8, colour: ink });
  const piece = { x: columns.piece, width: 226 };
  pen.write(item.outlet, { ...piece, y, size: 8.5, face: 'medium', colour: ink });
  if (item.title !== '') pen.write(item.title, { ...piece, y: y + 11, size: 7.5, colour: ink });
  // Printed, the address is all that is left of a link.
  pen.write(item.url, { ...piece, y: y + (item.title === '' ? 11 : 21), size: 7, colour: quiet });
  pen.doc.link(piece.x, y, piece.width, row - 8, item.url);
  pen.write(item.expert?.name ?? '–', { x: columns.expert, y, width: 110, size: 8, colour: ink });
  pen.write(item.reach === null ? 'not known' : formatNumber(item.reach), {
    x: columns.reach,
    y,
    width: 70,
    size: 8,
    colour: item.reach === null ? quiet : ink,
    align: 'right',
  });
  pen.rule(page.left, y + row - 6, page.width);
}

/** Splits rows over pages: the first has a head above them. */
function toPages<Item>(items: readonly Item[]): (readonly Item[])[] {
  const most = (from: number) => Math.floor((bottom - from) / row);
  const pages = [items.slice(0, most(top.first))];
  for (let from = most(top.first); from < items.length; from += most(top.next))
    pages.push(items.slice(from, from + most(top.next)));
  return pages;
}

/** The coverage of some days as a PDF: as many A4 pages as it needs. What people typed is drawn as text and is nothing else. */
export async function drawCoverage(report: CoverageReport, given: ReportLook): Promise<Buffer> {
  const { doc, pen, finished } = openDocument({
    title: `${report.organisation}: coverage, ${periodOf(report.period)}`,
    organisation: report.organisation,
    countedAt: report.counted_at,
  });
  const look = { ...given, accent: nearestReadable(given.accent, '#FFFFFF') };
  const at = formatDate(report.counted_at, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: report.period.timezone,
  });
  const pages = toPages(report.items);
  for (const [place, items] of pages.entries()) {
    doc.addPage();
    const from = place === 0 ? top.first : top.next;
    if (place === 0) drawHead(pen, report, look);
    drawColumns(pen, from - 22);
    if (report.total === 0)
      pen.write('No coverage of these days is noted.', {
        x: page.left,
        y: from,
        width: page.width,
        size: 9,
        colour: quiet,
      });
    for (const [line, item] of items.entries()) drawRow(pen, from + line * row, item);
    pen.rule(page.left, 782, page.width);
    pen.write(`As noted by the team up to ${at}. Reach is what each outlet states; nothing is estimated.`, {
      x: page.left,
      y: 789,
      width: 400,
      size: 7.5,
      colour: quiet,
    });
    pen.write(`Rostrum, page ${place + 1} of ${pages.length}`, {
      x: 440,
      y: 789,
      width: 107,
      size: 7.5,
      colour: quiet,
      align: 'right',
    });
  }
  doc.end();
  return finished;
}
