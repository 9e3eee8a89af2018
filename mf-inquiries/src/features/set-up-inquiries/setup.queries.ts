import { inquirySetup } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useSetup = () => useQuery(contractQueryOptions(inquirySetup.get));
