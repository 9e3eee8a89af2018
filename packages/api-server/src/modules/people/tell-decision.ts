import { grantOf } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { writeNotifications } from '../notifications/index.ts';
import { changeRequestRepository, type ChangeRequestRecord } from './change-requests.repository.ts';
import { changeApprovedMail, changeReturnedMail } from './decision-mails.ts';
import type { PersonMailKind } from './mail-kinds.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { labelPart } from './person-parts.ts';

export interface DecisionDeps {
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
}

/**
 * Tells the person who asked for a change what was decided, in the transaction of the decision: in the header, and by email as
 * they chose. Staff have no list of notifications and choose nothing, so they are mailed.
 */
export async function tellDecision(
  tx: Transaction,
  { mail, clock, config }: DecisionDeps,
  {
    by,
    person,
    decided,
  }: { by: Pick<RequestSession, 'name'>; person: PersonRecord; decided: ChangeRequestRecord },
): Promise<void> {
  const requester = await changeRequestRepository.requester(tx, person, decided.requestedBy);
  if (!requester || decided.requestedBy === null) return;
  const section = labelPart(decided.part, new Map());
  const isApproved = decided.state === 'approved';
  const hasChoices = grantOf(requester.role, 'notification.choose') !== 'deny';
  const atOnce =
    grantOf(requester.role, 'notification.own') !== 'deny'
      ? await writeNotifications(
          tx,
          {
            orgId: person.orgId,
            kind: 'decision',
            actor: by.name,
            text: isApproved ? 'approved a change of your profile' : 'sent a change of your profile back',
            detail: section,
            entityId: person.id,
            createdAt: clock(),
          },
          [decided.requestedBy],
        )
      : new Set([decided.requestedBy]);
  if (!atOnce.has(decided.requestedBy)) return;
  const told = {
    organisation: requester.organisation,
    firstname: requester.firstname,
    section,
    by: by.name,
    link: `${config.publicUrl}/dashboard/people`,
    choices: hasChoices ? `${config.publicUrl}/dashboard/settings/contact` : null,
  };
  await mail.enqueue(tx, {
    kind: (isApproved ? 'person.change_approved' : 'person.change_returned') satisfies PersonMailKind,
    orgId: person.orgId,
    entity: { type: 'person', id: person.id },
    to: { name: requester.name, email: requester.email },
    fromName: requester.organisation,
    ...(isApproved
      ? changeApprovedMail({
          ...told,
          isPublic: person.status === 'published' && person.access !== 'private',
        })
      : changeReturnedMail({ ...told, comment: decided.comment ?? '' })),
  });
}
