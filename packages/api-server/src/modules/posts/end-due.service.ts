import { systemActor } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { recordPostStep } from './held-post.ts';
import { dueTermsRepository } from './due-terms.repository.ts';
import { postRecordRepository, type PostRecord } from './post-record.repository.ts';
import { settleDue } from './settle-due.ts';

interface EndDueDeps {
  db: Database;
  clock: () => Date;
  /** Told of each post that could not be changed, which is tried again in the next round. */
  onFailure: (error: unknown, post: { id: string }) => void;
}

/** Ends embargoes and takes posts off whose time is over, each once, whichever servers try. */
export function createEndDueService({ db, clock, onFailure }: EndDueDeps) {
  async function endEmbargo(tx: Transaction, post: PostRecord): Promise<void> {
    await postRecordRepository.change(tx, post, {
      embargoUntil: null,
      access: post.accessAfter ?? post.access,
      accessAfter: null,
      // Readers have it from now on, so lists and feeds have it in this place.
      ...(post.status === 'published' && { publishedAt: post.embargoUntil }),
    });
    // Of a draft nothing became public: there is nothing to tell.
    if (post.status !== 'published') return;
    await recordPostStep(tx, post, systemActor, {
      verb: 'post.embargo_ended',
      text: 'opened the post at the end of its embargo',
      before: { embargo_until: post.embargoUntil?.toISOString() ?? null },
      after: { access: post.accessAfter },
    });
  }

  async function expire(tx: Transaction, post: PostRecord): Promise<void> {
    await postRecordRepository.change(tx, post, { status: 'archived', expiresAt: null });
    await recordPostStep(tx, post, systemActor, {
      verb: 'post.expired',
      text: 'unpublished the post at its end',
      before: { status: post.status, expires_at: post.expiresAt?.toISOString() ?? null },
      after: { status: 'archived' },
    });
  }

  const settleWith =
    (
      take: (
        tx: Transaction,
        key: { orgId: string; id: string },
        now: Date,
      ) => Promise<PostRecord | undefined>,
      end: (tx: Transaction, post: PostRecord) => Promise<void>,
    ) =>
    (key: { orgId: string; id: string }): Promise<boolean> =>
      transaction(db, async (tx) => {
        const post = await take(tx, key, clock());
        if (post) await end(tx, post);
        return post !== undefined;
      });

  return {
    async endDue(): Promise<void> {
      await settleDue({
        list: (limit) => dueTermsRepository.embargoes(db, clock(), limit),
        settle: settleWith(dueTermsRepository.takeEmbargo, endEmbargo),
        onFailure,
      });
      await settleDue({
        list: (limit) => dueTermsRepository.expiries(db, clock(), limit),
        settle: settleWith(dueTermsRepository.takeExpiry, expire),
        onFailure,
      });
    },
  };
}
