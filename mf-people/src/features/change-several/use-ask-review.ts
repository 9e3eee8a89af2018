import { personReviews } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { describeOutcome } from './describe-outcome.ts';

/** Asks people by email whether their profile is still correct. */
export function useAskReview(onDone: () => void) {
  const { mutate, isPending } = useContractMutation(personReviews.ask, {
    onSuccess: (outcome) => {
      const told = describeOutcome(outcome, 'asked to be confirmed');
      if (outcome.changed.length > 0) notify.success(told);
      else notify.error({ title: 'No one was asked.', description: told.description });
      onDone();
    },
    onError: tellRefusal('Could not ask.'),
  });
  return { ask: (ids: readonly string[]) => mutate({ body: { ids: [...ids] } }), isPending };
}
