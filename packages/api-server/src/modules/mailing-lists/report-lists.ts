import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import type { WrittenMail } from '@rostrum/server-kit/mail';
import { inquiryTeamRepository } from '../inquiries/index.ts';
import { findRecipients } from './find-recipients.ts';
import type { DeliveryDeps } from './list-delivery.ts';
import { unsubscribeUrl } from './list-links.ts';
import { footerOf } from './list-mails.ts';
import { listsRepository, type ListRecord } from './lists.repository.ts';
import type { MailingListMailKind } from './mail-kinds.ts';
import { subscriberEntity } from './subscribers.repository.ts';

/** What one recipient gets: the mail with the link that ends it, and the file. */
export interface ReportLetter {
  write: (footer: ReturnType<typeof footerOf>) => WrittenMail;
  attachment: { name: string; content: Buffer };
}

/** Mailing lists whose subscribers confirmed that they want the report of each month. */
export function createReportLists({ mail, secrets, config: { publicUrl }, clock }: DeliveryDeps) {
  return {
    all: async (db: Queryable, orgId: string): Promise<ListRecord[]> =>
      (await listsRepository.all(db, orgId)).filter(({ sends }) => sends === 'reports'),

    /** Held until the transaction ends; undefined for one that is not there, or sends something else. */
    async hold(tx: Transaction, orgId: string, id: string): Promise<ListRecord | undefined> {
      const list = await listsRepository.hold(tx, orgId, id);
      return list?.sends === 'reports' ? list : undefined;
    },

    /** How many addresses would get it now. */
    countRecipients: async (db: Queryable, list: ListRecord): Promise<number> =>
      (await findRecipients(db, list, clock())).length,

    /** One mail to each recipient, in this transaction; returns how many there were. */
    async send(tx: Transaction, list: ListRecord, letter: ReportLetter): Promise<number> {
      const recipients = await findRecipients(tx, list, clock());
      if (recipients.length === 0) return 0;
      const organisation = await inquiryTeamRepository.organisation(tx, list.orgId);
      for (const { id, email, name } of recipients) {
        const stop = unsubscribeUrl(publicUrl, secrets.unsubscribe, id);
        await mail.enqueue(tx, {
          kind: 'mailing_list.report' satisfies MailingListMailKind,
          to: { name, email },
          fromName: organisation.name,
          ...letter.write(footerOf({ list, organisation, unsubscribeUrl: stop })),
          attachment: letter.attachment,
          unsubscribeUrl: stop,
          orgId: list.orgId,
          entity: { type: subscriberEntity, id },
        });
      }
      await listsRepository.noteSending(tx, list, clock());
      return recipients.length;
    },
  };
}
