import type { TrackedInquiry } from '@rostrum/contracts';
import { Button, Card, useNow } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { timeUsed } from './time-used.ts';
import { isClockRunning } from './tracker-words.ts';

const OtherExperts = lazy(() =>
  import('./other-experts.tsx').then((module) => ({ default: module.OtherExperts })),
);

/** Asks another expert the same. Said louder once half of the time is gone without a reply. */
export function AskAnother({ inquiry }: { inquiry: TrackedInquiry }) {
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const { deadline_at: deadline, created_at: createdAt, status, steps } = inquiry;
  const isDue =
    deadline !== null &&
    isClockRunning(status) &&
    steps.replied === null &&
    timeUsed(createdAt, deadline, now) >= 0.5;
  return (
    <Card title={isDue ? 'No reply yet' : 'Ask someone else'}>
      <p className="r-secondary">
        {isDue && 'Half of the time until your deadline is gone. '}
        We’ll copy your message. Nothing is sent until you select Send.
      </p>
      <Button
        block
        type={isDue ? 'primary' : 'default'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((was) => !was)}
      >
        {isDue ? 'Ask someone similar' : 'Ask another expert'}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">Looking for experts</p>}>
          <OtherExperts inquiry={inquiry} />
        </Suspense>
      )}
    </Card>
  );
}
