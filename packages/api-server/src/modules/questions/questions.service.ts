import type { ParsedQuery, questions } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { type Database, iso, isoOrNull } from '@rostrum/server-kit/database';
import { closedInquiryRepository } from './from-inquiry/closed-inquiries.repository.ts';
import { questionRepository } from './questions.repository.ts';

/** The Q&A queue. */
export function createQuestionService({ db }: { db: Database }) {
  return {
    async list(
      session: Permitted<'question.list'>,
      { page_from, page_size, ...query }: ParsedQuery<typeof questions.list>,
    ) {
      const filter = { ...query, orgId: organisationOf(session) };
      const [rows, counts, experts, topics] = await Promise.all([
        questionRepository.list(db, { ...filter, limit: page_size, offset: page_from }),
        questionRepository.countByStatus(db, filter),
        questionRepository.assignedExperts(db, filter.orgId),
        questionRepository.topics(db, filter.orgId),
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
        topics,
      };
    },

    async suggestions(session: Permitted<'question.list'>) {
      const orgId = organisationOf(session);
      const [items, inquiries] = await Promise.all([
        questionRepository.searchesWithoutQuestion(db, orgId),
        closedInquiryRepository.suggested(db, orgId),
      ]);
      return { items, inquiries };
    },
  };
}
