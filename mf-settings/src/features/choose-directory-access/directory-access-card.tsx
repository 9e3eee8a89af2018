import { getBody, type AccessLevel } from '@rostrum/contracts';
import { directoryAccess, type DirectoryAccessSettings } from '@rostrum/contracts/settings';
import { contractQueryKey, useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, LinkButton, notify, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { Checkbox, Radio } from '@rostrum/ui-kit/data';
import { ContractForm, useContractForm, useController } from '@rostrum/ui-kit/form';
import { useId } from 'react';
import { useDirectoryAccess } from './directory-access.queries.ts';
import styles from './directory-access.module.css';

const schema = getBody(directoryAccess.change);
const toValues = ({ version, access, is_indexed }: DirectoryAccessSettings) => ({
  version,
  access,
  is_indexed,
});

const levels: readonly { value: AccessLevel; name: string; line: string }[] = [
  { value: 'public', name: 'Everyone', line: 'The directory appears in search and in lists.' },
  {
    value: 'private',
    name: 'Signed-in members only',
    line: 'No one else can see your pages or embeds, bookmark your people or send you inquiries.',
  },
  { value: 'unlisted', name: 'Anyone with the link', line: 'It appears in no search results and no lists.' },
];

/** Who sees the pages of the organisation. What was chosen stays when saving fails. */
function DirectoryAccessForm({ saved }: { saved: DirectoryAccessSettings }) {
  const id = useId();
  const queryClient = useQueryClient();
  const form = useContractForm({ schema, name: 'directory_access', values: toValues(saved) });
  const { field: levelField } = useController({ control: form.control, name: 'access' });
  const {
    field: { ref: indexedRef, ...indexedField },
  } = useController({ control: form.control, name: 'is_indexed' });
  const isPublic = levelField.value === 'public';
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const queryKey = contractQueryKey(directoryAccess.get);
  const save = useContractMutation(directoryAccess.change, {
    onSuccess: (next) => {
      form.settle(toValues(next));
      queryClient.setQueryData(queryKey, next);
      notify.success({
        title: 'Directory access saved.',
        description: levels.find(({ value }) => value === next.access)?.line,
      });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';

  /** Changed in another window meanwhile: what was chosen here stays, and the next save replaces it. */
  async function takeNewer() {
    const newer = await queryClient.fetchQuery<DirectoryAccessSettings>({ queryKey, staleTime: 0 });
    form.setValue('version', newer.version);
    save.reset();
  }

  return (
    <ContractForm
      form={form}
      className={styles.form}
      error={save.error}
      title={isConflict ? 'The organisation was changed in another window. Your choice is kept.' : undefined}
      failure="Could not save. Your choice is kept. Try again."
      action={
        isConflict ? <Button onClick={() => void takeNewer()}>Keep my choice and continue</Button> : undefined
      }
      onSubmit={(body) => save.mutate({ body })}
    >
      <Radio.Group className={styles.levels} aria-label="Who can see the directory" {...levelField}>
        {levels.map(({ value, name, line }) => (
          <Radio key={value} value={value} aria-describedby={`${id}-${value}`}>
            {name}
            <span className={styles.line} id={`${id}-${value}`}>
              {line}
            </span>
          </Radio>
        ))}
      </Radio.Group>
      <Checkbox
        ref={indexedRef}
        checked={indexedField.value && isPublic}
        disabled={!isPublic}
        aria-describedby={`${id}-engines`}
        onChange={indexedField.onChange}
      >
        Also search engines
        <span className={styles.line} id={`${id}-engines`}>
          {isPublic
            ? 'Search engines can take days to drop a page.'
            : 'Only a directory for everyone is shown to search engines.'}
        </span>
      </Checkbox>
      <div>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isDirty}>
          Save
        </Button>{' '}
        <LinkButton href={saved.href}>See the directory</LinkButton>
      </div>
    </ContractForm>
  );
}

/** The card of the page, whatever became of its data. */
export function DirectoryAccessCard() {
  const { data, isError, isFetching, refetch } = useDirectoryAccess();
  return (
    <Card title="Who can see the directory">
      {data ? (
        <DirectoryAccessForm saved={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonBlock height={160} />
      )}
    </Card>
  );
}
