import { access, people as peopleRoutes } from '@rostrum/contracts';
import type { DemoContext, KnownPerson } from '../demo-context.ts';
import { dayMs } from '../seeded/clock.ts';
import { addressOf } from '../seeded/plain-words.ts';
import { isPublishedByCall, madeAt } from '../rows/write-people.ts';
import type { Act } from './timeline.ts';

/** When profiles were taken off again. */
const unpublishedDaysAgo = 47;

/** Profiles are published, and a few taken off again, by the head of the desk. */
export function actsOfPublishing(context: DemoContext): Act[] {
  const { people, headOf, callerOf, daysAgo } = context;
  const setStatus = async (
    { id, username, organisation }: KnownPerson,
    status: 'published' | 'unpublished' | 'archived',
  ) => {
    const head = callerOf(headOf(organisation).key);
    const { refused } = await head.call(peopleRoutes.setStatus, { body: { ids: [id], status } });
    if (refused[0])
      throw new Error(`people/${organisation}/${username}.yaml cannot be ${status}: ${refused[0].reason}`);
  };
  return [...people.values()].filter(isPublishedByCall).flatMap((person) => {
    const act = (at: Date, status: Parameters<typeof setStatus>[1]): Act => ({
      at,
      what: `${person.username} is ${status}`,
      run: () => setStatus(person, status),
    });
    const publishing = act(new Date(madeAt(person, context).getTime() + 2 * dayMs), 'published');
    const { status } = person;
    return status === 'unpublished' || status === 'archived'
      ? [publishing, act(daysAgo(unpublishedDaysAgo), status)]
      : publishing;
  });
}

/** Those who have a profile and an account said themselves that it is still correct. */
export function actsOfConfirming({ host, users, people, daysAgo }: DemoContext): Act[] {
  return [...users.values()].flatMap(({ email, role, person }) => {
    const profile = people.get(person ?? '');
    const isOwn = role === 'expert' || role === 'individual' || role === 'staff';
    if (!isOwn || profile === undefined || profile.confirmed_days_ago === null) return [];
    return {
      at: daysAgo(profile.confirmed_days_ago),
      what: `${profile.username} confirms the profile`,
      run: () => host.as(email).call(peopleRoutes.confirmOwn),
    };
  });
}

/** Who was asked to join. No one knows the links: their mails are not kept. */
export function actsOfInviting({ content, callerOf, personOf, organisationOf, daysAgo }: DemoContext): Act[] {
  return content.invitations.map(({ person, role, by, days_ago }) => ({
    at: daysAgo(days_ago),
    what: `${by} invites ${person}`,
    async run() {
      const { id: person_id, firstname, lastname, organisation } = personOf(person);
      const email = addressOf(firstname, lastname, organisationOf(organisation).domain);
      const invitations = [{ email, role, firstname, lastname, person_id }];
      await callerOf(by).call(access.invite, { body: { invitations } });
    },
  }));
}
