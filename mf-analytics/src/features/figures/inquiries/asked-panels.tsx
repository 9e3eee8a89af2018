import type { InquiryFigures } from '@rostrum/contracts/analytics';
import { minutesText } from '../panels/figures.ts';
import { BreakdownPanel } from '../panels/breakdown-panel.tsx';
import { PersonLabel } from '../panels/person-label.tsx';
import { RankingPanel } from '../panels/ranking-panel.tsx';
import { names, units } from '../panels/words.ts';
import styles from '../frame/layout.module.css';

/** Who is asked how often, and why experts decline. */
export const AskedPanels = ({ asked }: { asked: NonNullable<InquiryFigures['asked']> }) => (
  <div className={styles.pair}>
    <RankingPanel
      title="Asked, and how fast they accepted"
      row={units.people}
      unit={units.asks}
      columns={['Expert', 'Asked', 'Accepted', 'Median time to accept']}
      rows={asked.people.map((person) => ({
        key: person.username,
        name: person.name,
        label: <PersonLabel {...person} />,
        cells: [person.asked, person.accepted, minutesText(person.median_minutes)],
      }))}
      others={asked.others}
    />
    <BreakdownPanel
      title="Why experts declined"
      column="Reason"
      unit={units.declined}
      theme="inquiry"
      breakdown={asked.reasons}
      name={names.reason}
    />
  </div>
);
