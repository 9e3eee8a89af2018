import { deskDuties } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** Read again every five minutes: shifts change while the inbox stays open. */
export const useDeskDuty = () =>
  useQuery({ ...contractQueryOptions(deskDuties.get), refetchInterval: 5 * 60_000 });
