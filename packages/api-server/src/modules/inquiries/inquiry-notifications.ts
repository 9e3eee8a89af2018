import { shortenText } from '@rostrum/contracts';
import type { AdjustableKind } from '@rostrum/contracts/notifications';
import type { Transaction } from '@rostrum/server-kit/database';
import { writeNotifications } from '../notifications/index.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';

/** What members of the team are notified of, in words that name nothing of a restricted inquiry. */
export interface TeamNotice {
  kind: AdjustableKind;
  actor: string | null;
  text: string;
  isMailedAlways?: boolean;
}

type Told = Pick<InquiryRecord, 'id' | 'orgId' | 'ref' | 'subject' | 'restricted' | 'seekerId'>;

/** Who sent it, as a notification names them. */
export const senderOf = ({ restricted, firstname, lastname }: InquiryRecord): string =>
  restricted ? 'The sender' : `${firstname} ${lastname}`;

/** Notifies members of the team. Returns the ids of those who are to be mailed at once. */
export const notifyTeam = (
  tx: Transaction,
  { id, orgId, ref, subject, restricted }: Told,
  { text, ...notice }: TeamNotice,
  { to, now }: { to: readonly { userId: string }[]; now: Date },
): Promise<ReadonlySet<string>> =>
  writeNotifications(
    tx,
    {
      ...notice,
      orgId,
      text: shortenText(text, 300),
      detail: restricted ? `Restricted inquiry ${ref}` : subject,
      entityId: id,
      createdAt: now,
    },
    to.map(({ userId }) => userId),
  );

/** Notifies the sender, where an account sent it. */
export async function notifySeeker(
  tx: Transaction,
  { id, orgId, subject, seekerId }: Told,
  { actor, text, now }: { actor: string; text: string; now: Date },
): Promise<void> {
  if (seekerId === null) return;
  await writeNotifications(
    tx,
    { orgId, kind: 'answer', actor, text, detail: subject, entityId: id, createdAt: now },
    [seekerId],
  );
}
