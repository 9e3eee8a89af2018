import { withoutTitles } from '@rostrum/contracts';
import { type Transaction, transaction } from '@rostrum/server-kit/database';
import type { RequestInfo, RequestSession } from '@rostrum/server-kit';
import type { IdentityDeps } from '../identity-deps.ts';
import { accountMail } from '../account-mail/account-mail.ts';
import type { AccountMailKind } from '../account-mail/mail-kinds.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { accountHolderRepository } from './account-holder.repository.ts';
import { deviceName } from './device-words.ts';
import { factorRepository } from './factors.repository.ts';

const page = '/dashboard/settings/password';

type SecurityNotice = AccountMailKind extends infer Kind
  ? Kind extends `security.${infer Name}`
    ? Name
    : never
  : never;

export interface SecurityChange {
  /** `totp_added`: verb of the log and kind of the mail. */
  kind: SecurityNotice;
  /** For the log, after the person's name: `set up an authenticator app`. */
  act: string;
  subject: string;
  /** What happened, as a sentence to the person. */
  sentence: string;
}

interface Recipient {
  firstname: string;
  name: string;
  email: string;
  orgId: string | null;
}

export const noticeMail = (
  { firstname, name, email, orgId }: Recipient,
  { kind, subject, sentence }: Omit<SecurityChange, 'act'>,
  { request, publicUrl }: { request: RequestInfo; publicUrl: string },
) =>
  accountMail({
    kind: `security.${kind}`,
    to: { name, email },
    subject,
    preview: 'If that was not you, act now.',
    text: [`Hello ${withoutTitles(firstname)}, ${sentence} It was done in ${deviceName(request.userAgent)}.`],
    button: { label: 'Look at how you sign in', href: `${publicUrl}${page}` },
    after: [
      'If that was not you, change your password there and sign out everywhere, then tell the administrator of your organisation.',
    ],
    footer: [
      'You get this mail because the account belongs to this address. No one will ever ask you for a code or password.',
    ],
    orgId,
  });

/** Writes a change of how a user signs in into the log and mails it to them. Last in the transaction of the change. */
export async function noteSecurityChange(
  tx: Transaction,
  { mail, config }: Pick<IdentityDeps, 'mail' | 'config'>,
  { session, request, ...change }: SecurityChange & { session: RequestSession; request: RequestInfo },
): Promise<void> {
  await mail.enqueue(tx, noticeMail(session, change, { request, publicUrl: config.publicUrl }));
  await recordActivity(tx, {
    actor: actorOf(session),
    orgId: session.orgId,
    verb: `user.${change.kind}`,
    text: change.act,
    entity: { type: 'user', id: session.userId, label: session.name, href: page },
    request,
  });
}

/** Mails a user who is just signing in, and so has no session yet. */
async function mailHolder(
  { db, mail, config }: Pick<IdentityDeps, 'db' | 'mail' | 'config'>,
  userId: string,
  notice: Omit<SecurityChange, 'act'>,
  request: RequestInfo,
): Promise<void> {
  const holder = await accountHolderRepository.find(db, userId);
  if (!holder) return;
  const name = `${holder.firstname} ${holder.lastname}`;
  await transaction(db, (tx) =>
    mail.enqueue(
      tx,
      noticeMail({ ...holder, name, orgId: null }, notice, { request, publicUrl: config.publicUrl }),
    ),
  );
}

export async function tellOfUsedRecoveryCode(
  deps: Pick<IdentityDeps, 'db' | 'mail' | 'config'>,
  userId: string,
  request: RequestInfo,
): Promise<void> {
  const left = await factorRepository.recoveryCodesLeft(deps.db, userId);
  await mailHolder(
    deps,
    userId,
    {
      kind: 'recovery_code_used',
      subject: 'A recovery code of your account was used',
      sentence: `someone signed in to your account with one of your recovery codes just now. ${left === 1 ? 'One is' : `${left} are`} left.`,
    },
    request,
  );
}

/** Mails a user who signed in with a kind of browser that they were never seen with. */
export async function tellOfNewDevice(
  deps: Pick<IdentityDeps, 'db' | 'mail' | 'config'>,
  userId: string,
  request: RequestInfo,
): Promise<void> {
  if (!(await accountHolderRepository.isNewDevice(deps.db, userId, deviceName(request.userAgent)))) return;
  await mailHolder(
    deps,
    userId,
    {
      kind: 'new_device',
      subject: 'A new browser signed in to your account',
      sentence: 'someone signed in to your account with a kind of browser that was not used for it before.',
    },
    request,
  );
}
