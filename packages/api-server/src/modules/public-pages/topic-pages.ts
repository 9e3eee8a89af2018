import { pageQuery, publicPaths } from '@rostrum/contracts';
import { NotFoundError } from '@rostrum/server-kit';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { SafeHtml, type MovedPage, type PublicPage } from '@rostrum/server-kit/module';
import { topicJsonLd } from '../public-profiles/index.ts';
import { listQuery } from './page-query.ts';
import { loadViews } from './load-views.ts';
import { createOrMissing } from './or-missing.ts';
import type { personPages } from './person-pages.ts';
import { topicsRepository } from './topics.repository.ts';

const speakersOnPage = 24;
const postsOnPage = 6;
/** Titles of topics have at most 80 characters; folding may double some. */
const longestSlug = 200;

/** What there is to show of a topic; where no one speaks on it, the topic that has its name now. */
async function findTopic(db: Database, slug: string, from: number) {
  const title = await topicsRepository.title(db, slug);
  if (title === undefined)
    return { isThere: false, renamedTo: await topicsRepository.renamedTo(db, slug) } as const;
  const [organisations, people, posts, relations] = await Promise.all([
    topicsRepository.organisations(db, slug),
    topicsRepository.people(db, slug, { limit: speakersOnPage, offset: from }),
    topicsRepository.posts(db, slug, postsOnPage),
    topicsRepository.relations(db, slug),
  ]);
  return { isThere: true, title, organisations, people, posts, ...relations } as const;
}

/** Who speaks on a topic, across organisations: one address for each way to write it. */
export const topicPages: typeof personPages = ({ db, clock, config }) => {
  const orMissing = createOrMissing({ db, clock });
  const origin = config.publicUrl;

  async function drawTopic(asked: string, from: number): Promise<PublicPage | MovedPage> {
    const missing = new NotFoundError(
      'No one in this directory speaks on this topic. Check the address, or search by name or expertise.',
    );
    if (asked.length > longestSlug || asked.includes('\0')) throw missing;
    const slug = await topicsRepository.toSlug(db, asked);
    if (slug === '') throw missing;
    const own = publicPaths.topic(slug);
    if (slug !== asked) return { movedTo: own };
    const topic = await runAsSystem('pages of topics show what is public in all organisations', () =>
      findTopic(db, slug, from),
    );
    if (!topic.isThere) {
      if (topic.renamedTo === undefined) throw missing;
      return { movedTo: publicPaths.topic(await topicsRepository.toSlug(db, topic.renamedTo)) };
    }
    const { title, organisations, people, posts, entry_terms: entryTerms, broader, narrower } = topic;
    const total = organisations.reduce((sum, { count }) => sum + count, 0);
    const path = from === 0 ? own : `${own}?page_from=${String(from)}`;
    const { drawTopicPage, drawGuestFrame } = await loadViews();
    const content = drawTopicPage({
      title,
      entryTerms,
      broader,
      narrower,
      people,
      posts,
      organisations,
      from,
      size: speakersOnPage,
      total,
    });
    return {
      title: `Experts on ${title}`,
      description: `Who can speak on ${title}: ${organisations
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')}.`,
      canonicalPath: path,
      jsonLd: topicJsonLd({ title, entryTerms, broader }, people, { origin, path }),
      isDocument: true,
      html: new SafeHtml(content),
      drawForGuest: () =>
        new SafeHtml(drawGuestFrame({ organisation: null, path, year: clock().getUTCFullYear(), content })),
    };
  }

  return [
    {
      path: '/topics/:slug',
      query: listQuery,
      render: async ({ slug = '' }, { page_from: from }) =>
        orMissing({ noun: 'topic', canonicalPath: publicPaths.topic(slug) }, () =>
          drawTopic(slug, pageQuery.shape.page_from.catch(0).parse(from ?? 0)),
        ),
    },
  ];
};
