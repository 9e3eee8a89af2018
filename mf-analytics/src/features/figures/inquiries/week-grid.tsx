import { twoDigits, weekday } from './week-words.ts';
import styles from './week-grid.module.css';

/** What stands in one field of the week. */
export interface WeekCell {
  text: string;
  /** Place among the five shades, the darkest last; null where too few came for one. */
  shade: number | null;
}

export interface WeekGridProps {
  /** What the region is called that scrolls. */
  label: string;
  caption: string;
  /** Hours of one column. */
  hours: number;
  /** Null where none came. */
  cellOf: (weekday: number, hour: number) => WeekCell | null;
  /** What the five shades stand for. */
  shades: readonly string[];
  /** The value of a field that has no shade of its own. */
  unshaded?: string;
}

const days = [1, 2, 3, 4, 5, 6, 7];

/** A week by days and hours, each field with its figure on a shade. */
export function WeekGrid({ label, caption, hours, cellOf, shades, unshaded }: WeekGridProps) {
  const columns = Array.from({ length: 24 / hours }, (_, place) => place * hours);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.week} data-hours={hours}>
          <caption className="r-visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="r-visually-hidden">Day</span>
              </th>
              {columns.map((hour) => (
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
                {columns.map((hour) => {
                  const cell = cellOf(day, hour);
                  return cell === null ? (
                    <td key={hour}>
                      <span className="r-visually-hidden">none</span>
                    </td>
                  ) : (
                    <td key={hour} data-shade={cell.shade ?? undefined}>
                      {cell.text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.legend} aria-hidden>
        {shades.map((shade, place) => (
          <li key={shade}>
            <span data-shade={place} />
            {shade}
          </li>
        ))}
        {unshaded ? (
          <li>
            <span />
            {unshaded}
          </li>
        ) : null}
      </ul>
    </>
  );
}
