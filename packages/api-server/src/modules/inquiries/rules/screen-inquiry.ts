import type { Transaction } from '@rostrum/server-kit/database';
import { systemActor } from '@rostrum/server-kit/audit';
import type { RequestInfo } from '@rostrum/server-kit';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import { inquirySteps } from '../inquiry-steps.ts';
import { describeRule } from './describe-rule.ts';
import { findDecidingRule, type DecidingRule } from './rule-matching.repository.ts';
import { screeningRepository } from './screening.repository.ts';

/** How long a held inquiry waits for a decision. */
export const heldDays = 30;

/** An inquiry after the rules of its organisation, and the rule that holds it, if one does. */
export interface Screened {
  inquiry: InquiryRecord;
  heldBy: DecidingRule | null;
}

/**
 * Applies the organisation's rules to an inquiry that the transaction has just stored, on its connection. Whoever sent it
 * is answered as if nothing had happened; nothing is thrown away.
 */
export async function screenInquiry(tx: Transaction, inquiry: InquiryRecord, now: Date): Promise<Screened> {
  const rule = await findDecidingRule(tx, inquiry, now);
  if (rule === undefined) return { inquiry, heldBy: null };
  const isHeld = rule.list === 'block';
  await screeningRepository.insert(tx, {
    orgId: inquiry.orgId,
    inquiryId: inquiry.id,
    ruleId: rule.id,
    kind: rule.kind,
    pattern: rule.pattern,
    action: rule.action,
    reason: rule.reason,
    state: isHeld ? 'held' : 'allowed',
    expiresAt: new Date(now.getTime() + heldDays * 86_400_000),
    createdAt: now,
  });
  if (!isHeld) return { inquiry, heldBy: null };
  const status = rule.action === 'block' ? 'blocked' : 'quarantined';
  return { inquiry: await inquiryChangesRepository.change(tx, inquiry, { status }), heldBy: rule };
}

/** Writes into the history that a rule held the inquiry, and which. */
export const recordHolding = (
  tx: Transaction,
  inquiry: InquiryRecord,
  rule: DecidingRule,
  request: RequestInfo,
): Promise<void> =>
  inquirySteps.record(
    tx,
    inquiry,
    { actor: systemActor, request },
    {
      verb: 'inquiry.held',
      text: `held it: ${describeRule(rule)}`,
      before: { status: 'new' },
      after: { status: inquiry.status },
      isSeekersToo: false,
    },
  );
