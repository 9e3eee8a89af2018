import type { ParsedQuery, RouteBody } from '@rostrum/contracts';
import { inquiryRetention, legalHolds, type SetupRetention } from '@rostrum/contracts/inquiries';
import { contractQueryKey, contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@rostrum/remote-runtime/query';

/** What the next round would erase under a draft. Not asked while nothing would be. */
export const useRetentionPreview = (
  { inquiry_days, file_days, spam_days }: SetupRetention,
  enabled: boolean,
) =>
  useQuery({
    ...contractQueryOptions(inquiryRetention.preview, {
      query: {
        inquiry_days: inquiry_days ?? undefined,
        file_days: file_days ?? undefined,
        spam_days: spam_days ?? undefined,
      },
    }),
    placeholderData: keepPreviousData,
    enabled,
  });

export const useLegalHolds = (query: ParsedQuery<typeof legalHolds.list>) =>
  useQuery({ ...contractQueryOptions(legalHolds.list, { query }), placeholderData: keepPreviousData });

/** A hold changes the list and what the next round would erase. */
function useReload() {
  const queryClient = useQueryClient();
  const keys = [legalHolds.list, inquiryRetention.preview].map((route) =>
    contractQueryKey(route).slice(0, 1),
  );
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useSetHold() {
  const { mutateAsync } = useContractMutation(legalHolds.set, { onSuccess: useReload() });
  return (body: RouteBody<typeof legalHolds.set>) => mutateAsync({ body });
}

export function useLiftHold() {
  const { mutateAsync } = useContractMutation(legalHolds.lift, { onSuccess: useReload() });
  return (id: string) => mutateAsync({ params: { id } });
}

export const useHoldAll = () =>
  useContractMutation(legalHolds.setAll, { onSuccess: useReload() }).mutateAsync;

export const useLiftAll = () =>
  useContractMutation(legalHolds.liftAll, { onSuccess: useReload() }).mutateAsync;
