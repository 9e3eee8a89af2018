import { sentInquiries } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** What the account said about itself last, once it is current. The form works without it: a failure only leaves fields empty. */
export function useSenderDetails(isSignedIn: boolean) {
  const { data, isFetching } = useQuery({
    ...contractQueryOptions(sentInquiries.senderDetails),
    enabled: isSignedIn,
  });
  return isFetching ? undefined : data;
}
