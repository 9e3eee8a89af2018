import type { Event } from '../content/inquiry-schemas.ts';
import { known } from '../content/read-content.ts';
import type { DemoContext, KnownPerson } from '../demo-context.ts';
import { canBeAsked, dayOf, type InquiryDraft } from './inquiry-drafts.ts';
import type { Random } from '../seeded/random.ts';

const roleWords: Record<Event['role'], string> = {
  keynote: 'Keynote',
  moderator: 'Chair',
  panelist: 'Panel',
  workshop: 'Workshop',
  host_mc: 'Host',
  author_appearance: 'Talk',
  corporate_training: 'Training day',
};

interface Pair {
  event: Event;
  person: KnownPerson;
  topic: string;
}

/** Invitations to speak: every event asks a few people whose topics fit it. */
export function speakingDrafts(
  context: DemoContext,
  organisation: string,
  count: number,
  random: Random,
): InquiryDraft[] {
  const candidates = [...context.people.values()].filter(
    (person) => person.organisation === organisation && canBeAsked(context, person, 1),
  );
  const pairs = context.content.events
    .filter((event) => event.organisation === organisation)
    .flatMap((event) =>
      candidates.flatMap((person): Pair[] => {
        const topic = person.topics.find((title) => event.topics.includes(title));
        return topic === undefined ? [] : [{ event, person, topic }];
      }),
    );
  const asked = new Map<string, number>();
  const chosen = random.shuffled(pairs).filter(({ person: { username, demand } }) => {
    const times = asked.get(username) ?? 0;
    if (times >= Math.ceil(demand + 1)) return false;
    asked.set(username, times + 1);
    return true;
  });
  return chosen.slice(0, count).map((pair) => invitation(context, pair, random));
}

function invitation(
  { content, seekers }: DemoContext,
  { event, person, topic }: Pair,
  random: Random,
): InquiryDraft {
  const from = known(seekers, event.from, 'seeker');
  const daysAhead = random.between(40, 150);
  const about = topic.toLowerCase();
  return {
    type: 1,
    from,
    experts: [person.username],
    subject: `${roleWords[event.role]} on ${about}, ${event.name}`,
    message: `${event.description}\n\nWe thought of ${person.formalName} because the room keeps asking about ${about}. ${random.pick(content.phrases.speaking_requests)}\n\n${from.firstname} ${from.lastname}, ${from.organization}`,
    fieldsAt: (sentAt) => ({
      event_name: event.name,
      event_location: event.location,
      event_date: dayOf(sentAt, daysAhead),
      event_description: event.description,
      role: event.role,
      audience_size: event.audience,
      minutes: event.minutes,
      ...(event.budget && {
        budget_min: event.budget.min,
        budget_max: event.budget.max,
        currency: event.budget.currency,
      }),
    }),
    answerWithinDays: random.between(10, Math.min(35, daysAhead - 5)),
  };
}
