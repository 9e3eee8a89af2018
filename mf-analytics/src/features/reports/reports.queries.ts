import { reports } from '@rostrum/contracts/analytics';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export const useMonthlyReport = (month: string | undefined) =>
  useQuery({
    ...contractQueryOptions(reports.month, { query: { ...(month !== undefined && { month }) } }),
    placeholderData: keepPreviousData,
  });

export const useReportMailings = () => useQuery(contractQueryOptions(reports.mailings, {}));
