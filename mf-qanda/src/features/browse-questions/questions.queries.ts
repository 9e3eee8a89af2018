import { questions, type ParsedQuery } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type QuestionFilters = ParsedQuery<typeof questions.list>;

/** The queue under its filters; while other filters load, the rows before them stay readable. */
export const useQuestions = (query: QuestionFilters) =>
  useQuery({ ...contractQueryOptions(questions.list, { query }), placeholderData: keepPreviousData });
