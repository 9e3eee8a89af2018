import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '@rostrum/server-kit';
import { type Database, type Transaction, transaction } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { inquiryTeamRepository, type InquiryArrival } from '../inquiries/index.ts';
import { deliveriesRepository, isSendable, type MailedContent } from './deliveries.repository.ts';
import { findRecipients } from './find-recipients.ts';
import { matchesFilter } from './filter-match.ts';
import { inquiryFactsRepository } from './inquiry-facts.repository.ts';
import { unsubscribeUrl } from './list-links.ts';
import { listInquiryMail, listSummaryMail, type MailingOf } from './list-mails.ts';
import { listsRepository, type ListRecord } from './lists.repository.ts';
import type { MailingListMailKind } from './mail-kinds.ts';
import { filterOf, sendingOf } from './present-list.ts';
import { nextSending } from './send-times.ts';
import { subscriberEntity, subscribersRepository } from './subscribers.repository.ts';

export interface DeliveryDeps {
  mail: MailOutbox;
  secrets: Secrets;
  config: { publicUrl: string };
  clock: () => Date;
}

interface Mailing {
  list: ListRecord;
  organisation: { name: string; timezone: string };
  subscriber: { id: string; email: string; name: string };
}

/** In one mail, and in one transaction; what is left leaves with the next round, a minute later. */
const mostAtOnce = 50;
/** Refusals come within hours of the mail; after a pause of the server they are found all the same. */
const refusalDays = 7;

/** What mailing lists send, and the record of it, which are written in one transaction. */
export function createListDelivery({ mail, secrets, config: { publicUrl }, clock }: DeliveryDeps) {
  /** One mail to one subscriber, beside the record of what is in it. */
  async function sendOne(
    tx: Transaction,
    { list, organisation, subscriber: { id, email, name } }: Mailing,
    inquiries: readonly MailedContent[],
  ): Promise<void> {
    const [first] = inquiries;
    if (first === undefined) return;
    const stop = unsubscribeUrl(publicUrl, secrets.unsubscribe, id);
    const mailing: MailingOf = { list, organisation, origin: publicUrl, unsubscribeUrl: stop };
    const kind: MailingListMailKind = list.mode === 'each' ? 'mailing_list.inquiry' : 'mailing_list.summary';
    const mailId = await mail.enqueue(tx, {
      kind,
      to: { name, email },
      fromName: organisation.name,
      ...(list.mode === 'each' ? listInquiryMail(mailing, first) : listSummaryMail(mailing, inquiries)),
      unsubscribeUrl: stop,
      orgId: list.orgId,
      entity: { type: subscriberEntity, id },
    });
    const inquiryIds = inquiries.map((inquiry) => inquiry.id);
    await deliveriesRepository.setMail(tx, list, { inquiryIds, email, mailId });
  }

  /** Sends inquiries to everyone on a list who has not got them, one mail each or all in one. */
  async function send(tx: Transaction, list: ListRecord, inquiries: readonly MailedContent[]): Promise<void> {
    const subscribers = await findRecipients(tx, list, clock());
    const recorded = await deliveriesRepository.record(tx, list, {
      inquiryIds: inquiries.map(({ id }) => id),
      emails: subscribers.map(({ email }) => email),
      at: clock(),
    });
    if (recorded.length === 0) return;
    const organisation = await inquiryTeamRepository.organisation(tx, list.orgId);
    for (const subscriber of subscribers) {
      const pairs = recorded.filter(({ email }) => email === subscriber.email);
      const fresh = inquiries.filter(({ id }) => pairs.some(({ inquiryId }) => inquiryId === id));
      if (list.mode !== 'each' && fresh.length > 0)
        await sendOne(tx, { list, organisation, subscriber }, fresh);
      if (list.mode === 'each')
        for (const inquiry of fresh) await sendOne(tx, { list, organisation, subscriber }, [inquiry]);
    }
    await listsRepository.noteSending(tx, list, clock());
  }

  /** Sends what is due on a list that the transaction holds. */
  async function sendDue(tx: Transaction, list: ListRecord): Promise<void> {
    const ids = await deliveriesRepository.takeDue(tx, list, clock(), mostAtOnce);
    const found = await deliveriesRepository.contents(tx, list.orgId, ids);
    const left = found.filter((inquiry) => !isSendable(inquiry)).map(({ id }) => id);
    await deliveriesRepository.forget(tx, list, left);
    await send(tx, list, found.filter(isSendable));
  }

  return {
    /**
     * An inquiry reached the inbox, in this transaction: each list that it fits notes when it is sent. The job sends it, also
     * when that is now: whoever submits does not wait for the mails of 200 subscribers.
     */
    async arrived(tx: Transaction, { id, orgId }: InquiryArrival): Promise<void> {
      const lists = await listsRepository.ofInquiries(tx, orgId);
      const active = lists.filter(({ pausedAt }) => pausedAt === null);
      const facts = active.length === 0 ? undefined : await inquiryFactsRepository.find(tx, orgId, id);
      if (facts === undefined) return;
      const now = clock();
      const { timezone } = await inquiryTeamRepository.organisation(tx, orgId);
      for (const list of active.filter((one) => matchesFilter(filterOf(one), facts))) {
        const dueAt = nextSending(now, sendingOf(list, timezone));
        await deliveriesRepository.addItem(tx, { orgId, listId: list.id, inquiryId: id, dueAt });
      }
    },

    /** What is due on all lists. One that fails keeps no other from its mails. */
    async round(db: Database, log: FastifyBaseLogger): Promise<void> {
      const since = new Date(clock().getTime() - refusalDays * 86_400_000);
      await transaction(db, (tx) => subscribersRepository.noteRefusals(tx, since));
      for (const { id } of await deliveriesRepository.dueLists(db, clock()))
        try {
          await transaction(db, async (tx) => {
            const list = await listsRepository.take(tx, id);
            if (list !== undefined) await sendDue(tx, list);
          });
        } catch (error) {
          log.warn({ err: error, list: id }, 'a mailing list was not sent');
        }
    },
  };
}
