import type { ParsedQuery, questions } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { type Database, iso, isoOrNull } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { inquirySourceRepository } from '../inquiries/index.ts';
import { missingQuestion } from './held-question.ts';
import { questionRecordRepository } from './question-record.repository.ts';
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

    /** Who wrote after reading the question. */
    async inquiries(session: Permitted<'question.write'>, id: string) {
      const orgId = organisationOf(session);
      const question = await questionRecordRepository.find(db, { orgId, id });
      if (!question) throw missingQuestion();
      const organisation = await organisationRepository.find(db, orgId);
      const page = {
        company: organisation?.companyUsername ?? '',
        slugs: [question.slug, ...question.formerSlugs],
      };
      return inquirySourceRepository.fromQuestion(db, orgId, page);
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
