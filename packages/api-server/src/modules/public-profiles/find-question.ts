import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { questionRepository } from '../questions/index.ts';
import { publicPagesRepository } from './public-pages.repository.ts';

/** The public question of an address: of one that was merged or reworded, where it leads. With the votes that it was helpful. */
export async function findPublicQuestion(db: Queryable, orgId: string, slug: string) {
  // Whether an answer was retracted, and where an address leads, is not in the view of readers.
  const find = (address: string) =>
    runAsSystem('readers see of a question whose answer was retracted only that it was and why', () =>
      publicPagesRepository.question(db, orgId, address),
    );
  const own = await find(slug);
  const current = own
    ? undefined
    : await runAsSystem('readers may not see a former question, only where it leads', () =>
        publicPagesRepository.questionMovedTo(db, orgId, slug),
      );
  const question = current === undefined ? own : await find(current);
  if (!question) return undefined;
  const helpful = await runAsSystem('what visitors did is counted where readers see only the number', () =>
    questionRepository.helpfulVotes(db, orgId, question.id),
  );
  return { ...question, helpful };
}
