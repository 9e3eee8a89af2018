import { systemActor } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { recordPostStep } from './held-post.ts';
import { postRecordRepository, type PostRecord } from './post-record.repository.ts';
import { describeMissing } from './publish-requirements.ts';
import { readPublishedParts } from './read-published-parts.ts';
import { settleDue } from './settle-due.ts';

interface PublishDueDeps {
  db: Database;
  clock: () => Date;
  /** Told of each post that could not be published, which is tried again in the next round. */
  onFailure: (error: unknown, post: { id: string }) => void;
}

/** Publishes what was scheduled once its time has come, each post once, whichever servers try. */
export function createPublishDueService({ db, clock, onFailure }: PublishDueDeps) {
  /** What lost a requirement since it was scheduled goes back to its editors, and the log says why. */
  async function giveBack(tx: Transaction, post: PostRecord, missing: readonly string[]) {
    await postRecordRepository.change(tx, post, { status: 'draft', publishAt: null });
    await recordPostStep(tx, post, systemActor, {
      verb: 'post.schedule_failed',
      text: `did not publish the post as scheduled: ${missing.join(' ')}`,
      before: { status: 'scheduled' },
      after: { status: 'draft', missing },
    });
  }

  async function publish(tx: Transaction, post: PostRecord, now: Date) {
    await postRecordRepository.change(tx, post, {
      status: 'published',
      publishAt: null,
      publishedAt: post.publishedAt ?? now,
    });
    await recordPostStep(tx, post, systemActor, {
      verb: 'post.published_on_schedule',
      text: 'published the post as scheduled',
      before: { status: 'scheduled', publish_at: post.publishAt?.toISOString() ?? null },
      after: { status: 'published' },
    });
  }

  const settle = (key: { orgId: string; id: string }): Promise<boolean> =>
    transaction(db, async (tx) => {
      const now = clock();
      const post = await postRecordRepository.takeDue(tx, key, now);
      if (!post) return false;
      const missing = describeMissing(await readPublishedParts(tx, post));
      if (missing.length > 0) await giveBack(tx, post, missing);
      else await publish(tx, post, now);
      return missing.length === 0;
    });

  return {
    /** Answers how many were published. */
    publishDue: (): Promise<number> =>
      settleDue({
        list: (limit) => postRecordRepository.due(db, clock(), limit),
        settle,
        onFailure,
      }),
  };
}
