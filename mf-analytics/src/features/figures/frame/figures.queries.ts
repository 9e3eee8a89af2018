import { coverage, insights, rangeQuery } from '@rostrum/contracts/analytics';
import { contractQueryOptions, useUrlState } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

/** The days of the address, without what it does not name. */
function useRange() {
  const [{ range, from, to, compare, left_out }] = useUrlState(rangeQuery);
  return { query: { range, compare, left_out, ...(range === 'custom' && { from, to }) } };
}

// The figures of the days before stay until the new ones are there.
const kept = { placeholderData: keepPreviousData };

export const useAllFigures = () => useQuery({ ...contractQueryOptions(insights.all, useRange()), ...kept });
export const usePeopleFigures = () =>
  useQuery({ ...contractQueryOptions(insights.people, useRange()), ...kept });
export const usePostFigures = () =>
  useQuery({ ...contractQueryOptions(insights.posts, useRange()), ...kept });
export const useQuestionFigures = () =>
  useQuery({ ...contractQueryOptions(insights.qanda, useRange()), ...kept });
export const useInquiryFigures = () =>
  useQuery({ ...contractQueryOptions(insights.inquiries, useRange()), ...kept });
export const useCoverage = () => useQuery({ ...contractQueryOptions(coverage.list, useRange()), ...kept });
