import type { InquiryDetail } from '@rostrum/contracts';
import { SectionHeading } from '@rostrum/ui-kit';
import { ClearanceSteps } from './clearance-steps.tsx';
import { useClearances } from './clearances.queries.ts';
import styles from './clearance.module.css';

/** Who cleared what: every reply of an inquiry that was to be cleared, newest first. Nothing where none was. */
export function Clearances({ inquiry }: { inquiry: Pick<InquiryDetail, 'id' | 'activity'> }) {
  const { items } = useClearances(inquiry);
  if (items.length === 0) return null;
  return (
    <section aria-label="Clearances">
      <SectionHeading>Clearances</SectionHeading>
      <ul className={styles.past}>
        {items.map(({ id, writer, steps }) => (
          <li key={id}>
            <span className="r-caption">Reply by {writer.name}</span>
            <ClearanceSteps steps={steps} />
          </li>
        ))}
      </ul>
    </section>
  );
}
