import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { toPlainName, type MailOutbox } from '@rostrum/server-kit/mail';
import { isLastMail, personReviewRepository as reviews } from './person-reviews.repository.ts';
import { newReviewToken, reviewTokenHash, reviewUrl } from './review-link.ts';
import { reviewMail, reviewWaitsMail } from './review-mails.ts';
import { addDays, linkDays } from './review-times.ts';

export interface ReviewDeps {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
}

interface Key {
  orgId: string;
  id: string;
}

const atOnce = 200;

/** Asks people whether their profile is still correct: by the clock, or because their team wants to know. */
export function createReviewService({ db, clock, mail, config }: ReviewDeps) {
  async function send(tx: Transaction, key: Key, mails: number): Promise<void> {
    const now = clock();
    const token = newReviewToken();
    await reviews.addLink(tx, {
      tokenHash: reviewTokenHash(token),
      orgId: key.orgId,
      personId: key.id,
      expiresAt: addDays(now, linkDays),
    });
    await reviews.change(tx, key, { mails: mails + 1, mailedAt: now });
    const {
      name,
      firstname,
      email,
      is_proved: isProved,
      organisation,
      desk_email,
    } = await reviews.recipient(tx, key);
    const isReminder = mails > 0;
    const link = reviewUrl(config.publicUrl, token);
    await mail.enqueue(tx, {
      kind: isReminder ? 'person.review_reminder' : 'person.review',
      orgId: key.orgId,
      entity: { type: 'person', id: key.id },
      to: { name: isProved ? name : '', email },
      fromName: isProved ? organisation : toPlainName(organisation),
      ...(desk_email !== null && { replyTo: desk_email }),
      ...(isProved
        ? reviewMail({ organisation, firstname, link, isReminder })
        : reviewWaitsMail({ organisation, link, isReminder })),
    });
  }

  /** The next step of one profile: the question, a reminder, or the task for its team. Each is made once. */
  const settle = (key: Key): Promise<boolean> =>
    transaction(db, async (tx) => {
      const held = await reviews.hold(tx, key, clock());
      if (!held) return false;
      if (held.mails === 0) await reviews.begin(tx, key, clock());
      if (isLastMail(held.mails)) await reviews.change(tx, key, { escalatedAt: clock() });
      else await send(tx, key, held.mails);
      return true;
    });

  return {
    /** Begins a round now. Expects the profile to be held by the transaction. */
    async ask(tx: Transaction, key: Key): Promise<void> {
      await reviews.begin(tx, key, clock());
      await send(tx, key, 0);
    },

    /** Answers how many profiles were taken a step further. One that fails holds up no other. */
    async round(onFailure: (error: unknown, person: Key) => void): Promise<number> {
      const seen = new Set<string>();
      let done = 0;
      for (;;) {
        const due = await reviews.due(db, clock(), atOnce + seen.size);
        const fresh = due.filter(({ id }) => !seen.has(id));
        if (fresh.length === 0) return done;
        for (const { id, org_id: orgId } of fresh) {
          seen.add(id);
          try {
            if (await settle({ orgId, id })) done += 1;
          } catch (error) {
            onFailure(error, { orgId, id });
          }
        }
      }
    },
  };
}
export type ReviewService = ReturnType<typeof createReviewService>;
