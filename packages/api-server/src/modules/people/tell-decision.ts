import { grantOf, role } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import { column, readRows, type Transaction } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { sql } from 'drizzle-orm';
import { writeNotifications } from '../notifications/index.ts';
import type { ChangeRequestRecord } from './change-requests.repository.ts';
import { changeApprovedMail, changeReturnedMail } from './decision-mails.ts';
import type { PersonMailKind } from './mail-kinds.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { labelPart } from './person-parts.ts';

export interface DecisionDeps {
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
}

/** Who asked for a change, while they still look after the profile. */
const findRequester = async (tx: Transaction, person: PersonRecord, userId: string | null) =>
  (
    await readRows(
      tx,
      {
        name: column.text,
        firstname: column.text,
        email: column.text,
        role: column.fits(role),
        organisation: column.text,
      },
      sql`SELECT u.firstname || ' ' || u.lastname AS name, u.firstname, u.email::text AS email, m.role, o.name AS organisation
        FROM memberships m JOIN users u ON u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
        JOIN organisations o ON o.id = m.org_id
        WHERE m.org_id = ${person.orgId} AND m.person_id = ${person.id} AND m.user_id = ${userId}`,
    )
  )[0];

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
  const requester = await findRequester(tx, person, decided.requestedBy);
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
