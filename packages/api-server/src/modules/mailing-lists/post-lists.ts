import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { inquiryTeamRepository } from '../inquiries/index.ts';
import type { DeliveryDeps } from './list-delivery.ts';
import { listPostMail, listPostTestEmail } from './list-mails.ts';
import type { ListRecord } from './lists.repository.ts';
import { createListsOf } from './lists-of.ts';
import type { MailingListMailKind } from './mail-kinds.ts';
import { sendingOf } from './present-list.ts';
import { nextSending } from './send-times.ts';

/** Mailing lists whose subscribers confirmed that they want posts, for what is written to them by hand. */
export function createPostLists(deps: DeliveryDeps) {
  const {
    mail,
    config: { publicUrl },
    clock,
  } = deps;
  const { sendToAll, ...lists } = createListsOf('posts', deps);
  return {
    ...lists,

    /** Now, or when the quiet hours of the list end. */
    async dueAt(db: Queryable, list: ListRecord): Promise<Date> {
      const { timezone } = await inquiryTeamRepository.organisation(db, list.orgId);
      return nextSending(clock(), { ...sendingOf(list, timezone), mode: 'each' });
    },

    /** One mail to each recipient, in this transaction; returns how many there were. */
    send: (
      tx: Transaction,
      list: ListRecord,
      post: { subject: string; text: string; url: string },
    ): Promise<number> =>
      sendToAll(tx, list, {
        kind: 'mailing_list.post',
        write: (mailing) => listPostMail({ ...mailing, origin: publicUrl }, post),
      }),

    /** To one person alone; subscribers and what they got are not touched. */
    async sendTest(
      tx: Transaction,
      list: ListRecord,
      to: { name: string; email: string },
      post: { subject: string; text: string; url: string },
    ): Promise<void> {
      const organisation = await inquiryTeamRepository.organisation(tx, list.orgId);
      await mail.enqueue(tx, {
        kind: 'mailing_list.test' satisfies MailingListMailKind,
        to,
        fromName: organisation.name,
        ...listPostTestEmail({ list, organisation }, post),
        orgId: list.orgId,
        entity: { type: 'mailing_list', id: list.id },
      });
    },
  };
}
