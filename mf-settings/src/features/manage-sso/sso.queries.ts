import { ssoAdmin, type SsoSettings } from '@rostrum/contracts/settings';
import { contractQueryKey, contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';

export const useSso = () => useQuery(contractQueryOptions(ssoAdmin.get));

/** Refused sign-ins, which come in while the page is open in another tab than the test. */
export const useSsoAttempts = () => useQuery(contractQueryOptions(ssoAdmin.listAttempts));

/** Shows what a change answered. */
export function useShowSso(): (saved: SsoSettings) => void {
  const queryClient = useQueryClient();
  return (saved) => void queryClient.setQueryData(contractQueryKey(ssoAdmin.get), saved);
}

/** Does something sensitive once the person has proved who they are; null when they turned back. */
export type Confirmed = <Result>(act: () => Promise<Result>) => Promise<Result | null>;

export interface SsoPartProps {
  sso: SsoSettings;
  confirmed: Confirmed;
}
