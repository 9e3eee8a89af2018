import { grantOf, type ParsedBody, type ParsedParams } from '@rostrum/contracts';
import { maximumVideoFiles, type PersonVideo, type personVideos as calls } from '@rostrum/contracts/people';
import {
  ConflictError,
  InputError,
  NotFoundError,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { claimVideoFile, releaseVideoFiles } from '../../uploads/index.ts';
import { changeRequestRepository } from '../change-requests.repository.ts';
import { documentRepository } from '../documents/documents.repository.ts';
import { findPerson } from '../find-person.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { recordPersonStep, type PersonStep } from '../record-person-step.ts';
import { videoRepository as videos, type StoredVideo } from './videos.repository.ts';

type VideoKey = ParsedParams<typeof calls.change>;
interface By {
  session: Permitted<'person.write'>;
  request: RequestInfo;
}

const present = ({ uploadId: _upload, captionsUploadId: _captions, ...video }: StoredVideo): PersonVideo =>
  video;
const describe = ({ title, captions }: Pick<PersonVideo, 'title' | 'captions'>) => ({
  video: title,
  captions: captions?.name ?? null,
});

/** Video files of a profile: for its person and the team, and played on its public page. */
export function createPersonVideosService({ db, clock }: { db: Database; clock: () => Date }) {
  /** The videos of a profile, held until the change is done: two changes come one after the other. */
  async function hold(tx: Transaction, { session }: By, id: string) {
    const person = await findPerson(tx, session, id);
    await documentRepository.hold(tx, person);
    return { person, known: await videos.list(person, tx) };
  }

  function findOne(known: readonly StoredVideo[], id: string): StoredVideo {
    const video = known.find((one) => one.id === id);
    if (!video) throw new NotFoundError('This video is not there any more. Reload the page.');
    return video;
  }

  /** A film is no text that could be compared, so none waits: where the team wants to see videos first, it adds them. */
  async function requireUnasked(tx: Transaction, { session }: By, person: PersonRecord): Promise<void> {
    const isOwn = session.personId === person.id && grantOf(session.role, 'person.publish') === 'deny';
    if (!isOwn || person.status !== 'published') return;
    if ((await changeRequestRepository.approvableParts(tx, person.orgId)).includes('video'))
      throw InputError.field(
        'upload_id',
        'Your team approves videos before they are public. Send this one to them, and they add it.',
      );
  }

  const record = (
    tx: Transaction,
    by: By,
    person: PersonRecord,
    { what, ...change }: Pick<PersonStep, 'before' | 'after'> & { what: string },
  ) => {
    const whose =
      person.id === by.session.personId ? 'their profile' : `${person.firstname} ${person.lastname}`;
    return recordPersonStep(tx, by, { person, verb: 'person.video', text: `${what} ${whose}`, ...change });
  };

  return {
    async list(session: Permitted<'person.read'>, { id }: ParsedParams<typeof calls.list>) {
      return { items: (await videos.list(await findPerson(db, session, id), db)).map(present) };
    },

    add: (
      by: By,
      { id }: ParsedParams<typeof calls.add>,
      { title, upload_id: uploadId }: ParsedBody<typeof calls.add>,
    ) =>
      transaction(db, async (tx) => {
        const { person, known } = await hold(tx, by, id);
        if (person.kind === 'staff') throw InputError.field('upload_id', 'Staff profiles have no videos.');
        if (known.length >= maximumVideoFiles)
          throw InputError.field(
            'upload_id',
            `A profile holds ${maximumVideoFiles} video files. Remove one before you add another.`,
          );
        await requireUnasked(tx, by, person);
        await claimVideoFile(tx, { id: uploadId, userId: by.session.userId, purpose: 'video' }, clock());
        const added = await videos.add(tx, { orgId: person.orgId, personId: person.id, title, uploadId });
        const video = findOne(await videos.list(person, tx), added);
        await record(tx, by, person, {
          what: 'added a video to',
          before: { video: null },
          after: describe(video),
        });
        return present(video);
      }),

    change: (
      by: By,
      { id, video_id }: VideoKey,
      { version, title, captions_upload_id: asked }: ParsedBody<typeof calls.change>,
    ) =>
      transaction(db, async (tx) => {
        const { person, known } = await hold(tx, by, id);
        const video = findOne(known, video_id);
        await requireUnasked(tx, by, person);
        if (typeof asked === 'string')
          await claimVideoFile(tx, { id: asked, userId: by.session.userId, purpose: 'captions' }, clock());
        const next = {
          title: title ?? video.title,
          captionsUploadId: asked === undefined ? video.captionsUploadId : asked,
        };
        const isSame = next.title === video.title && next.captionsUploadId === video.captionsUploadId;
        // Saved as it was: nothing happened that the history could tell.
        if (isSame && version === video.version) return present(video);
        if (!(await videos.change(tx, { orgId: person.orgId, id: video_id, version }, next)))
          throw new ConflictError(
            'This video was changed meanwhile. Look at the newer state and try again.',
            { details: present(video) },
          );
        if (next.captionsUploadId !== video.captionsUploadId)
          await releaseVideoFiles(tx, [video.captionsUploadId]);
        const changed = findOne(await videos.list(person, tx), video_id);
        await record(tx, by, person, {
          what: 'changed a video of',
          before: describe(video),
          after: describe(changed),
        });
        return present(changed);
      }),

    remove: (by: By, { id, video_id }: VideoKey) =>
      transaction(db, async (tx) => {
        const { person, known } = await hold(tx, by, id);
        const video = findOne(known, video_id);
        await videos.remove(tx, { orgId: person.orgId, id: video_id });
        await releaseVideoFiles(tx, [video.uploadId, video.captionsUploadId]);
        await record(tx, by, person, {
          what: 'removed a video from',
          before: describe(video),
          after: { video: null },
        });
        return { removed: true };
      }),
  };
}
