import type { FastifyInstance } from 'fastify';
import { publicPaths } from '@rostrum/contracts';
import { organisationRepository } from '@rostrum/identity';
import { NotFoundError } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { countDrawing } from '../page-changes/index.ts';
import { writeForReaders } from '../posts/index.ts';
import { discoveryRepository } from './discovery.repository.ts';
import { atomOf, rssOf } from './feed-documents.ts';
import { sendDocument } from './send-document.ts';

/** Entries of one feed: enough for a reader that looks once a month. */
const longest = 50;

const posts = { words: 'posts', list: discoveryRepository.posts, pathOf: publicPaths.post };
const questions = {
  words: 'questions and answers',
  list: discoveryRepository.questions,
  pathOf: publicPaths.question,
};
const rss = { type: 'application/rss+xml', write: rssOf };
const atom = { type: 'application/atom+xml', write: atomOf };

const feeds = [
  { path: '/organizations/:company/posts.rss', file: 'posts.rss', ...posts, ...rss },
  { path: '/organizations/:company/posts.atom', file: 'posts.atom', ...posts, ...atom },
  { path: '/organizations/:company/questions.rss', file: 'questions.rss', ...questions, ...rss },
  { path: '/organizations/:company/questions.atom', file: 'questions.atom', ...questions, ...atom },
];

interface FeedsDeps {
  db: Database;
  config: { publicUrl: string };
  limits: Pick<Limits, 'consume'>;
}

/** `/organizations/{company}/posts.rss`, `posts.atom`, `questions.rss` and `questions.atom`: the newest fifty. */
export function feedsEndpoint(app: FastifyInstance, { db, config, limits }: FeedsDeps): void {
  const absolute = (path: string) => new URL(path, config.publicUrl).href;
  for (const { path, file, words, list, pathOf, type, write } of feeds)
    app.get<{ Params: { company: string } }>(
      path,
      { config: { policy: 'page' } },
      async ({ ip, params: { company } }, reply) => {
        await countDrawing(limits, ip);
        const organisation = await organisationRepository.findPublic(db, company);
        if (!organisation)
          throw new NotFoundError(
            `No organisation is found under "${company}". Check the address or search by name.`,
          );
        const page = publicPaths.organisation(organisation.companyUsername);
        const rows = await list(db, organisation.id, longest);
        const texts = await writeForReaders(
          db,
          organisation.id,
          rows.map(({ body_html }) => body_html),
        );
        if (organisation.directoryAccess !== 'public' || !organisation.isIndexed)
          reply.header('x-robots-tag', 'noindex');
        const text = write({
          title: organisation.name,
          description: `${organisation.name}: ${words}`,
          page: absolute(page),
          self: absolute(`${page}/${file}`),
          entries: rows.map((row, index) => ({
            ...row,
            body_html: texts[index] ?? '',
            address: absolute(pathOf(organisation.companyUsername, row.slug)),
          })),
        });
        return sendDocument(reply, type, text);
      },
    );
}
