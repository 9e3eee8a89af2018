import { people } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';

/** Says of the own profile that it is still correct. */
export function useConfirmOwn() {
  const { mutate, isPending } = useContractMutation(people.confirmOwn, {
    onSuccess: () => notify.success({ title: 'Thank you. Confirmed today.' }),
    onError: (error) => notify.error({ title: 'Could not confirm.', description: error.message }),
  });
  return { isPending, confirm: () => mutate() };
}
export type Confirmation = ReturnType<typeof useConfirmOwn>;
