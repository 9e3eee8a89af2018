import type { OrganisationKey, PersonContent } from '../content/content-types.ts';
import { events, speakingRequests } from '../content/inquiries/events.ts';
import type { EventContent } from '../content/inquiries/story-types.ts';
import { seekerOf } from '../content/seekers/seekers.ts';
import { addDays } from './clock.ts';
import type { InquiryDraft } from './inquiry-drafts.ts';
import type { Random } from './random.ts';

const roleWords: Record<EventContent['role'], string> = {
  keynote: 'Keynote',
  moderator: 'Chair',
  panelist: 'Panel',
  workshop: 'Workshop',
  host_mc: 'Host',
  author_appearance: 'Talk',
  corporate_training: 'Training day',
};

/** Invitations to speak: every event asks a few people whose topics fit it. */
export function invitationDrafts(
  organisation: OrganisationKey,
  people: readonly PersonContent[],
  count: number,
  random: Random,
): InquiryDraft[] {
  const pairs = random.shuffled(
    events
      .filter((event) => (event.organisation ?? 'northmere') === organisation)
      .flatMap((event) =>
        people.flatMap((person) => {
          const topic = person.topics.find((title) => event.topics.includes(title));
          return topic === undefined || (person.status ?? 'published') !== 'published'
            ? []
            : [{ event, person, topic }];
        }),
      ),
  );
  const asked = new Map<string, number>();
  const chosen = pairs.filter(({ person }) => {
    const times = asked.get(person.username) ?? 0;
    if (times >= Math.ceil((person.demand ?? 1) + 1)) return false;
    asked.set(person.username, times + 1);
    return true;
  });
  return chosen.slice(0, count).map((pair) => invitation(pair, random));
}

function invitation(
  { event, person, topic }: { event: EventContent; person: PersonContent; topic: string },
  random: Random,
): InquiryDraft {
  const from = seekerOf(event.from);
  const daysAhead = random.between(40, 150);
  const [budgetMin, budgetMax, currency] = event.budget ?? [];
  const name = [person.prefix, person.firstname, person.lastname].filter(Boolean).join(' ');
  return {
    type: 1,
    from,
    experts: [person.username],
    subject: `${roleWords[event.role]} on ${topic.toLowerCase()}, ${event.name}`,
    message: `${event.description}\n\nWe thought of ${name} because the room keeps asking about ${topic.toLowerCase()}. ${random.pick(speakingRequests)}\n\n${from.firstname} ${from.lastname}, ${from.organization}`,
    fieldsAt: (createdAt) => ({
      event_name: event.name,
      event_location: event.location,
      event_date: addDays(createdAt.toISOString().slice(0, 10), daysAhead),
      event_description: event.description,
      role: event.role,
      audience_size: event.audience,
      minutes: event.minutes,
      ...(budgetMin === undefined ? {} : { budget_min: budgetMin, budget_max: budgetMax, currency }),
    }),
    answerWithinDays: random.between(10, Math.min(35, daysAhead - 5)),
  };
}
