import type { ConcernedPerson, HeldInquiryDetail } from '@rostrum/contracts/inquiries';
import { BellIcon, Button, fullDate } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';

const NotifyExpertDialog = lazy(async () => ({
  default: (await import('./notify-expert-dialog.tsx')).NotifyExpertDialog,
}));

/** Tells one expert of a possible threat, once; afterwards it says when and who did. A failed email can be sent again. */
export function NotifyExpert({ item, person }: { item: HeldInquiryDetail; person: ConcernedPerson }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, reach, notified } = person;
  const isFailed = notified?.delivery === 'failed';
  if (notified !== null && !isFailed)
    return (
      <p className="r-secondary">
        {name} was told by {notified.by} on {fullDate(Date.parse(notified.at))}.
      </p>
    );
  if (reach === 'none')
    return <p className="r-secondary">{name} has no account and no email address, so tell them in person.</p>;
  // A released inquiry reaches experts like any other; a server of an earlier release can't send the email.
  if (reach === undefined || item.state === 'released') return null;
  return (
    <>
      {isFailed ? (
        <p className="r-secondary">
          The email to {name} couldn’t be delivered. Tell them in person, or try again.
        </p>
      ) : null}
      <Button icon={<BellIcon size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Tell {name}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <NotifyExpertDialog item={item} person={person} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
