import { cutText } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { PostRecord } from './post-record.repository.ts';
import { postVersionRepository, type PostVersionRecord } from './post-versions.repository.ts';

export const versionsKept = 50;
/** Autosaves of one person in this time are one version. */
const oneSittingMs = 15 * 60_000;

type Words = Pick<PostRecord, 'title' | 'summary' | 'bodyHtml'>;

/** Whether two states of a post say the same. */
export const isSameText = (one: Words, other: Words): boolean =>
  one.title === other.title && one.summary === other.summary && one.bodyHtml === other.bodyHtml;

const wordsOf = ({ title, summary, bodyHtml }: Words): Words => ({ title, summary, bodyHtml });

const versionOf = (
  post: PostRecord,
  words: Words,
  { number, session, now }: { number: number; session: VersionOptions['session']; now: Date },
) => ({
  orgId: post.orgId,
  postId: post.id,
  number,
  ...wordsOf(words),
  savedBy: session.userId,
  savedByName: cutText(session.name, 150),
  startedAt: now,
  savedAt: now,
});

/** The first version of a new post. */
export const beginVersions = (
  tx: Transaction,
  post: PostRecord,
  by: Omit<VersionOptions, 'isNew'>,
): Promise<void> => postVersionRepository.add(tx, versionOf(post, post, { number: 1, ...by }));

/** The version of what a post says now. A post that is older than versions gets its first one. */
export async function findCurrentVersion(tx: Transaction, post: PostRecord): Promise<PostVersionRecord> {
  const latest = await postVersionRepository.latest(tx, post);
  if (latest) return latest;
  const first = {
    orgId: post.orgId,
    postId: post.id,
    number: 1,
    ...wordsOf(post),
    savedBy: null,
    savedByName: '',
    startedAt: post.updatedAt,
    savedAt: post.updatedAt,
  };
  await postVersionRepository.add(tx, first);
  return first;
}

export interface VersionOptions {
  session: Pick<RequestSession, 'userId' | 'name'>;
  now: Date;
  /** Begins a version although the sitting goes on: what stands now must stay readable. */
  isNew?: boolean | undefined;
}

/** Keeps what a change makes of a post that is held. Returns the number when the words changed. */
export async function keepVersion(
  tx: Transaction,
  before: PostRecord,
  after: Words,
  { session, now, isNew = false }: VersionOptions,
): Promise<number | undefined> {
  if (isSameText(before, after)) return undefined;
  const latest = await findCurrentVersion(tx, before);
  const isOneSitting =
    !isNew &&
    latest.savedBy === session.userId &&
    now.getTime() - latest.startedAt.getTime() < oneSittingMs &&
    !(await postVersionRepository.isAnswered(tx, before, latest.number));
  if (isOneSitting) {
    await postVersionRepository.change(tx, before, latest.number, { ...wordsOf(after), savedAt: now });
    return latest.number;
  }
  const number = latest.number + 1;
  await postVersionRepository.add(tx, versionOf(before, after, { number, session, now }));
  await postVersionRepository.dropUpTo(tx, before, number - versionsKept);
  return number;
}
