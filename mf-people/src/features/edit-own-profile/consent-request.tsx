import { people, type PersonDetail } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import styles from './ready-list.module.css';

/** Asks the person whether the profile may be public. Only they can say so. */
export function ConsentRequest({ kind }: Pick<PersonDetail, 'kind'>) {
  const consent = useContractMutation(people.consentOwn, {
    onSuccess: () => notify.success({ title: 'Consent recorded.' }),
    onError: (error) => notify.error({ title: 'Could not record your consent.', description: error.message }),
  });
  return (
    <div className={styles.consent}>
      <p>
        {kind === 'individual'
          ? 'Once you publish this profile, anyone can see your name, photo, biography and areas of expertise.'
          : 'Once your organisation publishes this profile, anyone can see your name, photo, biography and areas of expertise. Your organisation sees when you agreed.'}
      </p>
      <Button onClick={() => consent.mutate({})} loading={consent.isPending}>
        I agree that my profile can be public
      </Button>
    </div>
  );
}
