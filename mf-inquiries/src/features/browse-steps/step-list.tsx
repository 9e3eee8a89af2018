import type { InquiryStep } from '@rostrum/contracts/inquiries';
import { AppLink, Card, clockTime, fullDate } from '@rostrum/ui-kit';
import { groupByDay } from './group-by-day.ts';
import styles from './step-list.module.css';

/** One sentence a step, under the day on which it happened, with the inquiry that it belongs to. */
export function StepList({ items }: { items: readonly InquiryStep[] }) {
  return (
    <div className={styles.days}>
      {groupByDay(items).map(([label, steps]) => (
        <section key={label} aria-label={label}>
          <h2 className={styles.day}>{label}</h2>
          <Card flush>
            <ol className={styles.list}>
              {steps.map((step) => (
                <Step key={step.id} step={step} />
              ))}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}

function Step({ step: { created_at: at, actor, text, entity, subject } }: { step: InquiryStep }) {
  const time = Date.parse(at);
  return (
    <li>
      <time dateTime={at} title={fullDate(time)} className={styles.time}>
        {clockTime(time)}
      </time>
      <div className={styles.words}>
        <p>
          <strong>{actor.name}</strong> {text}
        </p>
        <p className={styles.subject} dir="auto">
          {subject ?? 'Restricted inquiry'}
        </p>
      </div>
      <span className={styles.ref}>
        {entity.href ? <AppLink href={entity.href}>{entity.label}</AppLink> : entity.label}
      </span>
    </li>
  );
}
