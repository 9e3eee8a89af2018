import type { ParsedQuery, RouteBody } from '@rostrum/contracts';
import { inquiryRules, type InquiryRule, type RuleKind } from '@rostrum/contracts/inquiries';
import { contractQueryKey, contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';

export type RuleFilters = ParsedQuery<typeof inquiryRules.list>;

export const useRules = (query: RuleFilters) =>
  useQuery({ ...contractQueryOptions(inquiryRules.list, { query }), placeholderData: keepPreviousData });

export interface PreviewedRule {
  kind: RuleKind;
  pattern: string;
  types: RouteBody<typeof inquiryRules.add>['types'];
}

/** What a rule would have caught; not asked before the pattern can be one. */
export const useRulePreview = ({ kind, pattern, types }: PreviewedRule, enabled: boolean) =>
  useQuery({
    ...contractQueryOptions(inquiryRules.preview, { query: { kind, pattern, types } }),
    placeholderData: keepPreviousData,
    enabled,
  });

function useReload() {
  const queryClient = useQueryClient();
  const key = contractQueryKey(inquiryRules.list).slice(0, 1);
  return () => queryClient.invalidateQueries({ queryKey: key });
}

export function useAddRule() {
  const reload = useReload();
  const { mutateAsync } = useContractMutation(inquiryRules.add, { onSuccess: reload });
  return (body: RouteBody<typeof inquiryRules.add>) => mutateAsync({ body });
}

export function useImportRules() {
  const reload = useReload();
  const { mutateAsync, isPending } = useContractMutation(inquiryRules.import, { onSuccess: reload });
  return { run: (body: RouteBody<typeof inquiryRules.import>) => mutateAsync({ body }), isPending };
}

export function useSwitchRule() {
  const reload = useReload();
  const { mutate, isPending, variables } = useContractMutation(inquiryRules.change, {
    onSuccess: reload,
    onError: (error) => {
      notify.error({ title: 'Could not change the rule.', description: error.message });
      void reload();
    },
  });
  const change = ({ id, version }: InquiryRule, enabled: boolean) =>
    mutate({ params: { id }, body: { version, enabled } });
  return { change, changingId: isPending ? variables.params.id : undefined };
}

export function useRemoveRule() {
  const reload = useReload();
  const { mutateAsync } = useContractMutation(inquiryRules.remove, { onSuccess: reload });
  return ({ id }: InquiryRule) => mutateAsync({ params: { id } });
}
