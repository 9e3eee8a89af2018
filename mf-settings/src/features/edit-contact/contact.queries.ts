import { settings } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

// A form stands on it: it must not change under the typing person when the window gets the focus back.
export const useContact = () =>
  useQuery({ ...contractQueryOptions(settings.getContact), refetchOnWindowFocus: false });
