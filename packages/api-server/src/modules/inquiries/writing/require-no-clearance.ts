import { grantOf, inquiryTypeLabel } from '@rostrum/contracts';
import { clearancePlanOf, type ClearancePlan } from '@rostrum/contracts/inquiries';
import { ConflictError, InputError, type RequestSession } from '@rostrum/server-kit';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import { readSection } from '../setup/read-section.ts';
import { clearanceRepository } from '../inquiry-clearances.repository.ts';

/** While a reply waits for clearance nothing else goes out: another text would be the way around it. */
export async function requireNoClearance(tx: Transaction, inquiry: InquiryRecord): Promise<void> {
  const [held] = await clearanceRepository.held(tx, { orgId: inquiry.orgId, inquiryId: inquiry.id });
  if (held === undefined) return;
  const names = await clearanceRepository.names(tx, [held.userId]);
  throw new ConflictError(
    `A reply by ${names.get(held.userId) ?? 'a colleague'} waits for clearance. Wait until it has gone out, or have it taken back.`,
    {
      code: 'version_conflict',
      details: { version: inquiry.version, status: inquiry.status, assignee_id: inquiry.assigneeId },
    },
  );
}

/** What the organisation set up for replies to this inquiry, or undefined. */
export const readClearancePlan = async (
  db: Queryable,
  { orgId, type }: Pick<InquiryRecord, 'orgId' | 'type'>,
): Promise<ClearancePlan | undefined> => clearancePlanOf(await readSection(db, orgId, 'clearances'), type);

const inOrder = ({ steps }: ClearancePlan) => steps.map(({ name }) => name).join(', then ');

/** A reply that nobody cleared does not go out where the organisation wants it cleared. */
export async function requireNonePlanned(
  tx: Transaction,
  inquiry: InquiryRecord,
  { role }: Pick<RequestSession, 'role'>,
): Promise<void> {
  const plan = await readClearancePlan(tx, inquiry);
  if (!plan?.is_required) return;
  const way =
    grantOf(role, 'inquiry.assign') === 'deny'
      ? 'Add your reply as a note, and your office sends it.'
      : 'Choose “Ask for clearance” instead of sending it.';
  throw new ConflictError(
    `Replies to ${inquiryTypeLabel(inquiry.type)} inquiries are cleared first: ${inOrder(plan)}. ${way}`,
    { code: 'invalid_transition', details: { status: inquiry.status, allowed: [] } },
  );
}

/** Each step that the organisation requires is among those asked for, in its order; more may stand between. */
export async function requirePlannedSteps(
  tx: Transaction,
  inquiry: InquiryRecord,
  steps: readonly { name: string }[],
): Promise<void> {
  const plan = await readClearancePlan(tx, inquiry);
  if (!plan?.is_required) return;
  let place = 0;
  for (const { name } of steps) if (name === plan.steps[place]?.name) place += 1;
  if (place < plan.steps.length)
    throw InputError.field(
      'steps',
      `Replies to ${inquiryTypeLabel(inquiry.type)} inquiries need these steps, in this order: ${inOrder(plan)}.`,
    );
}
