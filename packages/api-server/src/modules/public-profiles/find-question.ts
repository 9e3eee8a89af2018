import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { questionRepository } from '../questions/index.ts';
import { publicPagesRepository } from './public-pages.repository.ts';

/** The public question of an address: of one that was merged, where it leads. With the votes that it was helpful. */
export async function findPublicQuestion(db: Queryable, orgId: string, slug: string) {
  const own = await publicPagesRepository.question(db, orgId, slug);
  const current = own
    ? undefined
    : await runAsSystem('readers may not see a merged question, only where it leads', () =>
        publicPagesRepository.questionMergedFrom(db, orgId, slug),
      );
  const question = current === undefined ? own : await publicPagesRepository.question(db, orgId, current);
  if (!question) return undefined;
  const helpful = await runAsSystem('what visitors did is counted where readers see only the number', () =>
    questionRepository.helpfulVotes(db, orgId, question.id),
  );
  return { ...question, helpful };
}
