import { publicPaths } from '@rostrum/contracts';
import { iso, type Queryable } from '@rostrum/server-kit/database';
import { besidePublicationRepository, type Subject } from './beside-publication.repository.ts';

type PostRow = Awaited<ReturnType<typeof besidePublicationRepository.posts>>[number];

/** What is named beside a publication of an organisation. */
export function findBeside(db: Queryable, company: string) {
  const presentPost = ({ slug, cover_focus_x: x, cover_focus_y: y, published_at, ...post }: PostRow) => ({
    ...post,
    cover_focus: { x, y },
    href: publicPaths.post(company, slug),
    published_at: iso(published_at),
  });
  const presentQuestion = ({ slug, text }: { slug: string; text: string }) => ({
    text,
    href: publicPaths.question(company, slug),
  });
  return {
    async ofPost(subject: Subject) {
      const [questions, more] = await Promise.all([
        besidePublicationRepository.questions(db, subject),
        besidePublicationRepository.newestPosts(db, subject),
      ]);
      return { questions: questions.map(presentQuestion), more: more.map(presentPost) };
    },
    async ofQuestion(subject: Subject) {
      const [related, posts] = await Promise.all([
        besidePublicationRepository.questions(db, subject),
        besidePublicationRepository.posts(db, subject),
      ]);
      return { related: related.map(presentQuestion), posts: posts.map(presentPost) };
    },
  };
}
