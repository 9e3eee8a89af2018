import { directoryAccess } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

// A form stands on it: it must not change under the person when the window gets the focus back.
export const useDirectoryAccess = () =>
  useQuery({ ...contractQueryOptions(directoryAccess.get), refetchOnWindowFocus: false });
