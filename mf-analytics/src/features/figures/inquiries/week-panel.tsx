import { formatShare, type ArrivalField } from '@rostrum/contracts/analytics';
import { percent } from '../panels/figures.ts';
import { Panel } from '../panels/panel.tsx';
import { WeekGrid } from './week-grid.tsx';
import { compareArrivals, nameArrival } from './week-words.ts';

/** Five shades, the darkest for the fewest in time; their first numbers stand in the legend. */
const shades = [
  { from: 0.93, label: '93 and over' },
  { from: 0.85, label: '85' },
  { from: 0.75, label: '75' },
  { from: 0.6, label: '60' },
  { from: 0, label: 'below 60' },
] as const;
const shadeOf = (share: number) => shades.findIndex(({ from }) => share >= from);

function describe(fields: readonly ArrivalField[]): string {
  const judged = fields.flatMap((field) =>
    field.in_time === null ? [] : [{ ...field, share: field.in_time }],
  );
  const [first] = judged;
  if (!first) return 'Fewer than 5 inquiries in each two hours: too few to compare.';
  const lowest = judged.reduce((low, each) => (each.share < low.share ? each : low), first);
  if (lowest.share === 1) return 'All were answered in time in the hours in which 5 or more came.';
  return `Fewest in time: ${nameArrival(lowest, 2)}, ${percent(lowest.share)}.`;
}

/** Whether inquiries are answered in time by the two hours of the week in which they came: what a shift would change. */
export function WeekPanel({ fields, timezone }: { fields: readonly ArrivalField[]; timezone: string }) {
  return (
    <Panel
      title="First reply in time, by hour it arrived"
      sentence={`${describe(fields)} ${timezone}.`}
      table={{
        columns: ['Arrived', 'Inquiries', 'Answered in time'],
        rows: fields
          .toSorted(compareArrivals)
          .map((field) => [
            nameArrival(field, 2),
            field.inquiries ?? '< 5',
            formatShare(field.in_time, field.counts),
          ]),
      }}
    >
      <WeekGrid
        label="Week of arrivals"
        caption="Share answered in time, in per cent; where fewer than 5 came, how many of how many"
        unshaded="2/3: in time, of fewer than 5"
        hours={2}
        shades={shades.map(({ label }) => label)}
        cellOf={(day, hour) => {
          const field = fields.find((each) => each.weekday === day && each.hour === hour);
          if (!field) return null;
          const { in_time: share, counts } = field;
          if (share !== null) return { text: String(Math.round(share * 100)), shade: shadeOf(share) };
          // Too few for a percentage: the numbers themselves, without a shade.
          return counts && counts.of > 0 ? { text: `${counts.part}/${counts.of}`, shade: null } : null;
        }}
      />
    </Panel>
  );
}
