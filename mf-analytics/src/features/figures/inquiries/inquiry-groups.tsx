import type { InquiryFigures } from '@rostrum/contracts/analytics';
import { BreakdownPanel } from '../panels/breakdown-panel.tsx';
import { names, units } from '../panels/words.ts';
import styles from '../frame/layout.module.css';

const groups = [
  ['By type', 'Type', 'by_type', names.type, units.inquiries],
  ['By outcome', 'Outcome', 'by_outcome', names.outcome, units.inquiries],
  ['By kind of seeker', 'Seeker', 'by_seeker', names.seeker, units.inquiries],
  ['By outlet or organisation', 'Organisation', 'by_outlet', names.outlet, units.inquiries],
  ['By country', 'Country', 'by_country', names.country, units.inquiries],
  ['Why first replies were missed', 'Reason', 'late_reasons', names.late, units.missed],
] as const;

/** Inquiries by what they are and who sent them. */
export const InquiryGroups = ({ figures }: { figures: InquiryFigures }) => (
  <div className={styles.trio}>
    {groups.map(([title, column, property, name, unit]) => (
      <BreakdownPanel
        key={title}
        title={title}
        column={column}
        unit={unit}
        theme="inquiry"
        breakdown={figures[property]}
        name={name}
      />
    ))}
  </div>
);
