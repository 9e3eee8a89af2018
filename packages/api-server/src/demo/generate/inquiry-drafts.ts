import type { InquiryTypeId } from '@rostrum/contracts';
import type { OrganisationKey } from '../content/content-types.ts';
import { stories } from '../content/inquiries/stories.ts';
import type { StoryContent } from '../content/inquiries/story-types.ts';
import { otherSeekers, seekerOf } from '../content/seekers/seekers.ts';
import type { SeekerContent } from '../content/seekers/seeker-content.ts';
import { addDays } from './clock.ts';
import type { Random } from './random.ts';

/** An inquiry as it is sent; its moment and its life come later. Dates depend on the moment, hence the function. */
export interface InquiryDraft {
  type: InquiryTypeId;
  from: SeekerContent;
  experts: readonly string[];
  subject: string;
  message: string;
  fieldsAt: (createdAt: Date) => Record<string, unknown>;
  answerWithinDays: number | null;
}

const isMeeting = (type: InquiryTypeId) => type === 10;

/** Two or three times, a week or two ahead. */
function slotsAt(createdAt: Date, random: Random) {
  const start = new Date(createdAt);
  start.setUTCHours(9, 0, 0, 0);
  const first = random.between(5, 9);
  return [0, 2, 5].slice(0, random.between(2, 3)).map((days, index) => ({
    start: new Date(start.getTime() + (first + days) * 86_400_000 + index * 2 * 3_600_000).toISOString(),
    minutes: random.pick([30, 45, 60]),
  }));
}

function draftOf(story: StoryContent, random: Random): InquiryDraft {
  const sender = story.from ? seekerOf(random.pick(story.from)) : random.pick(otherSeekers);
  return {
    type: story.type,
    from: sender,
    experts: story.experts.length === 0 ? [] : [random.pick(story.experts)],
    subject: story.subject,
    message: `${story.message}\n\n${sender.firstname} ${sender.lastname}`,
    fieldsAt: (createdAt) => ({
      ...story.fields,
      ...Object.fromEntries(
        Object.entries(story.dates ?? {}).map(([field, days]) => [
          field,
          addDays(createdAt.toISOString().slice(0, 10), days),
        ]),
      ),
      ...(isMeeting(story.type) ? { slots: slotsAt(createdAt, random) } : {}),
    }),
    answerWithinDays: story.answerWithinDays ?? null,
  };
}

/** Every authored story of an organisation that is not on the desk today. */
export const storyDrafts = (
  organisation: OrganisationKey,
  takenSubjects: ReadonlySet<string>,
  random: Random,
): InquiryDraft[] =>
  stories
    .filter(
      (story) => (story.organisation ?? 'northmere') === organisation && !takenSubjects.has(story.subject),
    )
    .map((story) => draftOf(story, random));
