import { inquiryBriefings, similarInquiries, type BriefingNotes } from '@rostrum/contracts/inquiries';
import { contractQueryKey, contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';

export const useBriefing = (id: string) =>
  useQuery(contractQueryOptions(inquiryBriefings.get, { params: { id } }));

/** Past inquiries like one, and those that ask the same; empty lists until they are known. */
export function useSimilar(id: string) {
  const { data } = useQuery({
    ...contractQueryOptions(similarInquiries, { params: { id } }),
    staleTime: 60_000,
  });
  return { items: data?.items ?? [], same: data?.same ?? [] };
}

/** Saves what the desk adds; the briefing on screen is the answer. */
export function useSaveBriefing(id: string) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useContractMutation(inquiryBriefings.save);
  const save = async (notes: BriefingNotes, version: number) => {
    const answer = await mutateAsync({ params: { id }, body: { ...notes, version } });
    queryClient.setQueryData(contractQueryKey(inquiryBriefings.get, { params: { id } }), answer);
  };
  return { save, isPending };
}
