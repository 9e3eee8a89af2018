import { access, type Invitation } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** Returns the invitation that can still be accepted, else the newest one if it has expired. */
export function findCurrentInvitation(
  invitations: readonly Invitation[],
  personId: string,
): Invitation | null {
  // Older servers ignore the filter and return invitations of other people too.
  const own = invitations.filter(({ person }) => person?.id === personId);
  const open = own.find(({ status }) => status === 'pending');
  if (open) return open;
  const [newest] = own;
  return newest?.status === 'expired' ? newest : null;
}

/** The current invitation to look after a profile; null if there is none. */
export const useInvitation = (personId: string) =>
  useQuery({
    ...contractQueryOptions(access.listInvitations, { query: { person_id: personId } }),
    select: ({ items }) => findCurrentInvitation(items, personId),
  });
