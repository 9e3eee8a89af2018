import { personChanges } from '@rostrum/contracts/people';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Modal, PageSkeleton, PanelError, notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import styles from './approval-dialog.module.css';

/** Which sections of public profiles the team wants to see before a change by their person is public. */
export function ApprovalDialog({ onClose }: { onClose: () => void }) {
  const settings = useQuery(contractQueryOptions(personChanges.settings));
  const [chosen, setChosen] = useState<readonly string[]>();
  const save = useContractMutation(personChanges.saveSettings, {
    onSuccess: ({ parts }) => {
      notify.success({
        title:
          parts.length === 0
            ? 'Changes are public at once.'
            : `Changes of ${parts.length === 1 ? '1 section wait' : `${parts.length} sections wait`} for approval.`,
      });
      onClose();
    },
    onError: tellRefusal('Could not save what waits for approval.'),
  });
  const { data } = settings;
  const parts = chosen ?? data?.parts ?? [];
  return (
    <Modal
      open
      width={560}
      title="Changes that wait for approval"
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={!data}
          loading={save.isPending}
          onClick={() =>
            data &&
            save.mutate({
              body: {
                parts: data.options.flatMap(({ part }) => (parts.includes(part) ? [part] : [])),
              },
            })
          }
        >
          Save
        </Button>,
      ]}
    >
      <p>
        When an expert or a member of staff changes one of these sections of their public profile, it stays as
        it is until an administrator approves the change. Everything else is public at once.
      </p>
      {settings.isError ? (
        <PanelError onRetry={() => void settings.refetch()} retrying={settings.isFetching} />
      ) : null}
      {settings.isPending ? <PageSkeleton label="Loading the sections" variant="list" /> : null}
      <div className={styles.sections} role="group" aria-label="Sections">
        {data?.options.map(({ part, label }) => (
          <Checkbox
            key={part}
            checked={parts.includes(part)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...parts, part] : parts.filter((other) => other !== part))
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </Modal>
  );
}
