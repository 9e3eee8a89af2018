import { formatDayMonth, formatZonedClock } from '@rostrum/contracts';
import { type TimezoneSettings } from '@rostrum/contracts/settings';
import { Card } from '@rostrum/ui-kit';
import styles from './timezone.module.css';
import { describeShift } from './zone-facts.ts';

interface Effect {
  what: string;
  now: string;
  after: string;
  moves: string;
}

const showMoment = (at: string, zone: string) => `${formatDayMonth(at, zone)} ${formatZonedClock(at, zone)}`;

/** What is only written another way, and what happens at another moment. */
function listEffects(saved: TimezoneSettings, next: string, now: number): Effect[] {
  const { scheduled_posts: posts, open_deadlines: deadlines, reachable_people: people } = saved;
  const moves = describeShift(saved.timezone, next, now);
  const shown = (what: string, at: string | null): Effect[] =>
    at === null
      ? []
      : [
          {
            what,
            now: `Next ${showMoment(at, saved.timezone)}`,
            after: `Next ${showMoment(at, next)}`,
            moves: 'Same moment',
          },
        ];
  return [
    { what: 'Due today and the day of Home', now: 'Until midnight', after: 'Until midnight', moves },
    { what: 'Days of Analytics', now: 'Counted from midnight', after: 'All recounted', moves },
    ...(people === 0
      ? []
      : [
          {
            what: people === 1 ? 'Hours of one expert' : `Hours of ${people} experts`,
            now: 'As in their profiles',
            after: 'Same hours, new clock',
            moves,
          },
        ]),
    ...shown(posts.count === 1 ? 'One scheduled post' : `${posts.count} scheduled posts`, posts.next_at),
    ...shown(
      deadlines.count === 1 ? 'One open deadline' : `${deadlines.count} open deadlines`,
      deadlines.next_at,
    ),
  ];
}

/** What another time zone means for the organisation. */
export function EffectsCard({ saved, next, now }: { saved: TimezoneSettings; next: string; now: number }) {
  return (
    <Card title="What changes" hint="Nothing moves until you save.">
      <div className={styles.scroll}>
        <table className={styles.effects}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Now</th>
              <th scope="col">After saving</th>
              <th scope="col">Moves</th>
            </tr>
          </thead>
          <tbody>
            {listEffects(saved, next, now).map((effect) => (
              <tr key={effect.what}>
                <th scope="row">{effect.what}</th>
                <td data-label="Now">{effect.now}</td>
                <td data-label="After saving">{effect.after}</td>
                <td
                  data-label="Moves"
                  className={effect.moves === 'Same moment' ? styles.quiet : styles.moves}
                >
                  {effect.moves}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
