import { cutText, grantOf, type Role } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { WrittenMail } from '@rostrum/server-kit/mail';
import { writeNotifications } from '../notifications/index.ts';
import { listReviewers } from './deciders.repository.ts';
import type { PersonMailKind } from './mail-kinds.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { personAccountRepository } from './person-account.repository.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { missingToPublish } from './person-views.ts';
import { nameMissing } from './publish-gate.ts';
import { profilePublishedMail, profileReturnedMail, profileSubmittedMail } from './submission-mails.ts';
import type { DecisionDeps } from './tell-decision.ts';

type Actor = Pick<RequestSession, 'userId' | 'name'>;

const readChoicesLink = (role: Role, publicUrl: string): string | null =>
  grantOf(role, 'notification.choose') === 'deny' ? null : `${publicUrl}/dashboard/settings/contact`;

const enqueue = (
  tx: Transaction,
  { mail }: DecisionDeps,
  person: PersonRecord,
  {
    kind,
    to,
    organisation,
    written,
  }: {
    kind: PersonMailKind;
    to: { name: string; email: string };
    organisation: string;
    written: WrittenMail;
  },
) =>
  mail.enqueue(tx, {
    kind,
    orgId: person.orgId,
    entity: { type: 'person', id: person.id },
    to,
    fromName: organisation,
    ...written,
  });

/**
 * Notifies those who can publish a profile, in the transaction in which it, or a change of some parts, is submitted to
 * them. `parts` names the parts of a change; it is empty for a whole profile, which says what publishing still needs.
 */
export async function notifyReviewers(
  tx: Transaction,
  deps: DecisionDeps,
  { by, person, parts = '' }: { by: Actor; person: PersonRecord; parts?: string },
): Promise<void> {
  const missing =
    parts === ''
      ? nameMissing(missingToPublish(person), await personFieldRepository.missing(tx, person))
      : '';
  const reviewers = (await listReviewers(tx, person)).filter(({ user_id: userId }) => userId !== by.userId);
  const name = `${person.firstname} ${person.lastname}`;
  const atOnce = await writeNotifications(
    tx,
    {
      orgId: person.orgId,
      kind: 'review',
      actor: by.name,
      text: parts === '' ? 'submitted a profile for review' : 'changed a profile, for you to approve',
      detail: cutText([name, parts || (missing && `${missing} missing`)].filter(Boolean).join(': '), 160),
      entityId: person.id,
      createdAt: deps.clock(),
    },
    reviewers.map(({ user_id: userId }) => userId),
  );
  const { publicUrl } = deps.config;
  for (const reviewer of reviewers)
    if (atOnce.has(reviewer.user_id))
      await enqueue(tx, deps, person, {
        kind: 'person.submitted',
        to: { name: reviewer.name, email: reviewer.email },
        organisation: reviewer.organisation,
        written: profileSubmittedMail({
          organisation: reviewer.organisation,
          firstname: reviewer.firstname,
          by: by.name,
          person: name,
          parts,
          missing,
          link: `${publicUrl}/dashboard/people/${person.id}`,
          choices: readChoicesLink(reviewer.role, publicUrl),
        }),
      });
}

/** Notifies the person of a profile, if they have an account, that a colleague published it or sent it back with a comment. */
export async function notifyReviewed(
  tx: Transaction,
  deps: DecisionDeps,
  { by, person, comment }: { by: Actor; person: PersonRecord; comment: string | null },
): Promise<void> {
  const account = await personAccountRepository.find(tx, person);
  if (!account || account.user_id === by.userId) return;
  const { user_id: userId, role, organisation, name, firstname, email } = account;
  const isNotified = grantOf(role, 'notification.own') !== 'deny';
  const atOnce = isNotified
    ? await writeNotifications(
        tx,
        {
          orgId: person.orgId,
          kind: 'decision',
          actor: by.name,
          text: comment === null ? 'published your profile' : 'sent your profile back',
          detail: cutText(comment ?? `${person.firstname} ${person.lastname}`, 160),
          entityId: person.id,
          createdAt: deps.clock(),
        },
        [userId],
      )
    : new Set([userId]);
  if (!atOnce.has(userId)) return;
  const { publicUrl } = deps.config;
  const step = {
    organisation,
    firstname,
    by: by.name,
    link: `${publicUrl}/dashboard/people`,
    choices: readChoicesLink(role, publicUrl),
  };
  await enqueue(tx, deps, person, {
    kind: comment === null ? 'person.published' : 'person.returned',
    to: { name, email },
    organisation,
    written: comment === null ? profilePublishedMail(step) : profileReturnedMail({ ...step, comment }),
  });
}
