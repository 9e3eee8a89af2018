import { formatNumber, publicPaths } from '@rostrum/contracts';
import { organisationRepository } from '@rostrum/identity';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { createPostLists, type DeliveryDeps } from '../mailing-lists/index.ts';
import { postRecordRepository, type PostRecord } from '../posts/index.ts';
import { isMailable, toPostEntity } from './mailable-post.ts';
import { postMailingRepository, type PostMailingRecord } from './post-mailings.repository.ts';

export type SendDueDeps = DeliveryDeps & {
  db: Database;
  /** Told of each post that could not be sent, which is tried again in the next round. */
  onFailure: (error: unknown, mailing: { postId: string; listId: string }) => void;
};

const countAddresses = (count: number) => (count === 1 ? '1 address' : `${formatNumber(count)} addresses`);

/** Sends posts that are due on mailing lists, each once, whichever servers try. */
export function createSendDueService({ db, onFailure, ...deps }: SendDueDeps) {
  const { clock, config } = deps;
  const lists = createPostLists(deps);

  /** To how many it went, or why to none. */
  async function sendOne(
    tx: Transaction,
    mailing: PostMailingRecord,
    post: PostRecord,
  ): Promise<{ left: string } | { listName: string; recipients: number }> {
    const list = await lists.hold(tx, mailing.orgId, mailing.listId);
    const organisation = await organisationRepository.find(tx, mailing.orgId);
    if (!isMailable(post)) return { left: 'the post is not public any more' };
    if (!list || !organisation) return { left: 'the list was removed' };
    if (list.pausedAt !== null) return { left: `${list.name} is paused` };
    const path = publicPaths.post(organisation.companyUsername, post.slug);
    const { subject, text } = mailing;
    const recipients = await lists.send(tx, list, { subject, text, url: config.publicUrl + path });
    return recipients === 0
      ? { left: `no address of ${list.name} is confirmed any more` }
      : { listName: list.name, recipients };
  }

  async function settle(tx: Transaction, mailing: PostMailingRecord): Promise<void> {
    const { orgId, postId } = mailing;
    const post = await postRecordRepository.find(tx, { orgId, id: postId });
    const outcome = post && (await sendOne(tx, mailing, post));
    const recipients = outcome && 'recipients' in outcome ? outcome.recipients : null;
    await postMailingRepository.finish(tx, mailing, { doneAt: clock(), recipients });
    if (!post || !outcome) return;
    const told =
      'left' in outcome
        ? {
            verb: 'post.mailing_failed' as const,
            text: `did not send the post by email: ${outcome.left}`,
          }
        : {
            verb: 'post.mailed' as const,
            text: `sent the post to ${countAddresses(outcome.recipients)} of the mailing list ${outcome.listName}`,
          };
    await recordActivity(tx, { actor: systemActor, orgId, entity: toPostEntity(post), ...told });
  }

  return {
    async round(): Promise<void> {
      for (const key of await postMailingRepository.due(db, clock()))
        try {
          await transaction(db, async (tx) => {
            const mailing = await postMailingRepository.take(tx, key);
            if (mailing) await settle(tx, mailing);
          });
        } catch (error) {
          onFailure(error, key);
        }
    },
  };
}
