import { inquiryTypeIds } from '@rostrum/contracts';
import type { Event } from '../content/inquiry-schemas.ts';
import type { KnownPerson } from '../demo-context.ts';
import { askableIn, dayOf, type Drawing, type InquiryDraft } from './inquiry-drafts.ts';

interface Pair {
  event: Event;
  person: KnownPerson;
  topic: string;
}

/** Invitations to speak: every event asks a few people whose topics fit it. */
export function speakingDrafts(drawing: Drawing, count: number): InquiryDraft[] {
  const { context, organisation, random } = drawing;
  const candidates = askableIn(drawing, 1);
  const events = context.content.events.filter((event) => event.organisation === organisation.key);
  const pairs = events.flatMap((event) =>
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
  return chosen.slice(0, count).map((pair) => draftOf(drawing, pair));
}

function draftOf({ context, random }: Drawing, { event, person, topic }: Pair): InquiryDraft {
  const { speaking_roles: roles, speaking_requests: requests } = context.content.phrases;
  const { name, location, description, role, audience, minutes, budget } = event;
  const from = context.seekerOf(event.from);
  const daysAhead = random.between(40, 150);
  const about = topic.toLowerCase();
  const request = `We thought of ${person.formalName} because the room keeps asking about ${about}. ${random.pick(requests)}`;
  return {
    type: inquiryTypeIds.speaking,
    from,
    experts: [person.username],
    subject: `${roles[role] ?? role} on ${about}, ${name}`,
    message: `${description}\n\n${request}\n\n${from.firstname} ${from.lastname}, ${from.organization}`,
    fieldsAt: (sentAt) => ({
      event_name: name,
      event_location: location,
      event_date: dayOf(sentAt, daysAhead),
      event_description: description,
      role,
      audience_size: audience,
      minutes,
      ...(budget && { budget_min: budget.min, budget_max: budget.max, currency: budget.currency }),
    }),
    answerWithinDays: random.between(10, Math.min(35, daysAhead - 5)),
  };
}
