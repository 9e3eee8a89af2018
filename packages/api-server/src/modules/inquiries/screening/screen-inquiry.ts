import { flagTag, screeningCategoryLabels, type ScreeningCategory } from '@rostrum/contracts/inquiries';
import { type Screener, screenText, type TextVectors } from '@rostrum/screening';
import type { RequestInfo } from '@rostrum/server-kit';
import { systemActor } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import { inquirySteps } from '../inquiry-steps.ts';
import { describeRule } from '../rules/describe-rule.ts';
import { findDecidingRule, type DecidingRule } from '../rules/rule-matching.repository.ts';
import { screeningRepository } from '../rules/screening.repository.ts';
import { assessInquiry, type AssessOptions, type FormSignals } from './assess-inquiry.ts';
import { verdictsRepository } from './verdicts.repository.ts';

/** How long a held inquiry waits for a decision. */
export const heldDays = 30;
const urgentHours = 24;

/** An inquiry after the rules of its organisation and after screening. */
export interface Screened {
  inquiry: InquiryRecord;
  /** What holds it, in words for the team; null: it comes through. */
  heldFor: string | null;
  /** What flags it, in words for the team. */
  flaggedFor: string | null;
  /** It is held and its deadline is less than a day away: the desk must be told. */
  isUrgent: boolean;
  /** Screening failed and the inquiry came through without. */
  isUnscreened: boolean;
}

type Assessed = Awaited<ReturnType<typeof assessInquiry>> | null;

/** A failure of screening never keeps an inquiry: it comes through and the verdict says that there is none. */
async function assessOrPass(
  tx: Transaction,
  inquiry: InquiryRecord,
  options: AssessOptions,
): Promise<Assessed> {
  try {
    // A savepoint, so that a statement that fails takes nothing else with it.
    return await tx.transaction((inner) => assessInquiry(inner, inquiry, options));
  } catch {
    await verdictsRepository.insert(tx, {
      orgId: inquiry.orgId,
      inquiryId: inquiry.id,
      label: 'unscreened',
      queue: 'none',
      score: 0,
      threat: 0,
      threshold: 1,
      reasons: [],
      modelVersion: '',
      createdAt: options.now,
    });
    return null;
  }
}

const isWithinADay = ({ deadlineAt }: InquiryRecord, now: Date) =>
  deadlineAt !== null && deadlineAt > now && deadlineAt.getTime() - now.getTime() < urgentHours * 3_600_000;

const wordsOf = (rule: DecidingRule | undefined, assessed: Assessed): string =>
  rule === undefined
    ? `screening took it for ${screeningCategoryLabels[(assessed?.category ?? 'off_topic') as ScreeningCategory].toLowerCase()}`
    : describeRule(rule);

/**
 * Applies the organisation's rules and screening to an inquiry that the transaction has just stored, on its connection.
 * Rules decide first. Whoever sent it is answered as if nothing had happened; nothing is thrown away.
 */
export async function screenInquiry(
  tx: Transaction,
  inquiry: InquiryRecord,
  {
    now,
    screen = screenText,
    form = {},
    embedded = null,
  }: { now: Date; screen?: Screener; form?: FormSignals; embedded?: TextVectors | null },
): Promise<Screened> {
  const rule = await findDecidingRule(tx, inquiry, now);
  const isAllowed = rule?.list === 'allow';
  const assessed = await assessOrPass(tx, inquiry, { now, isAllowed, screen, form, embedded });
  const isFlagged = rule?.action === 'flag';
  const holding = rule?.list === 'block' && !isFlagged ? rule : undefined;
  const isHeld = holding !== undefined || (assessed !== null && assessed.queue !== 'none');
  if (rule !== undefined || isHeld)
    await screeningRepository.insert(tx, {
      orgId: inquiry.orgId,
      inquiryId: inquiry.id,
      ruleId: rule?.id ?? null,
      kind: isHeld ? (holding?.kind ?? null) : (rule?.kind ?? null),
      pattern: isHeld ? (holding?.pattern ?? null) : (rule?.pattern ?? null),
      action: isHeld ? (holding?.action === 'block' ? 'block' : 'quarantine') : null,
      reason: isHeld ? (holding?.reason ?? '') : (rule?.reason ?? ''),
      state: isHeld ? 'held' : isFlagged ? 'flagged' : 'allowed',
      expiresAt: new Date(now.getTime() + heldDays * 86_400_000),
      createdAt: now,
    });
  const isUnscreened = assessed === null;
  const flaggedFor = isFlagged && rule !== undefined ? describeRule(rule) : null;
  const outcome = { heldFor: null, flaggedFor, isUrgent: false, isUnscreened };
  if (!isHeld && flaggedFor === null) return { inquiry, ...outcome };
  if (!isHeld)
    return { inquiry: await inquiryChangesRepository.change(tx, inquiry, { tags: [flagTag] }), ...outcome };
  const isBlocked = holding?.action === 'block';
  const changed = await inquiryChangesRepository.change(tx, inquiry, {
    status: isBlocked ? 'blocked' : 'quarantined',
    ...(flaggedFor !== null && { tags: [flagTag] }),
  });
  return {
    inquiry: changed,
    flaggedFor,
    heldFor: wordsOf(holding, assessed),
    isUrgent: !isBlocked && isWithinADay(inquiry, now),
    isUnscreened,
  };
}

/** Writes into the history what held the inquiry, or that it was not screened. */
export async function recordScreening(
  tx: Transaction,
  { inquiry, heldFor, flaggedFor, isUnscreened }: Screened,
  request: RequestInfo,
): Promise<void> {
  const by = { actor: systemActor, request };
  if (isUnscreened)
    await inquirySteps.record(tx, inquiry, by, {
      verb: 'inquiry.not_screened',
      text: 'could not screen it for spam and let it through',
      isSeekersToo: false,
    });
  if (flaggedFor !== null)
    await inquirySteps.record(tx, inquiry, by, {
      verb: 'inquiry.flagged',
      text: `flagged it: ${flaggedFor}`,
      isSeekersToo: false,
    });
  if (heldFor !== null)
    await inquirySteps.record(tx, inquiry, by, {
      verb: 'inquiry.held',
      text: `held it: ${heldFor}`,
      before: { status: 'new' },
      after: { status: inquiry.status },
      isSeekersToo: false,
    });
}
