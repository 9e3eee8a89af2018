import { inquiryStatusLabels, type InquirySummary } from '@rostrum/contracts';
import {
  AppLink,
  Avatar,
  BadgeCheckIcon,
  Unassigned,
  VisuallyHidden,
  classNames,
  fullDate,
  useNow,
} from '@rostrum/ui-kit';
import { Checkbox, Deadline, InquiryStatus, InquiryTypeIcon } from '@rostrum/ui-kit/data';
import { isOver } from './is-over.ts';
import { shortAge } from './short-age.ts';
import styles from './inquiry-row.module.css';

export interface InquiryRowProps {
  inquiry: InquirySummary;
  href: string;
  isOpen: boolean;
  /** Came in while the list was on screen. */
  isNew: boolean;
  /** Set while several are chosen: the box in front of the row. */
  choice?: { isChosen: boolean; onToggle: () => void } | undefined;
}

const names = (name: string) => {
  const words = name.split(/\s+/);
  return { firstname: words[0], lastname: words.at(-1) };
};

/** One inquiry of the list: who, what, how far. The whole row is a link. */
export function InquiryRow({ inquiry, href, isOpen, isNew, choice }: InquiryRowProps) {
  const { sender, deadline_at: deadline, status } = inquiry;
  const hasEnded = isOver(inquiry);
  return (
    <li
      className={classNames(
        styles.row,
        isOpen && styles.open,
        inquiry.unread && styles.unread,
        isNew && styles.arrived,
        choice && styles.choosing,
      )}
    >
      {choice ? (
        <span className={styles.choice}>
          <Checkbox
            checked={choice.isChosen}
            aria-label={`Select ${inquiry.subject}, ${sender.name}`}
            onChange={choice.onToggle}
          />
        </span>
      ) : null}
      <AppLink
        className={styles.link}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        data-inquiry={inquiry.id}
      >
        <span className={styles.from}>
          <InquiryTypeIcon type={inquiry.type} restricted={inquiry.restricted} />
          <span className={styles.sender}>{sender.name}</span>
          {sender.verified ? (
            <BadgeCheckIcon className={styles.verified} role="img" aria-label="Verified" />
          ) : null}
          <span className={styles.outlet}>{sender.organization}</span>
          <Age at={inquiry.last_message_at} />
        </span>
        <span className={styles.subject}>
          {inquiry.unread ? <VisuallyHidden>Unread: </VisuallyHidden> : null}
          {inquiry.subject}
        </span>
        <span className={styles.excerpt}>{inquiry.excerpt}</span>
        <span className={styles.state}>
          {hasEnded ? null : (
            <>
              <Deadline at={deadline} paused={status === 'waiting_seeker'} />
              <span aria-hidden className={styles.dot}>
                ·
              </span>
            </>
          )}
          <InquiryStatus status={status} />
          <RowTags tags={inquiry.tags} />
          <Owners inquiry={inquiry} />
        </span>
      </AppLink>
    </li>
  );
}

/** The first of them; all stand beside the inquiry. */
function RowTags({ tags: [first, ...more] }: Pick<InquirySummary, 'tags'>) {
  if (first === undefined) return null;
  return (
    <span className={styles.tag} title={[first, ...more].join(', ')}>
      {first}
      {more.length > 0 ? ` +${more.length}` : null}
    </span>
  );
}

function Age({ at }: { at: string }) {
  const now = useNow();
  return (
    <time className={styles.age} dateTime={at} title={fullDate(Date.parse(at))}>
      {shortAge(Date.parse(at), now)}
    </time>
  );
}

const Owners = ({ inquiry }: { inquiry: InquirySummary }) => {
  const { assignee, recipients } = inquiry;
  return (
    <span className={styles.owners}>
      {assignee
        ? null
        : recipients
            .slice(0, 2)
            .map(({ id, name, image, username }) => (
              <Avatar
                key={id}
                {...names(name)}
                src={image}
                username={username}
                width={22}
                height={22}
                fontSize={9}
                decorative
              />
            ))}
      {assignee ? (
        <span title={`Assigned to ${assignee.name}`}>
          <Avatar
            {...names(assignee.name)}
            src={assignee.image}
            username={assignee.name}
            width={22}
            height={22}
            fontSize={9}
          />
        </span>
      ) : isOver(inquiry) ? null : (
        <Unassigned size={22} />
      )}
    </span>
  );
};

/** Read out when a live event brings an inquiry in. */
export const arrivalWords = ({ sender, subject, status }: InquirySummary): string =>
  `New inquiry from ${sender.name}: ${subject}. ${inquiryStatusLabels[status]}.`;
