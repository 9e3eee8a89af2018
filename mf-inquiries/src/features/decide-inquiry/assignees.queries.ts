import { inquiries } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** Who of the desk can take an inquiry. It changes rarely, so it is asked for once in a while. */
export const useAssignees = (enabled: boolean) =>
  useQuery({ ...contractQueryOptions(inquiries.assignees), staleTime: 10 * 60_000, enabled });
