import {
  formatDay,
  formatZonedClock,
  toWebAddress,
  type ParsedParams,
  type publicProfiles,
} from '@rostrum/contracts';
import type { OrganisationRecord, Reader } from '@rostrum/identity';
import { BusinessError, NotFoundError } from '@rostrum/server-kit';
import { type Database, iso, isoOrNull, runAsSystem } from '@rostrum/server-kit/database';
import { readPublicPostFields, writeForReader } from '../posts/index.ts';
import { expertsOfPost } from './beside-publication.repository.ts';
import { findBeside } from './find-beside.ts';
import { findTopicPages } from './listed.repository.ts';
import { publicPagesRepository } from './public-pages.repository.ts';
import { publicPeopleRepository } from './public-people.repository.ts';

export interface PublicationDeps<Reference> {
  db: Database;
  organisationBy: (companyUsername: string, reader: Reader) => Promise<OrganisationRecord>;
  presentReference: (db: Database, organisation: OrganisationRecord) => Promise<Reference>;
  isListed: (organisation: OrganisationRecord) => boolean;
}

/** Reads published posts as anybody may; under an embargo as verified journalists may. */
export function createPublicPostReader<Reference>({
  db,
  organisationBy,
  presentReference,
  isListed,
}: PublicationDeps<Reference>) {
  async function requireJournalist(
    reader: { userId: string } | null,
    until: string,
    timezone: string,
  ): Promise<void> {
    if (reader && (await publicPagesRepository.isVerifiedJournalist(db, reader.userId))) return;
    const end = `${formatDay(until, timezone)}, ${formatZonedClock(until, timezone)}`;
    throw new BusinessError(
      'not_allowed',
      `This post is under embargo until ${end}. Until then verified journalists alone can read it: sign in with the account of your outlet.`,
    );
  }

  /** The reader decides about posts under an embargo, and of private organisations; guests are null. */
  return async function readPost(
    { company_username, slug }: ParsedParams<typeof publicProfiles.post>,
    reader: { userId: string; orgId: string | null } | null = null,
  ) {
    const organisation = await organisationBy(company_username, reader);
    const find = () => publicPagesRepository.post(db, organisation.id, slug);
    const post =
      (await find()) ??
      (await runAsSystem('a post that was withdrawn is told from one that never was', find));
    const embargoUntil =
      post?.access === 'private' && post.status === 'published' ? isoOrNull(post.embargo_until) : null;
    if (embargoUntil !== null) await requireJournalist(reader, embargoUntil, organisation.timezone);
    if (!post || (post.access === 'private' && embargoUntil === null) || post.published_at === null)
      throw new NotFoundError(
        'This post was not found. It may have been moved; the organisation\u2019s page shows what is published.',
      );
    if (post.status !== 'published') throw new BusinessError('gone', 'This post is no longer public.');
    const ofPost = () =>
      Promise.all([
        publicPagesRepository.authors(db, organisation.id, post.id),
        publicPeopleRepository.ofPost(db, organisation.id, post.id),
      ]);
    const [authors, experts] =
      embargoUntil === null
        ? await ofPost()
        : await runAsSystem('a verified journalist reads a post that is hidden from others', ofPost);
    const { topics, shows } = await runAsSystem(
      'topics of a post lead to who speaks on them, in all organisations',
      () => findTopicPages(db, organisation.id, post.topics),
    );
    const beside = await findBeside(db, organisation.companyUsername).ofPost({
      orgId: organisation.id,
      id: post.id,
      words: [...post.topics, ...post.tags],
      experts: expertsOfPost(organisation.id, post.id),
    });
    return {
      id: post.id,
      org_id: organisation.id,
      /** For the page alone: what it is drawn anew after. */
      shows,
      /** For the page alone: as it is kept, whatever case was asked for. */
      slug: post.slug,
      /** For the page alone. Unlisted means: only those who were given the address. */
      is_listed: post.access === 'public' && !post.seo.noindex && isListed(organisation),
      kind: post.kind,
      title: post.title,
      summary: post.summary,
      body_html: await writeForReader(db, organisation.id, post.body_html),
      cover: post.cover,
      /** For the page alone: one that was cut has the measure of link previews. */
      has_cover_frame: post.has_cover_frame,
      cover_focus: { x: post.cover_focus_x, y: post.cover_focus_y },
      cover_alt: post.cover_alt ?? '',
      cover_credit: post.cover_credit,
      authors,
      topics,
      tags: post.tags,
      angles: post.angles,
      fields: await readPublicPostFields(db, { orgId: organisation.id, id: post.id }),
      seo: post.seo,
      published_at: iso(post.published_at),
      reading_minutes: post.reading_minutes,
      embargo_until: embargoUntil,
      first_published_at: toWebAddress(post.seo.canonical),
      organisation: await presentReference(db, organisation),
      experts,
      ...beside,
    };
  };
}
