import type { SentInquiry } from '@rostrum/contracts';
import { AppLink, Avatar } from '@rostrum/ui-kit';
import { Deadline, SeekerStatus, trackSteps } from '@rostrum/ui-kit/data';
import './request-card.css';
import { isClockRunning, recipientOf } from './tracker-words.ts';

/** One open request on the seeker's home, with its four steps in words. */
export function RequestCard({ inquiry, href }: { inquiry: SentInquiry; href: string }) {
  const { recipients, organisation, subject, status, steps, deadline_at } = inquiry;
  const [first] = recipients;
  return (
    <li>
      <AppLink className="sk-request" href={href}>
        <span className="sk-request__head">
          <Avatar
            decorative
            src={first?.image}
            firstname={first?.name ?? organisation.name}
            username={first?.username ?? ''}
            rounded={first !== undefined}
            width={36}
            height={36}
          />
          <span className="sk-request__words">
            <span className="sk-request__subject">{subject}</span>
            <span className="r-secondary">
              {first ? `${recipientOf(inquiry)}, ${organisation.name}` : organisation.name}
            </span>
          </span>
          {deadline_at && isClockRunning(status) ? (
            <Deadline at={deadline_at} subject={subject} />
          ) : (
            <SeekerStatus status={status} />
          )}
        </span>
        <ol className="sk-request__steps">
          {trackSteps(status, steps).map(({ key, label, state }) => (
            <li
              key={key}
              className={`sk-request__step is-${state}`}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {label}
            </li>
          ))}
        </ol>
      </AppLink>
    </li>
  );
}
