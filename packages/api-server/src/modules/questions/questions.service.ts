import { questionStages, type ParsedQuery, type questions } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { type Database, iso, isoOrNull } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { inquirySourceRepository } from '../inquiries/index.ts';
import { missingQuestion } from './held-question.ts';
import { questionRecordRepository } from './question-record.repository.ts';
import { closedInquiryRepository } from './from-inquiry/closed-inquiries.repository.ts';
import { questionRepository } from './questions.repository.ts';

interface StatusGroup {
  status: string;
  is_in_review: boolean;
  count: number;
}

const sumCounts = (groups: readonly StatusGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);

/** One in review counts for its status, too, as the filter of that status finds it. */
const countStages = (groups: readonly StatusGroup[]): Record<string, number> =>
  Object.fromEntries(
    questionStages
      .map(
        (stage) =>
          [
            stage,
            sumCounts(
              groups.filter((group) => (stage === 'in_review' ? group.is_in_review : group.status === stage)),
            ),
          ] as const,
      )
      .filter(([, count]) => count > 0),
  );

/** The Q&A queue. */
export function createQuestionService({ db }: { db: Database }) {
  return {
    async list(
      session: Permitted<'question.list'>,
      { page_from, page_size, ...query }: ParsedQuery<typeof questions.list>,
    ) {
      const filter = { ...query, orgId: organisationOf(session) };
      const [rows, groups, experts, topics] = await Promise.all([
        questionRepository.list(db, { ...filter, limit: page_size, offset: page_from }),
        questionRepository.countByStatus(db, filter),
        questionRepository.assignedExperts(db, filter.orgId),
        questionRepository.topics(db, filter.orgId),
      ]);
      const chosen: readonly string[] = filter.status ?? [];
      const isChosen = ({ status, is_in_review: isInReview }: StatusGroup) =>
        chosen.length === 0 || chosen.includes(status) || (isInReview && chosen.includes('in_review'));
      return {
        items: rows.map((row) => ({
          ...row,
          due_at: isoOrNull(row.due_at),
          created_at: iso(row.created_at),
        })),
        total: sumCounts(groups.filter(isChosen)),
        counts: countStages(groups),
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
