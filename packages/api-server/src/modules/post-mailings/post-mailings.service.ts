import { publicPaths, type ParsedBody, type RouteResponse } from '@rostrum/contracts';
import type { MailablePostList, postMailings } from '@rostrum/contracts/posts';
import { organisationRepository } from '@rostrum/identity';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { createPostLists, type DeliveryDeps } from '../mailing-lists/index.ts';
import { postRecordRepository } from '../posts/index.ts';
import { isMailable, toPostEntity } from './mailable-post.ts';
import { postMailingRepository, type PostMailingRecord } from './post-mailings.repository.ts';

type Route = typeof postMailings;
type Sender = Permitted<'mailing_list.manage'>;

const missingPost = () =>
  new NotFoundError('This post was not found. It may have been deleted; reload the list.');
const refuse = (message: string) => new ConflictError(message, { code: 'invalid_transition' });

const presentMailing = (mailing: PostMailingRecord): MailablePostList['mailing'] => ({
  state: mailing.doneAt === null ? 'waiting' : mailing.recipients === null ? 'not_sent' : 'sent',
  at: (mailing.doneAt ?? mailing.dueAt).toISOString(),
  recipients: mailing.recipients,
  by: mailing.askedByName,
});

/** Public posts by email: to lists that send posts, once each, under the rules of mailing lists. */
export function createPostMailingService(deps: DeliveryDeps & { db: Database }) {
  const { db, config } = deps;
  const lists = createPostLists(deps);

  /** A post that readers can open, and a list that sends posts. */
  async function holdBoth(
    tx: Transaction,
    { orgId, id, listId }: { orgId: string; id: string; listId: string },
  ) {
    const post = await postRecordRepository.hold(tx, { orgId, id });
    if (!post) throw missingPost();
    if (!isMailable(post)) throw refuse('Only a published post that everybody may read can be sent.');
    const list = await lists.hold(tx, orgId, listId);
    if (!list) throw new NotFoundError('This mailing list was not found. It may have been removed.');
    return { post, list };
  }

  return {
    async lists(session: Sender, postId: string): Promise<RouteResponse<Route['lists']>> {
      const orgId = organisationOf(session);
      if (!(await postRecordRepository.find(db, { orgId, id: postId }))) throw missingPost();
      const mailings = await postMailingRepository.ofPost(db, { orgId, postId });
      const items: MailablePostList[] = [];
      for (const list of await lists.all(db, orgId)) {
        const mailing = mailings.find(({ listId }) => listId === list.id);
        items.push({
          id: list.id,
          name: list.name,
          addresses: await lists.countRecipients(db, list),
          is_paused: list.pausedAt !== null,
          mailing: mailing ? presentMailing(mailing) : null,
        });
      }
      return { items };
    },

    /** Noted here and sent by the job: whoever asks does not wait for the mails of 200 subscribers. */
    send: (
      session: Sender,
      request: RequestInfo,
      postId: string,
      { list_id, subject, text }: ParsedBody<Route['send']>,
    ): Promise<MailablePostList> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const { post, list } = await holdBoth(tx, { orgId, id: postId, listId: list_id });
        if (list.pausedAt !== null)
          throw refuse(`${list.name} is paused. Let it go on in Mailing Lists first.`);
        const addresses = await lists.countRecipients(tx, list);
        if (addresses === 0) throw refuse(`No one on ${list.name} has confirmed yet.`);
        const mailing = await postMailingRepository.add(tx, {
          orgId,
          postId,
          listId: list.id,
          subject,
          text,
          askedBy: session.userId,
          askedByName: session.name,
          dueAt: await lists.dueAt(tx, list),
        });
        if (!mailing)
          throw new ConflictError(`${list.name} was given this post before. A list gets each post once.`, {
            code: 'already_exists',
          });
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          request,
          verb: 'post.mailing_asked',
          text: `gave the post to the mailing list ${list.name}`,
          entity: toPostEntity(post),
          after: { list: list.name, subject, text },
        });
        return {
          id: list.id,
          name: list.name,
          addresses,
          is_paused: false,
          mailing: presentMailing(mailing),
        };
      }),

    /** As it will be, to whoever asks: before all others, as often as it is changed. */
    sendTest: (
      session: Sender,
      id: string,
      { list_id: listId, subject, text }: ParsedBody<Route['sendTest']>,
    ): Promise<RouteResponse<Route['sendTest']>> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const { post, list } = await holdBoth(tx, { orgId, id, listId });
        const organisation = await organisationRepository.find(tx, orgId);
        if (!organisation) throw missingPost();
        const url = config.publicUrl + publicPaths.post(organisation.companyUsername, post.slug);
        await lists.sendTest(tx, list, session, { subject, text, url });
        return { email: session.email };
      }),
  };
}
