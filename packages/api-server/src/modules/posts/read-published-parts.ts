import type { Queryable } from '@rostrum/server-kit/database';
import { postFieldRepository } from './post-fields.repository.ts';
import { postRecordRepository, type PostRecord } from './post-record.repository.ts';
import type { PublishedParts } from './publish-requirements.ts';

/** Everything that decides whether a post may be published. */
export async function readPublishedParts(db: Queryable, post: PostRecord): Promise<PublishedParts> {
  const authors = await postRecordRepository.authors(db, post);
  return { ...post, authors: authors.length, emptyFields: await postFieldRepository.missing(db, post) };
}
