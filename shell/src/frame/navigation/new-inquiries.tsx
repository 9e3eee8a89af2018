import { inquiries, isGranted, type NavigationRole } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { CountBadge } from '@rostrum/ui-kit';
import type { NavigationEntry } from './navigation-entries.ts';

const inboxPath = '/dashboard/inquiries';
const waiting = contractQueryOptions(inquiries.list, { query: { view: 'unassigned', page_size: 1 } });

export interface NewInquiriesProps {
  entry: NavigationEntry;
  role: NavigationRole;
}

/** How many inquiries no one has taken yet, beside the entry of the inbox. Desks only: others are asked by name. */
export function NewInquiries({ entry, role }: NewInquiriesProps) {
  const enabled = entry.href === inboxPath && isGranted(role, 'inquiry.assign');
  const { data } = useQuery({ ...waiting, enabled });
  const count = enabled ? (data?.total ?? 0) : 0;
  return (
    <CountBadge
      count={count}
      tone="danger"
      label={count === 1 ? '1 inquiry unassigned' : `${count} inquiries unassigned`}
    />
  );
}
