import { describeRouting } from '@rostrum/contracts/inquiries';
import type { RequestInfo } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository, type InquiryRecord } from '../inquiry-changes.repository.ts';
import { inquirySteps } from '../inquiry-steps.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { chooseRoute } from './choose-route.ts';
import { readOnDuty } from './read-duty.ts';
import { readSection } from './read-section.ts';

/** An inquiry that a rule gave to a member of the desk, and the rule in words. */
export interface Routed {
  inquiry: InquiryRecord;
  by: { name: string; assignee: string; words: string | null } | null;
}

/**
 * Gives an inquiry that has come into the inbox to whom the organisation's rules name, in the caller's transaction. It stays
 * New: no one has taken it up. One that has a responsible member already stays theirs.
 */
export async function routeInquiry(tx: Transaction, inquiry: InquiryRecord, now: Date): Promise<Routed> {
  const { orgId, id, type, country } = inquiry;
  if (inquiry.assigneeId !== null) return { inquiry, by: null };
  const routing = await readSection(tx, orgId, 'routing');
  const { rules, otherwise } = routing;
  if (rules.length === 0 && otherwise.assignee_id === null && !otherwise.on_duty)
    return { inquiry, by: null };
  const desk = await inquiryTeamRepository.desk(tx, orgId);
  const people = await inquiryTeamRepository.askedPeople(tx, orgId, id);
  const members = new Set(desk.map(({ userId }) => userId));
  const usesRota = [...rules, otherwise].some(({ on_duty: isForDuty }) => isForDuty);
  const onDuty = usesRota ? ((await readOnDuty(tx, orgId, now))?.userId ?? null) : null;
  const { index, assigneeId, isOnDuty } = chooseRoute(
    routing,
    { type, country, people },
    { members, onDuty },
  );
  const assignee = desk.find(({ userId }) => userId === assigneeId)?.name;
  if (assignee === undefined) return { inquiry, by: null };
  const rule = index === null ? undefined : rules[index];
  return {
    inquiry: await inquiryChangesRepository.change(tx, inquiry, { assigneeId }),
    by: {
      name: index === null ? 'Default route' : `Routing rule ${index + 1}`,
      assignee,
      words:
        [isOnDuty && 'on duty', rule !== undefined && describeRouting(rule)].filter(Boolean).join(', ') ||
        null,
    },
  };
}

/** Writes into the history which rule gave the inquiry to whom. */
export async function recordRoute(
  tx: Transaction,
  { inquiry, by }: Routed,
  request: RequestInfo,
): Promise<void> {
  if (by === null) return;
  const { name, assignee, words } = by;
  await inquirySteps.record(
    tx,
    inquiry,
    { actor: { userId: null, name, role: 'system' }, request },
    {
      verb: 'inquiry.routed',
      text: `assigned it to ${assignee}${words === null ? '' : `: ${words}`}`,
      before: { assignee_id: null },
      after: { assignee_id: inquiry.assigneeId },
      isSeekersToo: false,
    },
  );
}
