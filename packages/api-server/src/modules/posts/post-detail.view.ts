import type { PostDetail } from '@rostrum/contracts/posts';
import { organisationRepository } from '@rostrum/identity';
import type { Queryable } from '@rostrum/server-kit/database';
import { writeForEditor } from './linked-people.ts';
import { postRecordRepository, type PostRecord } from './post-record.repository.ts';
import { signOffRepository } from './sign-offs.repository.ts';
import { findCoverSource } from '../uploads/index.ts';
import { missingOf } from './publish-requirements.ts';

/** The picture at its head, with the one that it was cut from. */
async function presentCover(db: Queryable, post: PostRecord): Promise<PostDetail['cover']> {
  if (post.cover === null) return null;
  const source = post.coverUploadId === null ? null : await findCoverSource(db, post.coverUploadId);
  return {
    src: post.cover,
    alt: post.coverAlt ?? '',
    credit: post.coverCredit ?? '',
    focus: { x: post.coverFocusX, y: post.coverFocusY },
    source: source && { ...source, frame: post.coverFrame },
  };
}

/** A post with everything that its editor shows. */
export async function readPostDetail(db: Queryable, post: PostRecord): Promise<PostDetail> {
  const authors = await postRecordRepository.authors(db, post);
  const signOffs = await signOffRepository.list(db, post);
  const experts = await postRecordRepository.experts(db, post);
  return {
    id: post.id,
    version: post.version,
    slug: post.slug,
    kind: post.kind,
    title: post.title,
    summary: post.summary,
    body_html: await writeForEditor(db, post.orgId, post.bodyHtml),
    cover: await presentCover(db, post),
    authors: authors.map(({ personId, name }) => ({ person_id: personId, name })),
    experts,
    topics: post.topics,
    tags: post.tags,
    angles: post.angles,
    access: post.accessAfter ?? post.access,
    pinned: post.pinned,
    embargo_until: post.embargoUntil?.toISOString() ?? null,
    expires_at: post.expiresAt?.toISOString() ?? null,
    seo_title: post.seo.title ?? '',
    seo_description: post.seo.description ?? '',
    noindex: post.seo.noindex ?? false,
    canonical_url: post.seo.canonical ?? '',
    status: post.status,
    publish_at: post.publishAt?.toISOString() ?? null,
    published_at: post.publishedAt?.toISOString() ?? null,
    updated_at: post.updatedAt.toISOString(),
    reading_minutes: post.readingMinutes,
    missing: missingOf({ ...post, authors: authors.length }),
    signoffs: signOffs.map(({ signOff, name }) => ({
      id: signOff.id,
      person: { id: signOff.personId, name },
      state: signOff.state,
      asked_by: signOff.askedByName,
      asked_at: signOff.askedAt.toISOString(),
      answered_at: signOff.answeredAt?.toISOString() ?? null,
      number: signOff.number,
      note: signOff.note ?? '',
    })),
    timezone: await organisationRepository.timezone(db, post.orgId),
  };
}
