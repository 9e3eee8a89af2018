import type { InquiryDetail } from '@rostrum/contracts';
import { RelativeTime, SectionHeading } from '@rostrum/ui-kit';
import styles from './inquiry-activity.module.css';

const roleWords: Readonly<Record<string, string>> = { guest: 'guest', system: '' };

/** Every step, newest first: who did what, and when. */
export const InquiryActivity = ({ activity }: Pick<InquiryDetail, 'activity'>) => (
  <section className={styles.activity}>
    <SectionHeading>Activity</SectionHeading>
    <ol>
      {activity.map(({ id, actor, text, created_at: at }) => {
        const role = roleWords[actor.role] ?? actor.role;
        return (
          <li key={id}>
            <span>
              <strong>{actor.name}</strong>
              {role ? <span className={styles.role}> {role}</span> : null} {text}
            </span>
            <span className="r-caption">
              <RelativeTime value={at} />
            </span>
          </li>
        );
      })}
    </ol>
  </section>
);
