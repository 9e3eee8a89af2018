import { formatNumber } from '@rostrum/contracts';
import {
  formatShare,
  measureChange,
  smallestGroup,
  type Figure,
  type InquiryFigures,
  type MonthlyReport,
} from '@rostrum/contracts/analytics';

/** The share of first replies that is aimed at: of journalists on the same day, of all within their time. */
export const aim = 0.8;

const days = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const percent = (share: number) => `${Math.round(share * 100)}%`;

function describeChange({ now, before }: Figure): string {
  if (now === null || now === 0) return 'No inquiry came';
  const count = now === 1 ? '1 inquiry came' : `${now} inquiries came`;
  if (before === null || before === 0 || before === now) return count;
  const change = measureChange({ now, before });
  if (change === null) return `${count} after ${before} the month before`;
  return `Inquiries ${now > before ? 'rose' : 'fell'} ${Math.abs(Math.round(change))}%`;
}

/** Returns `8 have not answered`. */
export const describeUnanswered = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'has' : 'have'} not answered`;

/** The day of the week on which the fewest were answered in time, if that is below the aim. */
export const findWeakDay = (byWeekday: InquiryFigures['by_weekday']) =>
  byWeekday
    .flatMap(({ key, in_time: share, counts }) =>
      share === null || share >= aim || (counts && counts.of < smallestGroup)
        ? []
        : [{ day: days[key] ?? '', share }],
    )
    .toSorted((one, other) => one.share - other.share)[0];

/** The month in one sentence or two; each is a figure of the page. */
export function writeHeadline(
  figures: Pick<InquiryFigures, 'answered_in_time' | 'by_weekday'> & { inquiries: Figure },
): string {
  const { now: inTime, counts } = figures.answered_in_time;
  const share = formatShare(inTime, counts?.now);
  const first =
    describeChange(figures.inquiries) + (share === '–' ? '.' : `, and ${share} had a first reply in time.`);
  const weak = findWeakDay(figures.by_weekday);
  return weak && inTime !== null && inTime >= aim ? `${first} ${weak.day} are the gap.` : first;
}

/** What the figures ask to be decided; nothing where they ask nothing. */
export function listDecisions(
  figures: Pick<InquiryFigures, 'by_weekday'>,
  report: Pick<MonthlyReport, 'most_asked' | 'unanswered_searches' | 'missed_deadlines'>,
): MonthlyReport['to_decide'] {
  const weak = findWeakDay(figures.by_weekday);
  const [asked] = report.most_asked;
  const [search] = report.unanswered_searches;
  const { missed_deadlines: missed } = report;
  return [
    ...(weak
      ? [
          {
            what: `Who answers on ${weak.day}.`,
            why: `${percent(weak.share)} of that day’s inquiries had a first reply in time.`,
          },
        ]
      : missed > 0
        ? [
            {
              what: 'What made first replies late.',
              why: missed === 1 ? 'One first reply was missed.' : `${missed} first replies were missed.`,
            },
          ]
        : []),
    ...(search
      ? [
          {
            what: `An expert for “${search.text}”.`,
            why: `${search.people} people searched for it and found no one.`,
          },
        ]
      : []),
    ...(asked
      ? [
          {
            what: `A second voice beside ${asked.name}.`,
            why: `Asked ${asked.asked} times, more than anyone else.`,
          },
        ]
      : []),
  ];
}
