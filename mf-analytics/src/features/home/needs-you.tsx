import { inquiryStatusLabels, type Home } from '@rostrum/contracts';
import { AppLink, Card, CountBadge, LinkButton } from '@rostrum/ui-kit';
import { Deadline, InquiryTypeIcon } from '@rostrum/ui-kit/data';
import styles from './needs-you.module.css';

const threeHours = 3 * 3_600_000;
const isUrgent = (deadline: string | null, now: string) =>
  deadline !== null && Date.parse(deadline) - Date.parse(now) < threeHours;

/** What waits for a person, in deadline order. One filled button: on the first row that no one owns. */
export function NeedsYou({
  inquiries,
  total = inquiries.length,
  now,
}: {
  inquiries: NonNullable<Home['needs_you']>;
  /** How many are open; the first of them are listed. */
  total?: number | undefined;
  now: string;
}) {
  const firstUnowned = inquiries.find(({ assignee }) => assignee === null)?.id;
  return (
    <Card
      title="Needs you"
      hint={<CountBadge count={total} />}
      extra={<AppLink href="/dashboard/inquiries?view=all_open&sort=deadline">All open inquiries</AppLink>}
      flush
    >
      {inquiries.length === 0 ? (
        <p className={styles.none}>
          Nothing needs you right now. New inquiries appear here in deadline order.
        </p>
      ) : null}
      <ol className={styles.list}>
        {inquiries.map(({ id, type, subject, sender, status, assignee, deadline_at, restricted }) => (
          <li key={id}>
            <span className={styles.icon} data-urgent={isUrgent(deadline_at, now) || undefined}>
              <InquiryTypeIcon type={type} restricted={restricted} />
            </span>
            <span className={styles.words}>
              <AppLink href={`/dashboard/inquiries/${id}`} className={styles.subject}>
                {subject}
              </AppLink>
              <span className={styles.meta}>
                {[sender.name, sender.organization].filter(Boolean).join(', ')} ·{' '}
                {status === 'waiting_expert' ? `${inquiryStatusLabels[status]} · ` : null}
                {assignee ? assignee.name : 'No one assigned'}
              </span>
            </span>
            <span className={styles.deadline}>
              <Deadline at={deadline_at} />
            </span>
            <LinkButton
              href={`/dashboard/inquiries/${id}`}
              type={id === firstUnowned ? 'primary' : 'default'}
              aria-label={`${assignee ? 'Open' : 'Assign'}: ${subject}`}
            >
              {assignee ? 'Open' : 'Assign'}
            </LinkButton>
          </li>
        ))}
      </ol>
    </Card>
  );
}
