import { createHash } from 'node:crypto';
import { ConflictError, InputError, NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import { runAsSystem, transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { inquiryTeamRepository, trackingTokenHash } from '../inquiries/index.ts';
import { recordPostStep } from './held-post.ts';
import { postRecordRepository, type PostRecord } from './post-record.repository.ts';
import { findCurrentVersion } from './keep-version.ts';
import { postVersionRepository, type PostVersionRecord } from './post-versions.repository.ts';
import { writeForReader } from './linked-people.ts';
import { isReadBySigners } from './is-read-by-signers.ts';
import type { SignOffFlow } from './sign-off-flow.ts';
import { signOffRepository, type SignOffRecord } from './sign-offs.repository.ts';

export type SignOffAnswer = 'approved' | 'changes_requested';

/** What the page behind a link shows. */
export interface SignOffView {
  organisation: {
    name: string;
    companyUsername: string;
    logo: string | null;
    logoDark: string | null;
    deskPhone: string | null;
  };
  firstname: string;
  timezone: string;
  signOff: SignOffRecord;
  /** Null once there is nothing to answer: the link may have been forwarded. */
  text: {
    post: PostRecord;
    /** As the byline names them. */
    authors: string[];
    current: PostVersionRecord;
    /** What they answered about last, if its words are still kept. */
    previous: PostVersionRecord | undefined;
    /** Stands for the words that were read; an answer about others is refused. */
    digest: string;
  } | null;
  over: 'answered' | 'expired' | 'not_in_review' | null;
}

const why =
  'a post is signed off by its expert, who may have no account and reads no more than the page shows';

const digestOf = ({ title, summary, bodyHtml }: PostVersionRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([title, summary, bodyHtml]))
    .digest('base64url');

/** With linked people as readers get them. */
const asRead = async (db: Queryable, version: PostVersionRecord): Promise<PostVersionRecord> => ({
  ...version,
  bodyHtml: await writeForReader(db, version.orgId, version.bodyHtml),
});

const missing = () => new NotFoundError('This link is not valid. Open the latest email about the text.');

/** The expert's side: reading changes nothing, and the first answer ends the link. */
export function createAnswerSignOffService({
  db,
  flow,
  clock,
}: {
  db: Database;
  flow: SignOffFlow;
  clock: () => Date;
}) {
  async function find(reader: Queryable, token: string) {
    const found = await signOffRepository.behindLink(reader, trackingTokenHash(token));
    if (found === undefined) throw missing();
    const { orgId, postId } = found.signOff;
    const post = await postRecordRepository.find(reader, { orgId, id: postId });
    if (!post) throw missing();
    return { ...found, post };
  }

  const overOf = (
    { endedAt, expiresAt }: { endedAt: Date | null; expiresAt: Date },
    post: PostRecord,
  ): SignOffView['over'] => {
    if (endedAt !== null) return 'answered';
    if (expiresAt <= clock()) return 'expired';
    return isReadBySigners(post.status) ? null : 'not_in_review';
  };

  async function view(token: string): Promise<SignOffView> {
    return transaction(db, async (tx) => {
      const { signOff, link, post } = await find(tx, token);
      const { firstname, timezone } = await flow.findPerson(tx, signOff);
      const organisation = await inquiryTeamRepository.organisation(tx, post.orgId);
      const over = overOf(link, post);
      const current = over === null ? await postVersionRepository.latest(tx, post) : undefined;
      const authors = (await postRecordRepository.authors(tx, post)).map(({ name }) => name);
      const previous =
        signOff.number === null ? undefined : await postVersionRepository.find(tx, post, signOff.number);
      return {
        organisation,
        firstname,
        timezone,
        signOff,
        text: current
          ? {
              post,
              authors,
              current: await asRead(tx, current),
              previous: previous && (await asRead(tx, previous)),
              digest: digestOf(current),
            }
          : null,
        over,
      };
    });
  }

  return {
    read: (token: string): Promise<SignOffView> => runAsSystem(why, () => view(token)),

    /** One answer about the words that were read; of two presses the second finds the link ended. */
    answer: (
      token: string,
      { answer, digest, note }: { answer: SignOffAnswer; digest: string; note: string },
      request: RequestInfo,
    ): Promise<SignOffView> =>
      runAsSystem(why, async () => {
        await transaction(db, async (tx) => {
          const { signOff: found } = await find(tx, token);
          const post = await postRecordRepository.hold(tx, { orgId: found.orgId, id: found.postId });
          if (!post) throw missing();
          const { signOff, link } = await find(tx, token);
          if (overOf(link, post) !== null)
            throw new ConflictError('This link was answered already, or is over.', {
              code: 'invalid_transition',
            });
          const current = await findCurrentVersion(tx, post);
          if (digestOf(current) !== digest)
            throw new ConflictError(
              'The text was changed while you read it. Nothing was sent: look at the new text.',
            );
          if (answer === 'changes_requested' && note === '')
            throw InputError.field('note', 'Say what should change.');
          const { name } = await flow.findPerson(tx, signOff);
          const isReturned = answer === 'changes_requested' && post.status === 'in_review';
          await signOffRepository.change(tx, signOff, {
            state: answer,
            answeredAt: clock(),
            number: current.number,
            note: note || null,
          });
          await signOffRepository.endLinks(tx, signOff, clock());
          if (isReturned) await postRecordRepository.change(tx, post, { status: 'draft' });
          const sentence = answer === 'approved' ? `${name} signed off the text` : `${name} asks for changes`;
          await flow.tellResult(tx, post, { signOff, sentence, note });
          await recordPostStep(
            tx,
            post,
            { actor: { userId: null, name, role: 'expert' }, request },
            {
              verb: answer === 'approved' ? 'post.signoff_given' : 'post.signoff_changes',
              text:
                answer === 'approved'
                  ? `signed off version ${String(current.number)} by a link`
                  : `asked for changes of version ${String(current.number)} by a link`,
              before: { status: post.status },
              after: { status: isReturned ? 'draft' : post.status, version: current.number, note },
            },
          );
        });
        return view(token);
      }),
  };
}

export type AnswerSignOffService = ReturnType<typeof createAnswerSignOffService>;
