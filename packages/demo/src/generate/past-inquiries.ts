import { type InquiryOutcome, publicPaths } from '@rostrum/contracts';
import type { DemoContext } from '../demo-context.ts';
import type { Close, InquiryScript, Step } from './inquiry-script.ts';
import { addDays, hourMs, momentAt, wallClock } from '../seeded/clock.ts';
import { handlingOf } from './desk-choice.ts';
import { storyDrafts, type InquiryDraft } from './inquiry-drafts.ts';
import { minute, toHalfHour, type Handled } from './inquiry-history.ts';
import { officeHistory } from './office-history.ts';
import { pressDrafts } from './press-drafts.ts';
import { pressHistory } from './press-history.ts';
import type { Random } from '../seeded/random.ts';
import { speakingDrafts } from './speaking-drafts.ts';
import { drawMoments } from '../seeded/working-hours.ts';

/** Where the last days are told by hand; elsewhere they are drawn as well. */
const toldByHand = { organisation: 'northmere', days: 3 };

/** A busy autumn: the last month is mostly told by hand, and the two before it were nearly as full. */
const autumn = (daysAgo: number) => (daysAgo < 30 ? 0.7 : daysAgo < 60 ? 2 : daysAgo < 120 ? 1.3 : 0.75);

/** The year behind the desks: as many inquiries as each organisation had, less those that are told by hand. */
export function pastInquiries(context: DemoContext, told: readonly InquiryScript[]): InquiryScript[] {
  return [...context.organisations.values()].flatMap(
    ({ key, timezone, inquiries, invitations_to_speak: talks }) => {
      const random = context.randomFor(`inquiries of ${key}`);
      const ownTold = told.filter(({ organisation }) => organisation === key);
      const subjects = new Set(ownTold.map(({ subject }) => subject));
      const count = inquiries - ownTold.length;
      const drafts = [
        ...storyDrafts(context, key, subjects, random),
        ...speakingDrafts(context, key, talks, random),
      ].slice(0, count);
      const press = pressDrafts(context, key, count - drafts.length, random);
      const isToldByHand = key === toldByHand.organisation;
      const moments = drawMoments(random, {
        now: context.now,
        timezone,
        count,
        fromDaysAgo: isToldByHand ? toldByHand.days : 0,
        toDaysAgo: 364,
        ...(isToldByHand && { emphasis: autumn }),
      });
      return random
        .shuffled([...press, ...drafts])
        .map((draft, index) =>
          scriptOf(context, { key, draft, sentAt: moments[index] ?? context.now }, random),
        );
    },
  );
}

function scriptOf(
  context: DemoContext,
  { key, draft, sentAt }: { key: string; draft: InquiryDraft; sentAt: Date },
  random: Random,
): InquiryScript {
  const { answerWithinDays: _, fieldsAt, ...asked } = draft;
  const [username] = draft.experts;
  const handled: Handled = {
    draft,
    sentAt,
    now: context.now,
    timezone: context.organisationOf(key).timezone,
    phrases: context.content.phrases,
    isSettled: key === toldByHand.organisation,
    ...handlingOf(context, key, draft, random),
  };
  const deadlineAt = deadlineOf(context, handled, random);
  return {
    organisation: key,
    ...asked,
    fields: fieldsAt(sentAt),
    sentAt,
    deadlineAt,
    sourcePage: username === undefined ? publicPaths.organisation(key) : publicPaths.expert(username),
    steps: historyOf(handled, deadlineAt, outcomeOf(context, draft, random), random),
  };
}

function outcomeOf({ content }: DemoContext, { type }: InquiryDraft, random: Random): InquiryOutcome {
  const shares = Object.entries(content.outcomes[String(type)] ?? {}) as [InquiryOutcome, number][];
  return random.weighted(shares, ([, share]) => share)[0];
}

function deadlineOf({ content }: DemoContext, handled: Handled, random: Random): Date | null {
  const { draft, sentAt, timezone } = handled;
  if (draft.type !== 2) {
    if (draft.answerWithinDays === null) return null;
    const day = addDays(wallClock(sentAt, timezone).date, draft.answerWithinDays);
    return momentAt(day, random.pick(['12:00', '17:00']), timezone);
  }
  const { from_hours: from, to_hours: to } = random.weighted(content.press.deadlines, ({ share }) => share);
  const at = toHalfHour(sentAt.getTime() + random.between(from, to) * hourMs);
  // No newsroom needs a reply at four in the morning: a deadline at night becomes one of that morning.
  const { hour } = wallClock(at, timezone);
  return hour < 7 ? new Date(at.getTime() + (9 - hour) * hourMs) : at;
}

/** What was done until now, or until it was closed, whichever is first. */
function historyOf(
  handled: Handled,
  deadlineAt: Date | null,
  outcome: InquiryOutcome,
  random: Random,
): Step[] {
  const whole =
    handled.draft.type === 2
      ? pressHistory(handled, deadlineAt ?? handled.sentAt, outcome, random)
      : officeHistory(handled, outcome, random);
  const steps = whole.filter(({ at }) => at.getTime() <= handled.now.getTime() - minute);
  const isOver =
    deadlineAt === null
      ? handled.isSettled && whole.length > steps.length && steps.length > 2
      : handled.isSettled || deadlineAt <= handled.now;
  const isEnded = steps.some(({ act }) => act === 'close' || act === 'withdraw');
  return isOver && !isEnded ? [...steps, lateClose(handled, steps, outcome)] : steps;
}

/** What must be over by now is closed with what the desk knows. */
function lateClose({ sentAt, now, desk }: Handled, steps: readonly Step[], outcome: InquiryOutcome): Close {
  const from = steps.at(-1)?.at ?? sentAt;
  const close = { act: 'close', at: new Date((from.getTime() + now.getTime()) / 2), by: desk } as const;
  const isAnswered = steps.some(({ act }) => act === 'reply');
  if (isAnswered && outcome !== 'deadline_missed' && outcome !== 'withdrawn') return { ...close, outcome };
  return { ...close, outcome: 'deadline_missed', note: 'Arrived after the rota had ended.' };
}
