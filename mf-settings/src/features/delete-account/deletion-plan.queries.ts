import { accountDeletion } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useDeletionPlan = () =>
  useQuery({ ...contractQueryOptions(accountDeletion.plan), refetchOnWindowFocus: false });
