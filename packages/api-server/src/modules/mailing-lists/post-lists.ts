import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { inquiryTeamRepository } from '../inquiries/index.ts';
import { findRecipients } from './find-recipients.ts';
import type { DeliveryDeps } from './list-delivery.ts';
import { unsubscribeUrl } from './list-links.ts';
import { listPostMail, listPostTestEmail } from './list-mails.ts';
import { listsRepository, type ListRecord } from './lists.repository.ts';
import type { MailingListMailKind } from './mail-kinds.ts';
import { sendingOf } from './present-list.ts';
import { nextSending } from './send-times.ts';
import { subscriberEntity } from './subscribers.repository.ts';

const isOfPosts = (list: ListRecord | undefined): ListRecord | undefined =>
  list?.sends === 'posts' ? list : undefined;

/** Mailing lists whose subscribers confirmed that they want posts, for what is written to them by hand. */
export function createPostLists({ mail, secrets, config: { publicUrl }, clock }: DeliveryDeps) {
  return {
    all: async (db: Queryable, orgId: string): Promise<ListRecord[]> =>
      (await listsRepository.all(db, orgId)).filter(({ sends }) => sends === 'posts'),

    /** Held until the transaction ends; undefined for one that is not there, or sends inquiries. */
    hold: async (tx: Transaction, orgId: string, id: string): Promise<ListRecord | undefined> =>
      isOfPosts(await listsRepository.hold(tx, orgId, id)),

    /** How many addresses would get it now. */
    countRecipients: async (db: Queryable, list: ListRecord): Promise<number> =>
      (await findRecipients(db, list, clock())).length,

    /** Now, or when the quiet hours of the list end. */
    async dueAt(db: Queryable, list: ListRecord): Promise<Date> {
      const { timezone } = await inquiryTeamRepository.organisation(db, list.orgId);
      return nextSending(clock(), { ...sendingOf(list, timezone), mode: 'each' });
    },

    /** One mail to each recipient, in this transaction; returns how many there were. */
    async send(
      tx: Transaction,
      list: ListRecord,
      post: { subject: string; text: string; url: string },
    ): Promise<number> {
      const recipients = await findRecipients(tx, list, clock());
      if (recipients.length === 0) return 0;
      const organisation = await inquiryTeamRepository.organisation(tx, list.orgId);
      for (const { id, email, name } of recipients) {
        const stop = unsubscribeUrl(publicUrl, secrets.unsubscribe, id);
        await mail.enqueue(tx, {
          kind: 'mailing_list.post' satisfies MailingListMailKind,
          to: { name, email },
          fromName: organisation.name,
          ...listPostMail({ list, organisation, origin: publicUrl, unsubscribeUrl: stop }, post),
          unsubscribeUrl: stop,
          orgId: list.orgId,
          entity: { type: subscriberEntity, id },
        });
      }
      await listsRepository.noteSending(tx, list, clock());
      return recipients.length;
    },

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
