import type { PersonDetail } from '@rostrum/contracts';
import { Card, fullDate } from '@rostrum/ui-kit';
import { useState } from 'react';

/** Until when an archived profile can be restored. */
export function ArchivedNote({
  status,
  restorable_until,
}: Pick<PersonDetail, 'status' | 'restorable_until'>) {
  const [now] = useState(Date.now);
  if (status !== 'archived' || !restorable_until) return null;
  const until = Date.parse(restorable_until);
  return (
    <Card title="Archived">
      <p>
        {until > now
          ? `It can be restored until ${fullDate(until)}.`
          : 'It was archived more than 365 days ago, so it cannot be restored.'}
      </p>
    </Card>
  );
}
