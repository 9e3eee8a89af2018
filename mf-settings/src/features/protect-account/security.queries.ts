import { security } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** How the person signs in. */
export const useSecurity = () => useQuery(contractQueryOptions(security.get));

/** Browsers in which they are signed in. */
export const useSignedInBrowsers = () => useQuery(contractQueryOptions(security.sessions));
