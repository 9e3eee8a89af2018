import type { Database, Transaction } from '@rostrum/server-kit/database';
import { mails, type OutgoingMail } from '@rostrum/server-kit/mail';

/** The service of reports at another time, with mails that stay in the database. */
export const reportDeps = (db: Database, now: Date) => ({
  db,
  clock: () => now,
  uploadStore: { read: async () => undefined } as never,
  secrets: { unsubscribe: Buffer.alloc(32, 1) } as never,
  mail: {
    enqueue: async (tx: Transaction, mail: OutgoingMail) => {
      await tx.insert(mails).values({
        id: crypto.randomUUID(),
        messageId: crypto.randomUUID(),
        kind: mail.kind,
        toEmail: mail.to.email,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        unsubscribeUrl: mail.unsubscribeUrl ?? null,
        attachmentName: mail.attachment?.name ?? null,
      });
      return '';
    },
    takeBack: async () => {},
  },
  config: { publicUrl: 'http://rostrum.test' },
});
