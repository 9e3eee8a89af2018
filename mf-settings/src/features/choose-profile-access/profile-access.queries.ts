import { access } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

// A form stands on it: it must not change under the person when the window gets the focus back.
export const useProfileAccess = () =>
  useQuery({ ...contractQueryOptions(access.getProfile), refetchOnWindowFocus: false });
