import type { ParsedQuery, questions } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { type Database, iso, isoOrNull } from '@rostrum/server-kit/database';
import { questionRepository } from './questions.repository.ts';

/** The Q&A queue. */
export function createQuestionService({ db }: { db: Database }) {
  return {
    async list(
      session: Permitted<'question.list'>,
      { page_from, page_size, ...query }: ParsedQuery<typeof questions.list>,
    ) {
      const filter = { ...query, orgId: organisationOf(session) };
      const [rows, counts, experts] = await Promise.all([
        questionRepository.list(db, { ...filter, limit: page_size, offset: page_from }),
        questionRepository.countByStatus(db, filter),
        questionRepository.assignedExperts(db, filter.orgId),
      ]);
      const chosen = filter.status?.length ? filter.status : Object.keys(counts);
      return {
        items: rows.map((row) => ({
          ...row,
          due_at: isoOrNull(row.due_at),
          created_at: iso(row.created_at),
        })),
        total: chosen.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
        counts,
        experts,
      };
    },

    async suggestions(session: Permitted<'question.list'>) {
      return { items: await questionRepository.searchesWithoutQuestion(db, organisationOf(session)) };
    },
  };
}
