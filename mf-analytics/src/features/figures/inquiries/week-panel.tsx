import type { ArrivalField } from '@rostrum/contracts/analytics';
import { percent } from '../panels/figures.ts';
import { Panel } from '../panels/panel.tsx';
import { hoursFrom, twoDigits, weekday } from './week-words.ts';
import styles from './week-panel.module.css';

const days = [1, 2, 3, 4, 5, 6, 7];
const hours = Array.from({ length: 12 }, (_, place) => place * 2);

/** Five shades, the darkest for the fewest in time; their first numbers stand in the legend. */
const shades = [
  { from: 0.93, label: '93 and over' },
  { from: 0.85, label: '85' },
  { from: 0.75, label: '75' },
  { from: 0.6, label: '60' },
  { from: 0, label: 'below 60' },
] as const;
const shadeOf = (share: number) => shades.findIndex(({ from }) => share >= from);

const nameOf = ({ weekday: day, hour }: Pick<ArrivalField, 'weekday' | 'hour'>) =>
  `${weekday(day)}, ${hoursFrom(hour, 2)}`;

function describe(fields: readonly ArrivalField[]): string {
  const judged = fields.flatMap((field) =>
    field.in_time === null ? [] : [{ ...field, share: field.in_time }],
  );
  const [first] = judged;
  if (!first) return 'Fewer than 5 inquiries in each two hours: too few to compare.';
  const lowest = judged.reduce((low, each) => (each.share < low.share ? each : low), first);
  if (lowest.share === 1) return 'All were answered in time in the hours in which 5 or more came.';
  return `Fewest in time: ${nameOf(lowest)}, ${percent(lowest.share)}.`;
}

/** Whether inquiries are answered in time by the two hours of the week in which they came: what a shift would change. */
export function WeekPanel({ fields, timezone }: { fields: readonly ArrivalField[]; timezone: string }) {
  const fieldOf = (day: number, hour: number) =>
    fields.find((field) => field.weekday === day && field.hour === hour);
  const listed = fields.toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour);
  return (
    <Panel
      title="First reply in time, by hour it arrived"
      sentence={`${describe(fields)} ${timezone}.`}
      table={{
        columns: ['Arrived', 'Inquiries', 'Answered in time'],
        rows: listed.map((field) => [nameOf(field), field.inquiries ?? '< 5', percent(field.in_time)]),
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label="Week of arrivals" tabIndex={0}>
        <table className={styles.week}>
          <caption className="r-visually-hidden">Share answered in time, in per cent</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="r-visually-hidden">Day</span>
              </th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {twoDigits(hour)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{weekday(day, 'short')}</th>
                {hours.map((hour) => {
                  const share = fieldOf(day, hour)?.in_time ?? null;
                  return share === null ? (
                    <td key={hour}>
                      <span className="r-visually-hidden">fewer than 5</span>
                    </td>
                  ) : (
                    <td key={hour} data-shade={shadeOf(share)}>
                      {Math.round(share * 100)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.legend} aria-hidden>
        {shades.map(({ label }, shade) => (
          <li key={label}>
            <span data-shade={shade} />
            {label}
          </li>
        ))}
        <li>
          <span />
          fewer than 5
        </li>
      </ul>
    </Panel>
  );
}
