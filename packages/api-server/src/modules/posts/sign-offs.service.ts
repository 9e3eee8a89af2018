import type { ParsedBody } from '@rostrum/contracts';
import type { PostDetail, postSignOff } from '@rostrum/contracts/posts';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { holdPost, recordPostStep, rereadPost } from './held-post.ts';
import type { PostRecord } from './post-record.repository.ts';
import { findCurrentVersion } from './keep-version.ts';
import { isReadBySigners } from './is-read-by-signers.ts';
import type { SignOffFlow } from './sign-off-flow.ts';
import { signOffRepository } from './sign-offs.repository.ts';

type Writer = Permitted<'post.write'>;

/** Refuses to approve a text that somebody who was asked has not signed off. */
export async function requireSignedOff(tx: Transaction, post: PostRecord): Promise<void> {
  const open = (await signOffRepository.list(tx, post)).filter(({ signOff }) => signOff.state !== 'approved');
  if (open.length === 0) return;
  const names = open.map(({ name }) => name).join(', ');
  throw new ConflictError(
    `Not signed off by ${names} yet. Wait for the answer, or take the name off the sign-off.`,
    { code: 'invalid_transition' },
  );
}

/** The desk's side of signing off: who is asked, and who need not answer any more. */
export function createSignOffService({
  db,
  flow,
  clock,
}: {
  db: Database;
  flow: SignOffFlow;
  clock: () => Date;
}) {
  return {
    async ask(
      tx: Queryable,
      { session, request }: { session: Writer; request: RequestInfo },
      id: string,
      { person_ids }: ParsedBody<typeof postSignOff.ask>,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(tx, async (inner) => {
        const post = await holdPost(inner, key, undefined);
        if (!isReadBySigners(post.status))
          throw new ConflictError('Send the post to review first, then ask for sign-off.', {
            code: 'invalid_transition',
          });
        const concerned = await signOffRepository.concerned(inner, key);
        if (!person_ids.every((personId) => concerned.has(personId)))
          throw InputError.field('person_ids', 'Only authors and experts whom the post names can be asked.');
        await findCurrentVersion(inner, post);
        await flow.ask(inner, post, { session, request }, [...new Set(person_ids)]);
        return rereadPost(inner, key);
      });
    },

    async withdraw(
      session: Writer,
      request: RequestInfo,
      { id, signoff_id }: { id: string; signoff_id: string },
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, undefined);
        const signOff = await signOffRepository.find(tx, { orgId: key.orgId, id: signoff_id });
        if (signOff?.postId !== id) throw new NotFoundError('This sign-off was not found. Reload the page.');
        const { name } = await flow.findPerson(tx, signOff);
        await signOffRepository.endLinks(tx, signOff, clock());
        await signOffRepository.remove(tx, signOff);
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            verb: 'post.signoff_withdrawn',
            text: `took ${name} off the sign-off`,
            before: { state: signOff.state },
          },
        );
        return rereadPost(tx, key);
      });
    },
  };
}
