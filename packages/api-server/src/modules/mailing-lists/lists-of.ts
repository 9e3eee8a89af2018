import type { ListSubject } from '@rostrum/contracts/inquiries';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import type { OutgoingMail, WrittenMail } from '@rostrum/server-kit/mail';
import { inquiryTeamRepository } from '../inquiries/index.ts';
import { findRecipients } from './find-recipients.ts';
import type { DeliveryDeps } from './list-delivery.ts';
import { unsubscribeUrl } from './list-links.ts';
import { listsRepository, type ListRecord } from './lists.repository.ts';
import type { MailingListMailKind } from './mail-kinds.ts';
import { subscriberEntity } from './subscribers.repository.ts';

/** What all recipients of a list get at once. */
interface Sending {
  kind: MailingListMailKind;
  /** For one of them, with the link that ends it. */
  write: (mailing: {
    list: ListRecord;
    organisation: { name: string; timezone: string };
    unsubscribeUrl: string;
  }) => WrittenMail;
  attachment?: NonNullable<OutgoingMail['attachment']>;
}

/** Mailing lists of one subject, as far as they send to everyone at once. */
export function createListsOf(
  subject: ListSubject,
  { mail, secrets, config: { publicUrl }, clock }: DeliveryDeps,
) {
  return {
    all: async (db: Queryable, orgId: string): Promise<ListRecord[]> =>
      (await listsRepository.all(db, orgId)).filter(({ sends }) => sends === subject),

    /** Held until the transaction ends; undefined for one that is not there, or sends something else. */
    async hold(tx: Transaction, orgId: string, id: string): Promise<ListRecord | undefined> {
      const list = await listsRepository.hold(tx, orgId, id);
      return list?.sends === subject ? list : undefined;
    },

    /** How many addresses would get it now. */
    countRecipients: async (db: Queryable, list: ListRecord): Promise<number> =>
      (await findRecipients(db, list, clock())).length,

    /** One mail to each recipient, in this transaction; returns how many there were. */
    async sendToAll(
      tx: Transaction,
      list: ListRecord,
      { kind, write, attachment }: Sending,
    ): Promise<number> {
      const recipients = await findRecipients(tx, list, clock());
      if (recipients.length === 0) return 0;
      const organisation = await inquiryTeamRepository.organisation(tx, list.orgId);
      for (const { id, email, name } of recipients) {
        const stop = unsubscribeUrl(publicUrl, secrets.unsubscribe, id);
        await mail.enqueue(tx, {
          kind,
          to: { name, email },
          fromName: organisation.name,
          ...write({ list, organisation, unsubscribeUrl: stop }),
          ...(attachment && { attachment }),
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
