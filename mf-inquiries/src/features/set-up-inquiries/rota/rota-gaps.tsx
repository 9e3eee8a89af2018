import {
  describeGap,
  listRotaGaps,
  type InquirySetupState,
  type SetupHours,
  type SetupRota,
} from '@rostrum/contracts/inquiries';
import { Alert } from '@rostrum/ui-kit/data';
import styles from './rota.module.css';

export interface RotaGapsProps {
  rota: SetupRota;
  hours: SetupHours;
  desk: InquirySetupState['desk'];
}

/** Names the business hours without anyone on duty, and what becomes of what arrives then. Saving stays possible. */
export function RotaGaps({ rota, hours, desk }: RotaGapsProps) {
  if (rota.shifts.length === 0) return null;
  const gaps = listRotaGaps(rota, hours, (id) => desk.some((member) => member.id === id));
  if (gaps.length === 0) return null;
  const contact = desk.find(({ id }) => id === rota.escalation_id)?.name;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title="No one is on duty in some business hours"
      description={
        <>
          <ul className={styles.gaps}>
            {gaps.map((gap) => (
              <li key={describeGap(gap)}>{describeGap(gap)}</li>
            ))}
          </ul>
          <p className={styles.then}>
            {contact === undefined
              ? 'What arrives then stays unassigned.'
              : `What arrives then goes to ${contact}, the escalation contact.`}
          </p>
        </>
      }
    />
  );
}
