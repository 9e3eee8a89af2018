import { isApiError } from '@rostrum/api-client';
import { inquiries, type InquiryDetail, type RouteBody } from '@rostrum/contracts';
import { inquiryMeetings } from '@rostrum/contracts/inquiries';
import { contractQueryKey, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useState } from 'react';

type Without<Body> = Omit<Body, 'version'>;

/** Puts the answer on screen at once; after a refusal the newest state is fetched. */
function useShowAnswer(id: string) {
  const queryClient = useQueryClient();
  const queryKey = contractQueryKey(inquiries.get, { params: { id } });
  return {
    onSuccess: (answer: InquiryDetail) => void queryClient.setQueryData(queryKey, answer),
    onError: (error: Error) => {
      if (isApiError(error) && error.status === 409) void queryClient.invalidateQueries({ queryKey });
    },
  };
}

/** Offers times. Pressed again after a broken line, the sender is written to once. */
export function useOfferTimes({ id, version }: InquiryDetail) {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const { onSuccess, onError } = useShowAnswer(id);
  const { mutateAsync } = useContractMutation(inquiryMeetings.offer, {
    onSuccess,
    onError: (error: Error) => {
      if (isApiError(error) && error.status >= 400 && error.status < 500) setKey(crypto.randomUUID());
      onError(error);
    },
  });
  return (offer: Without<RouteBody<typeof inquiryMeetings.offer>>) =>
    mutateAsync({ params: { id }, body: { version, ...offer }, idempotencyKey });
}

/** Agrees to a time that the sender proposed. */
export function useAgreeToTime({ id, version }: InquiryDetail) {
  const { mutateAsync } = useContractMutation(inquiryMeetings.agree, useShowAnswer(id));
  return (agreed: Without<RouteBody<typeof inquiryMeetings.agree>>) =>
    mutateAsync({ params: { id }, body: { version, ...agreed } });
}

/** Cancels what is arranged. */
export function useCancelMeeting({ id, version }: InquiryDetail) {
  const { mutateAsync } = useContractMutation(inquiryMeetings.cancel, useShowAnswer(id));
  return (told: Without<RouteBody<typeof inquiryMeetings.cancel>>) =>
    mutateAsync({ params: { id }, body: { version, ...told } });
}
