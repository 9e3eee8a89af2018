import { type InquiryTypeId, inquiryTypeIds } from '@rostrum/contracts';
import type { DemoContext, KnownOrganisation, KnownPerson } from '../demo-context.ts';
import type { PersonContent } from '../content/read-content.ts';
import type { Seeker } from '../content/content-schemas.ts';
import type { Story } from '../content/inquiry-schemas.ts';
import { addDays, dayMs, hourMs } from '../seeded/clock.ts';
import type { Random } from '../seeded/random.ts';

/** An inquiry as it is sent; its moment and its history come later. Dates depend on the moment. */
export interface InquiryDraft {
  type: InquiryTypeId;
  from: Seeker;
  experts: readonly string[];
  subject: string;
  message: string;
  fieldsAt: (sentAt: Date) => Record<string, unknown>;
  answerWithinDays: number | null;
}

/** The inquiries of one organisation are drawn from one stream. */
export interface Drawing {
  context: DemoContext;
  organisation: KnownOrganisation;
  random: Random;
}

/** Two or three times for a meeting, a week or two ahead. */
function slotsAt(sentAt: Date, random: Random) {
  const start = new Date(sentAt);
  start.setUTCHours(9, 0, 0, 0);
  const first = random.between(5, 9);
  return [0, 2, 5].slice(0, random.between(2, 3)).map((days, index) => ({
    start: new Date(start.getTime() + (first + days) * dayMs + index * 2 * hourMs).toISOString(),
    minutes: random.pick([30, 45, 60]),
  }));
}

export const dayOf = (at: Date, daysLater: number): string =>
  addDays(at.toISOString().slice(0, 10), daysLater);

function draftOf({ context, random }: Drawing, story: Story): InquiryDraft {
  const { content, seekerOf, personOf } = context;
  // Who has gone, or takes no such inquiries, is not asked: then it goes to the organisation.
  const experts = story.experts.filter((name) => canBeAsked(context, personOf(name), story.type));
  const others = content.seekers.filter(({ type, only_named }) => type !== 'media' && !only_named);
  const from = story.from ? seekerOf(random.pick(story.from)) : random.pick(others);
  return {
    type: story.type,
    from,
    experts: experts.length === 0 ? [] : [random.pick(experts)],
    subject: story.subject,
    message: `${story.message}\n\n${from.firstname} ${from.lastname}`,
    fieldsAt: (sentAt) => ({
      ...story.fields,
      ...Object.fromEntries(Object.entries(story.dates).map(([field, days]) => [field, dayOf(sentAt, days)])),
      ...(story.type === inquiryTypeIds.meeting ? { slots: slotsAt(sentAt, random) } : {}),
    }),
    answerWithinDays: story.answer_within_days ?? null,
  };
}

/** Whether a person can be asked at all, by an inquiry of a type. */
function canBeAsked(context: DemoContext, person: PersonContent, type: InquiryTypeId): boolean {
  const { kind } = context.organisationOf(person.organisation);
  const usual = context.content.availability[kind];
  const rule = [...person.availability, ...usual].find((each) => each.type === type);
  const isListed = person.status === 'published' && person.access !== 'private' && person.kind !== 'staff';
  return isListed && rule?.accepts !== 'no';
}

/** Everyone of an organisation who can be asked by an inquiry of a type. */
export const askableIn = ({ context, organisation }: Drawing, type: InquiryTypeId): KnownPerson[] =>
  [...context.people.values()].filter(
    (person) => person.organisation === organisation.key && canBeAsked(context, person, type),
  );

/** Every authored story of an organisation that is not on the desk today. */
export const storyDrafts = (drawing: Drawing, takenSubjects: ReadonlySet<string>): InquiryDraft[] =>
  drawing.context.content.stories
    .filter(({ organisation }) => organisation === drawing.organisation.key)
    .filter(({ subject }) => !takenSubjects.has(subject))
    .map((story) => draftOf(drawing, story));
