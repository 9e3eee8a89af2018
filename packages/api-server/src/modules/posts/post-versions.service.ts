import type { PostVersionSummary, postVersions } from '@rostrum/contracts/posts';
import type { RouteResponse } from '@rostrum/contracts';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { escapeHtml, listChanges } from '@rostrum/server-kit/rich-text';
import { writeForEditors } from './linked-people.ts';
import { missingPost } from './held-post.ts';
import { postRecordRepository } from './post-record.repository.ts';
import { postVersionRepository } from './post-versions.repository.ts';

type Writer = Permitted<'post.write'>;

export const missingVersion = (): NotFoundError =>
  new NotFoundError('This version is no longer kept. Reload the page.');

/** What a post said before. */
export function createPostVersionService({ db }: { db: Database }) {
  async function find(session: Writer, id: string) {
    const post = await postRecordRepository.find(db, { orgId: organisationOf(session), id });
    if (!post) throw missingPost();
    return post;
  }

  return {
    async list(session: Writer, id: string): Promise<{ items: PostVersionSummary[] }> {
      const versions = await postVersionRepository.list(db, await find(session, id));
      return {
        items: versions.map(({ number, title, savedByName, savedAt }) => ({
          number,
          title,
          saved_by: savedByName,
          saved_at: savedAt.toISOString(),
        })),
      };
    },

    async compare(
      session: Writer,
      { id, number }: { id: string; number: number },
    ): Promise<RouteResponse<typeof postVersions.compare>> {
      const post = await find(session, id);
      const version = await postVersionRepository.find(db, post, number);
      if (!version) throw missingVersion();
      // The same person under another name is no change of the text.
      const [before = version.bodyHtml, now = post.bodyHtml] = await writeForEditors(db, post.orgId, [
        version.bodyHtml,
        post.bodyHtml,
      ]);
      return {
        title: listChanges(escapeHtml(version.title), escapeHtml(post.title)),
        summary: listChanges(escapeHtml(version.summary), escapeHtml(post.summary)),
        text: listChanges(before, now),
      };
    },
  };
}
