import type { FastifyBaseLogger } from 'fastify';
import { type Database, transaction } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { digestMail } from './digest-mail.ts';
import { digestRepository } from './digests.repository.ts';
import type { NotificationMailKind } from './mail-kinds.ts';
import { keptSince } from './kept-since.ts';
import { notificationRepository } from './notifications.repository.ts';

export interface DigestDeps {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
  log: FastifyBaseLogger;
}

/** The daily emails. Any number of servers may run it at once. */
export function createDigestService({ db, clock, mail, config, log }: DigestDeps) {
  async function tell(of: { userId: string; orgId: string }): Promise<void> {
    await transaction(db, async (tx) => {
      const lines = await digestRepository.take(tx, of, clock());
      const [first] = lines;
      if (!first) return;
      const { name, email, organisation } = first;
      await mail.enqueue(tx, {
        kind: 'notification.digest' satisfies NotificationMailKind,
        orgId: of.orgId,
        to: { name, email },
        fromName: organisation,
        ...digestMail(lines, { organisation, origin: config.publicUrl }),
      });
    });
  }

  return {
    /** Mails those whose morning has come, and forgets what is older than 90 days. One that fails keeps no other waiting. */
    async round(): Promise<void> {
      for (const of of await digestRepository.due(db, clock()))
        try {
          await tell(of);
        } catch (error) {
          log.warn({ err: error, user: of.userId }, 'a daily email was not written');
        }
      await notificationRepository.removeBefore(db, keptSince(clock()));
    },
  };
}
