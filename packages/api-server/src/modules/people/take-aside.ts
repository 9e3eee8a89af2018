import { grantOf } from '@rostrum/contracts';
import type { RequestInfo, RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { PersonRecord } from './person-detail.repository.ts';
import { recordPersonStep } from './record-person-step.ts';
import { fieldOfPart, labelPart } from './person-parts.ts';
import { notifyReviewers } from './notify-review.ts';
import type { DecisionDeps } from './tell-decision.ts';
import { changeRequestRepository as requests } from './change-requests.repository.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

interface Proposed {
  /** What was sent, by section. */
  sent: readonly string[];
  /** What of it differs from what is public. */
  changed: Readonly<Record<string, unknown>>;
}

/**
 * Takes aside what the person of a public profile changes in sections that wait for approval, and answers which these are.
 * What was put back to what is public is no proposal any more.
 */
export async function takeAside(
  tx: Transaction,
  { session, request, deps }: { session: RequestSession; request: RequestInfo; deps: DecisionDeps },
  person: PersonRecord,
  { sent, changed }: Proposed,
): Promise<ReadonlySet<string>> {
  const isOwn = session.personId === person.id && grantOf(session.role, 'person.publish') === 'deny';
  if (!isOwn) return new Set();
  const asked = await requests.approvableParts(tx, person.orgId);
  const isWaiting = (part: string) =>
    person.status === 'published' && asked.includes(part) && part in changed;
  const known = await requests.open(tx, person);
  const waiting = sent.filter(isWaiting);
  await requests.settle(
    tx,
    person,
    sent.filter((part) => !isWaiting(part) && fieldOfPart(part) === undefined),
    ['pending'],
  );
  const fresh = waiting.filter(
    (part) =>
      !known.some((one) => one.part === part && one.state === 'pending' && isSame(one.after, changed[part])),
  );
  for (const part of fresh)
    await requests.put(tx, person, {
      part,
      after: changed[part] ?? null,
      userId: session.userId,
      name: session.name,
    });
  const labels = (parts: readonly string[]) => parts.map((part) => labelPart(part, new Map())).join(', ');
  if (fresh.length > 0)
    await recordPersonStep(
      tx,
      { session, request },
      {
        person,
        verb: 'person.change_requested',
        text: `proposed a change of their profile: ${labels(fresh)}`,
      },
    );
  // A part that already waits was announced; saving it again sends no second email.
  const announced = fresh.filter(
    (part) => !known.some((one) => one.part === part && one.state === 'pending'),
  );
  if (announced.length > 0)
    await notifyReviewers(tx, deps, { by: session, person, parts: labels(announced) });
  return new Set(waiting);
}
