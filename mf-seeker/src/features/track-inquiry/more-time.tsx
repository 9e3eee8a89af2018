import { isApiError } from '@rostrum/api-client';
import type { TrackedInquiry } from '@rostrum/contracts';
import { Button, Dropdown, notify, useNow } from '@rostrum/ui-kit';
import { listLaterDeadlines } from './later-deadlines.ts';
import { shortMoment } from './time-used.ts';
import { useExtend } from './track-inquiry.mutations.ts';

/** Later deadlines to choose from, each with the time that it means. */
export function MoreTime({
  inquiry: { id, deadline_at: deadline, organisation },
}: {
  inquiry: TrackedInquiry;
}) {
  const { extend, isPending } = useExtend(id);
  const now = useNow();
  if (deadline === null) return null;
  const move = async (at: Date) => {
    const later = at.toISOString();
    try {
      await extend(later);
      notify.success({ title: `Deadline moved to ${shortMoment(later, Date.now())}` });
    } catch (error) {
      notify.error({
        title: 'The deadline could not be moved.',
        description: isApiError(error) ? error.message : 'Check the connection and try again.',
      });
    }
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: listLaterDeadlines(new Date(deadline), new Date(now)).map(({ key, label, at }) => ({
            key,
            label: `${label}: ${shortMoment(at.toISOString(), now)}`,
            onClick: () => void move(at),
          })),
        }}
      >
        <Button block loading={isPending} aria-haspopup="menu">
          Extend the deadline
        </Button>
      </Dropdown>
      <p className="r-secondary">We’ll let {organisation.name} know right away.</p>
    </>
  );
}
