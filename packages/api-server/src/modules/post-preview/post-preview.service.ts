import { publicPaths, toWebAddress, type ParsedBody } from '@rostrum/contracts';
import type { postPreview, PostPreview } from '@rostrum/contracts/posts';
import { organisationRepository } from '@rostrum/identity';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { SafeHtml } from '@rostrum/server-kit/module';
import { postRecordRepository, readPublicPostFields, valuesOf, writeForReader } from '../posts/index.ts';
import { drawPreview, loadViews } from '../public-pages/index.ts';
import { toSharedCover } from '../uploads/index.ts';
import {
  findBeside,
  findTopicPages,
  presentReference,
  publicPeopleRepository,
  shorten,
  theseExperts,
} from '../public-profiles/index.ts';
import { previewDocument } from './preview-document.ts';

export interface PostPreviewDeps {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
}

const missing = () =>
  new NotFoundError('This post was not found. It may have been deleted; reload the list.');

/** Draws a post with the views of public pages: what is typed stands in the place of what is saved. */
export function createPostPreviewService({ db, clock, config }: PostPreviewDeps) {
  /** Those without a public profile have a name alone, as readers see them. */
  async function presentAuthors(
    orgId: string,
    authors: readonly { person_id: string | null; name: string }[],
  ): Promise<{ name: string; username: string | null; image: string | null }[]> {
    const pages = await publicPeopleRepository.authorPages(
      db,
      orgId,
      authors.flatMap(({ person_id }) => person_id ?? []),
    );
    return authors.map(({ person_id, name }) => ({
      name,
      ...(pages.get(person_id ?? '') ?? { username: null, image: null }),
    }));
  }

  return {
    async draw(
      session: Permitted<'post.write'>,
      id: string,
      typed: ParsedBody<typeof postPreview.draw>,
    ): Promise<PostPreview> {
      const key = { orgId: organisationOf(session), id };
      const [saved, organisation] = await Promise.all([
        postRecordRepository.find(db, key),
        organisationRepository.find(db, key.orgId),
      ]);
      if (!saved || !organisation) throw missing();
      const { version } = saved;
      const post = { ...saved, ...valuesOf(saved, { ...typed, version }) };
      const authors =
        typed.authors ??
        (await postRecordRepository.authors(db, key)).map(({ personId, name }) => ({
          person_id: personId,
          name,
        }));
      const expertIds =
        typed.expert_ids ?? (await postRecordRepository.experts(db, key)).map((expert) => expert.id);
      const { topics } = await runAsSystem(
        'topics of a post lead to who speaks on them, in all organisations',
        () => findTopicPages(db, key.orgId, post.topics),
      );
      const reference = await presentReference(db, organisation);
      const path = publicPaths.post(organisation.companyUsername, post.slug);
      const { drawGuestFrame, drawPostPage } = await loadViews();
      const content = drawPostPage({
        path,
        url: config.publicUrl + path,
        now: clock().getTime(),
        post: {
          id: post.id,
          kind: post.kind,
          title: post.title,
          summary: post.summary,
          body_html: await writeForReader(db, key.orgId, post.bodyHtml),
          cover: post.cover,
          cover_focus: { x: post.coverFocusX, y: post.coverFocusY },
          cover_alt: post.coverAlt ?? '',
          cover_credit: post.coverCredit,
          authors: await presentAuthors(key.orgId, authors),
          topics,
          tags: post.tags,
          angles: post.angles,
          fields: await readPublicPostFields(db, key),
          published_at: (post.publishedAt ?? post.publishAt ?? clock()).toISOString(),
          reading_minutes: post.readingMinutes,
          embargo_until: null,
          first_published_at: toWebAddress(post.seo.canonical),
          organisation: reference,
          experts: await publicPeopleRepository.among(db, key.orgId, expertIds),
          ...(await findBeside(db, organisation.companyUsername).ofPost({
            ...key,
            words: [...post.topics, ...post.tags],
            experts: theseExperts(expertIds),
          })),
        },
      });
      const year = clock().getUTCFullYear();
      const body = drawGuestFrame({ organisation: reference, path, year, content });
      const drawShareImage = async () => {
        const picture = await drawPreview({
          kicker: organisation.name,
          title: post.title,
          subtitle: authors.map(({ name }) => name).join(', '),
        });
        return `data:image/png;base64,${picture.toString('base64')}`;
      };
      return {
        document: previewDocument({ title: post.title, theme: reference.theme, body: new SafeHtml(body) }),
        search: {
          address: config.publicUrl + path,
          title: post.seo.title ?? post.title,
          description: shorten(post.seo.description ?? post.summary),
          is_hidden: post.access !== 'public' || post.seo.noindex === true,
          canonical: toWebAddress(post.seo.canonical),
        },
        share_image:
          post.cover !== null && post.coverFrame !== null
            ? toSharedCover(post.cover)
            : await drawShareImage(),
      };
    },
  };
}
