import { getBody } from '@rostrum/contracts';
import { peopleFeeds, type PeopleFeed } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { FeedFindings } from './feed-findings.tsx';
import styles from './integrations.module.css';

/** Sets up the HR feed. A check says what a run would do before anything is saved. */
export function FeedDialog({ feed, onClose }: { feed: PeopleFeed | null; onClose: () => void }) {
  const form = useContractForm({
    schema: getBody(peopleFeeds.save),
    name: 'people-feed',
    values: {
      url: feed?.url ?? '',
      unpublishes_leavers: feed?.unpublishes_leavers ?? true,
      state: feed?.state ?? ('active' as const),
    },
  });
  const save = useContractMutation(peopleFeeds.save);
  const check = useContractMutation(peopleFeeds.check);
  const look = async () => {
    if (!(await form.trigger('url'))) return;
    await check
      .mutateAsync({ body: { url: form.getValues('url') } })
      .catch(tellRefusal('Could not check the file.'));
  };
  return (
    <FormDialog
      form={form}
      title={feed ? 'Change the HR feed' : 'Set up the HR feed'}
      confirmLabel="Save feed"
      onSubmit={async (body) => {
        await save.mutateAsync({ body });
        notify.success({ title: 'The HR feed is saved. It runs each night at 02:00 UTC.' });
      }}
      onClose={onClose}
    >
      <p className={styles.lead}>
        A CSV file with one person in each row. The first row names the columns, as in an import: Email or
        Username tells who a row is about. What the file sets is changed in the HR system alone.
      </p>
      <TextField name="url" inputMode="url" placeholder="https://" autoFocus />
      <div className={styles.buttons}>
        <Button loading={check.isPending} onClick={() => void look()}>
          Check the file
        </Button>
      </div>
      {check.data ? <FeedFindings run={check.data} isCheck /> : null}
      <ContractField name="unpublishes_leavers">
        {({ value, onChange, id }) => (
          <Checkbox id={id} checked={value === true} onChange={(event) => onChange(event.target.checked)}>
            Unpublish people who are no longer in the file
          </Checkbox>
        )}
      </ContractField>
    </FormDialog>
  );
}
