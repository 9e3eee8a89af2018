import { formatDay, formatList } from '@rostrum/contracts';
import { type AccountDeletionPlan } from '@rostrum/contracts/settings';
import { HistoryIcon, InfoIcon, Trash2Icon } from '@rostrum/ui-kit';
import styles from './delete-account.module.css';

const countInquiries = (count: number) => (count === 1 ? 'One open inquiry' : `${count} open inquiries`);

/** What deleting the account does, and when. */
export function WhatHappens({ plan }: { plan: AccountDeletionPlan }) {
  const { closes, published_profiles: profiles, open_received: received, open_sent: sent } = plan;
  const day = formatDay(plan.until);
  const today = [
    closes === null ? null : 'Your public page closes.',
    closes === null && profiles > 0
      ? profiles === 1
        ? 'Your profile goes offline.'
        : `Your ${profiles} profiles go offline.`
      : null,
    received > 0 ? `${countInquiries(received)} to you closed, and the senders told.` : null,
    sent > 0 ? `${countInquiries(sent)} from you withdrawn, and the teams told.` : null,
    'You are signed out everywhere.',
  ];
  return (
    <section aria-labelledby="what-happens">
      <h2 className="r-card-title" id="what-happens">
        What happens
      </h2>
      <ol className={styles.steps}>
        <li>
          <InfoIcon aria-hidden />
          <span>
            <strong>Today</strong>
            <span className={styles.quiet}>{today.filter(Boolean).join(' ')}</span>
          </span>
        </li>
        <li>
          <HistoryIcon aria-hidden />
          <span>
            <strong>Until {day}</strong>
            <span className={styles.quiet}>
              Use the link in our email to bring your account back as it was. Ask for a sign-in link, and we
              email it again. Closed inquiries stay closed.
            </span>
          </span>
        </li>
        <li>
          <Trash2Icon aria-hidden />
          <span>
            <strong>After {day}</strong>
            <span className={styles.quiet}>
              Your name, contact details, bookmarks and saved searches are removed for good. Inquiries stay
              with those who sent or received them, signed Former member. Activity History keeps what you did
              until its own time is over.
              {plan.kept_by.length > 0
                ? ` ${formatList(plan.kept_by)} ${plan.kept_by.length === 1 ? 'keeps' : 'keep'} the profile that it made for you, unpublished.`
                : null}
            </span>
          </span>
        </li>
      </ol>
    </section>
  );
}
