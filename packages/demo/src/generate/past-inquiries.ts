import { type InquiryOutcome, inquiryTypeIds, publicPaths } from '@rostrum/contracts';
import type { DemoContext } from '../demo-context.ts';
import type { InquiryScript, Step } from './inquiry-script.ts';
import { addDays, hourMs, minuteMs, momentAt, wallClock } from '../seeded/clock.ts';
import { handlingOf } from './desk-choice.ts';
import { storyDrafts, type Drawing, type InquiryDraft } from './inquiry-drafts.ts';
import { toHalfHour, type Handled } from './inquiry-history.ts';
import { officeHistory } from './office-history.ts';
import { pressDrafts } from './press-drafts.ts';
import { pressHistory } from './press-history.ts';
import { speakingDrafts } from './speaking-drafts.ts';
import { drawMoments } from '../seeded/working-hours.ts';

/** Where the last days are told by hand; elsewhere they are drawn as well. */
const toldByHand = { organisation: 'northmere', days: 3 };

/** A busy autumn: the last month is mostly told by hand, and the two before it were nearly as full. */
const autumn = (daysAgo: number) => (daysAgo < 30 ? 0.7 : daysAgo < 60 ? 2 : daysAgo < 120 ? 1.3 : 0.75);

/** The year behind the desks: as many inquiries as each organisation had, less those that are told by hand. */
export function pastInquiries(context: DemoContext, told: readonly InquiryScript[]): InquiryScript[] {
  return [...context.organisations.values()].flatMap((organisation) => {
    const { key, timezone, inquiries, invitations_to_speak: talks } = organisation;
    const random = context.randomFor(`inquiries of ${key}`);
    const drawing = { context, organisation, random };
    const ownTold = told.filter((each) => each.organisation === key);
    const subjects = new Set(ownTold.map(({ subject }) => subject));
    const count = inquiries - ownTold.length;
    const drafts = [...storyDrafts(drawing, subjects), ...speakingDrafts(drawing, talks)].slice(0, count);
    const press = pressDrafts(drawing, count - drafts.length);
    const isToldByHand = key === toldByHand.organisation;
    const days = { fromDaysAgo: isToldByHand ? toldByHand.days : 0, toDaysAgo: 364 };
    const emphasis = isToldByHand ? autumn : undefined;
    const moments = drawMoments(random, { now: context.now, timezone, count, ...days, emphasis });
    return random
      .shuffled([...press, ...drafts])
      .map((draft, index) => scriptOf(drawing, draft, moments[index] ?? context.now));
  });
}

function scriptOf(drawing: Drawing, draft: InquiryDraft, sentAt: Date): InquiryScript {
  const { context, organisation, random } = drawing;
  const { answerWithinDays: _, fieldsAt, ...asked } = draft;
  const [username] = draft.experts;
  const { key, timezone } = organisation;
  const handling = handlingOf(drawing, draft);
  const deadlineAt = deadlineOf(drawing, draft, sentAt);
  return {
    organisation: key,
    ...asked,
    fields: fieldsAt(sentAt),
    sentAt,
    deadlineAt,
    sourcePage: username === undefined ? publicPaths.organisation(key) : publicPaths.expert(username),
    steps: historyOf({
      ...handling,
      draft,
      sentAt,
      deadlineAt,
      timezone,
      random,
      now: context.now,
      phrases: context.content.phrases,
      isSettled: key === toldByHand.organisation,
      outcome: outcomeOf(drawing, draft),
    }),
  };
}

function outcomeOf({ context, random }: Drawing, { type }: InquiryDraft): InquiryOutcome {
  const shares = Object.entries(context.content.outcomes[String(type)] ?? {});
  return random.weighted(shares as [InquiryOutcome, number][], ([, share]) => share)[0];
}

function deadlineOf({ context, organisation, random }: Drawing, draft: InquiryDraft, sentAt: Date) {
  const { timezone } = organisation;
  if (draft.type !== 2) {
    if (draft.answerWithinDays === null) return null;
    const day = addDays(wallClock(sentAt, timezone).date, draft.answerWithinDays);
    return momentAt(day, random.pick(['12:00', '17:00']), timezone);
  }
  const { deadlines } = context.content.press;
  const { from_hours: from, to_hours: to } = random.weighted(deadlines, ({ share }) => share);
  const at = toHalfHour(sentAt.getTime() + random.between(from, to) * hourMs);
  // No newsroom needs a reply at four in the morning: a deadline at night becomes one of that morning.
  const { hour } = wallClock(at, timezone);
  return hour < 7 ? new Date(at.getTime() + (9 - hour) * hourMs) : at;
}

/** What was done until now, or until it was closed, whichever is first. */
function historyOf(handled: Handled): Step[] {
  const { draft, deadlineAt, isSettled, now } = handled;
  const whole = draft.type === inquiryTypeIds.media ? pressHistory(handled) : officeHistory(handled);
  const steps = whole.filter(({ at }) => at.getTime() <= now.getTime() - minuteMs);
  const isBegun = whole.length > steps.length && steps.length > 2;
  const isOver = deadlineAt === null ? isSettled && isBegun : isSettled || deadlineAt <= now;
  const isEnded = steps.some(({ act }) => act === 'close' || act === 'withdraw');
  return isOver && !isEnded ? [...steps, lateClose(handled, steps)] : steps;
}

/** What must be over by now is closed with what the desk knows. */
function lateClose({ sentAt, now, desk, outcome }: Handled, steps: readonly Step[]): Step {
  const from = steps.at(-1)?.at ?? sentAt;
  const close = { act: 'close', at: new Date((from.getTime() + now.getTime()) / 2), by: desk } as const;
  const isAnswered = steps.some(({ act }) => act === 'reply');
  if (isAnswered && outcome !== 'deadline_missed' && outcome !== 'withdrawn') return { ...close, outcome };
  return { ...close, outcome: 'deadline_missed', note: 'Arrived after the rota had ended.' };
}
