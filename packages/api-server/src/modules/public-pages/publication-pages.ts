import { publicPaths, type PublicPerson } from '@rostrum/contracts';
import { readVideoLink } from '@rostrum/contracts/posts';
import type { SanitisedHtml } from '@rostrum/server-kit/rich-text';
import { SafeHtml, type MovedPage, type PublicPage } from '@rostrum/server-kit/module';
import {
  createPublicProfileService,
  postJsonLd,
  questionJsonLd,
  shorten,
  themeOf,
} from '../public-profiles/index.ts';
import { findPreviewLook } from '../themes/index.ts';
import { toSharedCover } from '../uploads/index.ts';
import { noQuery } from './page-query.ts';
import { loadViews } from './load-views.ts';
import { createOrMissing } from './or-missing.ts';
import type { personPages } from './person-pages.ts';

type Organisation = Pick<
  PublicPerson['organisation'],
  'name' | 'company_username' | 'logo' | 'theme' | 'layout'
>;

/** Origins of the players of the videos in a text. */
const readVideoOrigins = (text: SanitisedHtml): string[] => [
  ...new Set(
    Array.from(text.matchAll(/<figure><a href="([^"]*)"/g), ([, href = '']) => {
      const video = readVideoLink(href.replaceAll('&amp;', '&'));
      return video ? [new URL(video.player).origin] : [];
    }).flat(),
  ),
];

/** The pages of posts and questions, drawn as they stay. */
export const publicationPages: typeof personPages = ({ db, clock, config, uploadStore }) => {
  const orMissing = createOrMissing({ db, clock });
  const service = createPublicProfileService({ db, clock });
  const origin = config.publicUrl;

  async function frame(organisation: Organisation, path: string, content: string) {
    const { drawGuestFrame } = await loadViews();
    const year = clock().getUTCFullYear();
    return {
      ...themeOf(organisation),
      canonicalPath: path,
      html: new SafeHtml(content),
      drawForGuest: () => new SafeHtml(drawGuestFrame({ organisation, path, year, content })),
    } satisfies Partial<PublicPage>;
  }

  async function drawPost(company: string, slug: string): Promise<PublicPage> {
    const post = await service.post({ company_username: company, slug });
    const path = publicPaths.post(post.organisation.company_username, post.slug);
    const { drawPostPage } = await loadViews();
    return {
      title: post.seo.title ?? post.title,
      description: shorten(post.seo.description ?? post.summary),
      noindex: !post.is_listed,
      ...(post.first_published_at !== null && { canonicalElsewhere: post.first_published_at }),
      frames: readVideoOrigins(post.body_html),
      shows: post.shows,
      image: post.cover ?? undefined,
      ...(post.cover !== null &&
        post.has_cover_frame && { shareImage: { src: toSharedCover(post.cover), alt: post.cover_alt } }),
      preview: {
        kicker: post.organisation.name,
        title: post.title,
        subtitle: post.authors.map(({ name }) => name).join(', '),
        findLook: () => findPreviewLook({ db, uploadStore }, post.org_id),
      },
      jsonLd: postJsonLd(post, { origin, path }),
      ...(await frame(
        post.organisation,
        path,
        drawPostPage({ post, path, url: `${origin}${path}`, now: clock().getTime() }),
      )),
    };
  }

  async function drawQuestion(company: string, slug: string): Promise<PublicPage | MovedPage> {
    const question = await service.question({ company_username: company, slug });
    const path = publicPaths.question(question.organisation.company_username, question.slug);
    if (question.slug.toLowerCase() !== slug.toLowerCase()) return { movedTo: path };
    const { drawQuestionPage } = await loadViews();
    const names = question.answers.map(({ expert }) => expert.name).join(', ');
    return {
      title: question.text,
      description: shorten(
        names === ''
          ? `A question to ${question.organisation.name}.`
          : `Answered by ${names}, ${question.organisation.name}.`,
      ),
      preview: {
        kicker: question.organisation.name,
        title: question.text,
        subtitle: names === '' ? '' : `Answered by ${names}`,
        findLook: () => findPreviewLook({ db, uploadStore }, question.org_id),
      },
      noindex: !question.is_listed || question.answers.length === 0,
      shows: question.shows,
      jsonLd: questionJsonLd(question, { origin, path }),
      ...(await frame(
        question.organisation,
        path,
        drawQuestionPage({ question, path, url: `${origin}${path}`, now: clock().getTime() }),
      )),
    };
  }

  return [
    {
      path: '/organizations/:company/posts/:slug',
      query: noQuery,
      render: async ({ company = '', slug = '' }) => {
        const path = publicPaths.post(company, slug);
        return orMissing({ noun: 'post', canonicalPath: path, company, slug }, () => drawPost(company, slug));
      },
    },
    {
      path: '/organizations/:company/questions/:slug',
      query: noQuery,
      render: async ({ company = '', slug = '' }) => {
        const path = publicPaths.question(company, slug);
        return orMissing({ noun: 'question', canonicalPath: path, company, slug }, () =>
          drawQuestion(company, slug),
        );
      },
    },
  ];
};
