import { isApiError } from '@rostrum/api-client';
import type { TrackedInquiry } from '@rostrum/contracts';
import { Button, Dropdown, notify } from '@rostrum/ui-kit';
import { shortMoment } from './time-used.ts';
import { useExtend } from './track-inquiry.mutations.ts';

const hour = 3_600_000;
const choices = [
  { key: '2h', label: '2 hours more', ms: 2 * hour },
  { key: '1d', label: '1 day more', ms: 24 * hour },
  { key: '3d', label: '3 days more', ms: 72 * hour },
  { key: '7d', label: '1 week more', ms: 168 * hour },
];

/** A later deadline, counted from the one so far or, when it has passed, from now. */
export function MoreTime({
  inquiry: { id, deadline_at: deadline, organisation },
}: {
  inquiry: TrackedInquiry;
}) {
  const { extend, isPending } = useExtend(id);
  if (deadline === null) return null;
  const move = async (ms: number) => {
    const from = Math.max(Date.parse(deadline), Date.now());
    const later = new Date(from + ms).toISOString();
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
        menu={{ items: choices.map(({ ms, ...item }) => ({ ...item, onClick: () => void move(ms) })) }}
      >
        <Button block loading={isPending} aria-haspopup="menu">
          Extend the deadline
        </Button>
      </Dropdown>
      <p className="r-secondary">{organisation.name} is told at once.</p>
    </>
  );
}
