import { access, people as peopleRoutes } from '@rostrum/contracts';
import { known } from '../content/read-content.ts';
import type { DemoContext, KnownPerson } from '../demo-context.ts';
import { dayMs } from '../seeded/clock.ts';
import { addressOf } from '../seeded/plain-words.ts';
import { isPublishedByCall, madeAt } from '../rows/write-people.ts';
import type { Act } from './timeline.ts';

/** When profiles were taken off again. */
const unpublishedDaysAgo = 47;

/** Profiles are published, and a few taken off again, by the head of the desk. */
export function actsOfPublishing(context: DemoContext): Act[] {
  const { host, users, people, organisations, daysAgo } = context;
  const setStatus = async (person: KnownPerson, status: 'published' | 'unpublished' | 'archived') => {
    const head = known(organisations, person.organisation, 'organisation').desk.at(-1) ?? '';
    const body = { ids: [person.id], status };
    const { refused } = await host
      .as(known(users, head, 'user').email)
      .call(peopleRoutes.setStatus, { body });
    if (refused[0])
      throw new Error(
        `people/${person.organisation}/${person.username}.yaml cannot be ${status}: ${refused[0].reason}`,
      );
  };
  return [...people.values()].filter(isPublishedByCall).flatMap((person) => {
    const { status } = person;
    const at = new Date(madeAt(person, context).getTime() + 2 * dayMs);
    const publishing = {
      at,
      what: `${person.username} is published`,
      run: () => setStatus(person, 'published'),
    };
    if (status !== 'unpublished' && status !== 'archived') return publishing;
    return [
      publishing,
      {
        at: daysAgo(unpublishedDaysAgo),
        what: `${person.username} is ${status}`,
        run: () => setStatus(person, status),
      },
    ];
  });
}

/** Those who have a profile and an account said themselves that it is still correct. */
export function actsOfConfirming({ host, users, people, daysAgo }: DemoContext): Act[] {
  return [...users.values()].flatMap(({ email, role, person }) => {
    const profile = person === undefined ? undefined : people.get(person);
    const isOwn = role === 'expert' || role === 'individual' || role === 'staff';
    if (!isOwn || profile === undefined || profile.confirmed_days_ago === null) return [];
    const at = daysAgo(profile.confirmed_days_ago);
    return {
      at,
      what: `${person ?? email} confirms the profile`,
      run: async () => void (await host.as(email).call(peopleRoutes.confirmOwn)),
    };
  });
}

/** Who was asked to join. No one knows the links: their mails are not kept. */
export function actsOfInviting({ host, content, users, people, organisations, daysAgo }: DemoContext): Act[] {
  return content.invitations.map(({ person, role, by, days_ago }) => ({
    at: daysAgo(days_ago),
    what: `${by} invites ${person}`,
    async run() {
      const { id: person_id, firstname, lastname, organisation } = known(people, person, 'person');
      const email = addressOf(firstname, lastname, known(organisations, organisation, 'organisation').domain);
      const invitations = [{ email, role, firstname, lastname, person_id }];
      await host.as(known(users, by, 'user').email).call(access.invite, { body: { invitations } });
    },
  }));
}
