import { organisationFilters, pageQuery, publicPaths } from '@rostrum/contracts';
import { SafeHtml, type PublicPage } from '@rostrum/server-kit/module';
import { addresseeOfOrganisation } from '../inquiry-pages/index.ts';
import {
  createPublicProfileService,
  feedsOf,
  listJsonLd,
  organisationJsonLd,
  shorten,
  themeOf,
} from '../public-profiles/index.ts';
import { findPreviewLook } from '../themes/index.ts';
import { offerInquiry } from './inquiry-offer.ts';
import { listQuery, organisationQuery } from './page-query.ts';
import { loadViews } from './load-views.ts';
import { createOrMissing } from './or-missing.ts';
import type { personPages } from './person-pages.ts';

const expertsOnPage = 12;
const listedOnPage = 24;

type Query = Record<string, string | undefined>;
type Kind = 'posts' | 'questions';
const titles = { posts: 'Posts', questions: 'Questions and answers' } as const;

/** What an address narrows the experts to; one that says nothing usable narrows them to nothing. */
const readFilters = (query: Query) => organisationFilters.catch({ page_from: 0 }).parse(query);

const readStart = ({ page_from }: Query): number => pageQuery.shape.page_from.catch(0).parse(page_from ?? 0);

/** The page of an organisation, and all its posts and questions, drawn as they stay. */
export const organisationPages: typeof personPages = ({ db, semantics, clock, config, uploadStore }) => {
  const orMissing = createOrMissing({ db, clock });
  const service = createPublicProfileService({ db, semantics, clock });
  const origin = config.publicUrl;

  async function drawOrganisation(company: string, query: Query): Promise<PublicPage> {
    const filters = readFilters(query);
    const organisation = await service.organisation(
      { company_username: company },
      { ...filters, page_size: expertsOnPage },
    );
    const path = publicPaths.organisation(organisation.company_username);
    const { drawOrganisationPage, drawGuestFrame } = await loadViews();
    const now = clock();
    const content = drawOrganisationPage({
      organisation,
      filters,
      now: now.getTime(),
      offer: offerInquiry(addresseeOfOrganisation(organisation), now),
    });
    return {
      title: `${organisation.name}: experts, posts and answers`,
      description: shorten(
        organisation.description ||
          `Experts, posts and answers of ${organisation.name}, and how to ask them.`,
      ),
      canonicalPath: path,
      image: organisation.logo ?? undefined,
      preview: {
        kicker: 'Experts, posts and answers',
        title: organisation.name,
        subtitle: shorten(organisation.description, 140),
        findLook: () => findPreviewLook({ db, uploadStore }, organisation.org_id),
      },
      shows: [organisation.org_id],
      jsonLd: organisationJsonLd(organisation, { origin, path }),
      feeds: feedsOf(organisation, path),
      noindex: !organisation.is_listed,
      ...themeOf(organisation),
      html: new SafeHtml(content),
      drawForGuest: () =>
        new SafeHtml(drawGuestFrame({ organisation, path, year: now.getUTCFullYear(), content })),
    };
  }

  async function drawList(company: string, kind: Kind, query: Query): Promise<PublicPage> {
    const from = readStart(query);
    const found = await service.publications(company, kind, { limit: listedOnPage, offset: from });
    const { organisation, posts, questions, total, is_listed: isListed, org_id: orgId } = found;
    const { drawPublicationList, drawGuestFrame } = await loadViews();
    const list = publicPaths[kind](organisation.company_username);
    const path = from === 0 ? list : `${list}?page_from=${String(from)}`;
    const content = drawPublicationList({
      kind,
      organisation,
      posts,
      questions,
      from,
      size: listedOnPage,
      total,
    });
    const year = clock().getUTCFullYear();
    const items = [
      ...posts.map(({ title, href }) => ({ name: title, href })),
      ...questions.map(({ text, href }) => ({ name: text, href })),
    ];
    return {
      title: `${titles[kind]} of ${organisation.name}`,
      description: `${titles[kind]} of ${organisation.name}, the newest first.`,
      canonicalPath: path,
      jsonLd: listJsonLd(organisation, { title: titles[kind], items }, { origin, path }),
      feeds: feedsOf(organisation, publicPaths.organisation(organisation.company_username)),
      noindex: !isListed,
      shows: [orgId],
      ...themeOf(organisation),
      isDocument: true,
      html: new SafeHtml(content),
      drawForGuest: () => new SafeHtml(drawGuestFrame({ organisation, path, year, content })),
    };
  }

  const renderList =
    (kind: Kind) =>
    async ({ company = '' }: Record<string, string>, query: Query) =>
      orMissing({ noun: 'page', canonicalPath: publicPaths[kind](company), company }, () =>
        drawList(company, kind, query),
      );

  return [
    {
      path: '/organizations/:company',
      query: organisationQuery,
      render: async ({ company = '' }, query) => {
        const path = publicPaths.organisation(company);
        return orMissing({ noun: 'organisation', canonicalPath: path }, () =>
          drawOrganisation(company, query),
        );
      },
    },
    { path: '/organizations/:company/posts', query: listQuery, render: renderList('posts') },
    { path: '/organizations/:company/questions', query: listQuery, render: renderList('questions') },
  ];
};
