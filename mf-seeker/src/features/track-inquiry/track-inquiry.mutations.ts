import { guestInquiries, sentInquiries, type RouteBody, type TrackedInquiry } from '@rostrum/contracts';
import { claimInquiry, meetingChoices, moreTime } from '@rostrum/contracts/inquiries';
import { contractQueryKey, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';

/** Whose tracker it is: a seeker's own inquiry, or the one behind a signed link. */
export type TrackerSource = { kind: 'seeker'; id: string } | { kind: 'guest'; token: string };

const keyOf = (source: TrackerSource) =>
  source.kind === 'seeker'
    ? contractQueryKey(sentInquiries.get, { params: { id: source.id } })
    : contractQueryKey(guestInquiries.get, { params: { token: source.token } });

/** Both writes answer with the inquiry as it now stands, so the tracker shows it without asking again. */
export function useShowAnswer(source: TrackerSource) {
  const queryClient = useQueryClient();
  return (inquiry: TrackedInquiry) => queryClient.setQueryData(keyOf(source), inquiry);
}

export function useReply(source: TrackerSource) {
  const onSuccess = useShowAnswer(source);
  const asSeeker = useContractMutation(sentInquiries.reply, { onSuccess });
  const asGuest = useContractMutation(guestInquiries.reply, { onSuccess });
  const state = source.kind === 'seeker' ? asSeeker : asGuest;
  return {
    isSending: state.isPending,
    error: state.error,
    send: (body: RouteBody<typeof sentInquiries.reply>, idempotencyKey: string) =>
      source.kind === 'seeker'
        ? asSeeker.mutateAsync({ params: { id: source.id }, body, idempotencyKey })
        : asGuest.mutateAsync({ params: { token: source.token }, body, idempotencyKey }),
  };
}

/** Allows more time; for those who are signed in. */
export function useExtend(id: string) {
  const onSuccess = useShowAnswer({ kind: 'seeker', id });
  const { mutateAsync, isPending } = useContractMutation(moreTime, { onSuccess });
  const extend = (deadlineAt: string) => mutateAsync({ params: { id }, body: { deadline_at: deadlineAt } });
  return { extend, isPending };
}

/** Chooses one of the times that were offered for a meeting. */
export function useTakeTime(source: TrackerSource) {
  const onSuccess = useShowAnswer(source);
  const asSeeker = useContractMutation(meetingChoices.take, { onSuccess });
  const asGuest = useContractMutation(meetingChoices.takeByLink, { onSuccess });
  const state = source.kind === 'seeker' ? asSeeker : asGuest;
  return {
    isTaking: state.isPending,
    error: state.error,
    take: (at: string) =>
      source.kind === 'seeker'
        ? asSeeker.mutateAsync({ params: { id: source.id }, body: { at } })
        : asGuest.mutateAsync({ params: { token: source.token }, body: { at } }),
  };
}

/** Keeps what was sent signed out in the account's own list. */
export const useClaim = () => useContractMutation(claimInquiry);

export function useWithdraw(source: TrackerSource) {
  const onSuccess = useShowAnswer(source);
  const asSeeker = useContractMutation(sentInquiries.withdraw, { onSuccess });
  const asGuest = useContractMutation(guestInquiries.withdraw, { onSuccess });
  return () =>
    source.kind === 'seeker'
      ? asSeeker.mutateAsync({ params: { id: source.id } })
      : asGuest.mutateAsync({ params: { token: source.token } });
}
