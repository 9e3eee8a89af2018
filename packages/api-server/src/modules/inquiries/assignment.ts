import { inquiryStatusLabels } from '@rostrum/contracts';
import { ConflictError, InputError, type RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import { inquiryTeamRepository } from './inquiry-team.repository.ts';

/** Refuses an act of the desk on what is over. */
export function requireOpenFor({ status }: InquiryRecord, act: string): void {
  if (status !== 'closed' && status !== 'archived' && status !== 'spam') return;
  throw new ConflictError(
    `This inquiry is ${inquiryStatusLabels[status]} and cannot be ${act}. Reopen it first.`,
    {
      code: 'invalid_transition',
      details: { status, allowed: status === 'closed' ? ['open'] : [] },
    },
  );
}

/** The name of a member of the desk, who alone can be responsible. */
export async function deskNameOf(tx: Transaction, orgId: string, userId: string): Promise<string> {
  const desk = await inquiryTeamRepository.desk(tx, orgId);
  const member = desk.find((candidate) => candidate.userId === userId);
  if (member === undefined)
    throw InputError.field(
      'assignee_id',
      'Only administrators and agents of your organisation can take an inquiry.',
    );
  return member.name;
}

/** Who assigns an inquiry to themselves is an event of its own: the thread names the new assignee, not two people. */
export function describeAssignment(session: RequestSession, assigneeId: string | null, name: string | null) {
  if (assigneeId === session.userId)
    return { verb: 'inquiry.taken' as const, text: 'assigned it to themselves' };
  const text = assigneeId === null ? 'removed the assignment' : `assigned it to ${name ?? 'a colleague'}`;
  return { verb: 'inquiry.assigned' as const, text };
}
