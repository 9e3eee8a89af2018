import type { Transaction } from '@rostrum/server-kit/database';
import type { WrittenMail } from '@rostrum/server-kit/mail';
import type { DeliveryDeps } from './list-delivery.ts';
import { footerOf } from './list-mails.ts';
import type { ListRecord } from './lists.repository.ts';
import { createListsOf } from './lists-of.ts';

/** What one recipient gets: the mail with the link that ends it, and the file. */
export interface ReportLetter {
  write: (footer: ReturnType<typeof footerOf>) => WrittenMail;
  attachment: { name: string; content: Buffer };
}

/** Mailing lists whose subscribers confirmed that they want the report of each month. */
export function createReportLists(deps: DeliveryDeps) {
  const { sendToAll, ...lists } = createListsOf('reports', deps);
  return {
    ...lists,

    /** One mail to each recipient, in this transaction; returns how many there were. */
    send: (tx: Transaction, list: ListRecord, { write, attachment }: ReportLetter): Promise<number> =>
      sendToAll(tx, list, {
        kind: 'mailing_list.report',
        write: (mailing) => write(footerOf(mailing)),
        attachment,
      }),
  };
}
