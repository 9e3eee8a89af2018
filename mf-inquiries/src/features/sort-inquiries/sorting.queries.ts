import { inquiries } from '@rostrum/contracts';
import { inquirySorting, savedInquiryViews } from '@rostrum/contracts/inquiries';
import { contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** What the inbox can be narrowed by. */
export const useFilterOptions = () =>
  useQuery({ ...contractQueryOptions(inquirySorting.options), staleTime: 60_000 }).data;

/** Who can be made responsible; for the desk alone. */
export const useDesk = (isDesk: boolean) =>
  useQuery({ ...contractQueryOptions(inquiries.assignees), staleTime: 60_000, enabled: isDesk }).data?.items;

/** The person's own views. */
export const useSavedViews = () => useQuery(contractQueryOptions(savedInquiryViews.list)).data?.items;

/** Forgets a view. */
export function useRemoveView(): (id: string) => void {
  const { mutate } = useContractMutation(savedInquiryViews.remove);
  return (id) => mutate({ params: { id } });
}
