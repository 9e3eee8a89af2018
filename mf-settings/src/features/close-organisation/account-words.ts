import { formatDay } from '@rostrum/contracts';
import type { OrganisationAccountSettings } from '@rostrum/contracts/settings';

/** How an organisation stands and what that means, for pages and in the dashboard. */
export function describeStatus({
  status,
  status_since,
  suspended_on,
}: Pick<OrganisationAccountSettings, 'status' | 'status_since' | 'suspended_on'>): {
  name: string;
  line: string;
} {
  const since = formatDay(status_since);
  switch (status) {
    case 'trial':
      return { name: 'Trial', line: `Since ${since}. Everything works as in an active account.` };
    case 'active':
      return { name: 'Active', line: `Since ${since}.` };
    case 'past_due':
      return {
        name: 'Past due',
        line: `A payment has been overdue since ${since}. Everything still works.${
          suspended_on === null ? '' : ` On ${formatDay(suspended_on)} the account is suspended.`
        }`,
      };
    case 'suspended':
      return {
        name: 'Suspended',
        line: `Since ${since}. Pages stay up and show your office phone in place of the inquiry form. Here everything can be read and nothing changed until the account is paid.`,
      };
    case 'closed':
      return { name: 'Closed', line: `Since ${since}.` };
  }
}

const countOf = (count: number, one: string, many: string) =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

/** What goes on the last day. */
export const describeLoss = ({
  published_profiles,
  open_inquiries,
  members,
}: Pick<OrganisationAccountSettings, 'published_profiles' | 'open_inquiries' | 'members'>): string =>
  `Then ${countOf(published_profiles, 'published profile', 'published profiles')}, all posts and all answers are removed for good, ${countOf(open_inquiries, 'open inquiry is', 'open inquiries are')} closed and the senders told, and ${countOf(members, 'member is', 'members are')} signed out.`;
