import { useState } from 'react';
import { changedNames, embedDefaults, savedEmbeds, type BuilderSettings } from '@rostrum/contracts/builder';
import {
  contractQueryKey,
  resourceOf,
  useContractMutation,
  useUnsavedChanges,
} from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { SettingsForm } from '../features/design-look/settings-form.tsx';
import { useSavedEmbeds } from '../features/keep-embeds/saved-embeds.queries.ts';
import { ApplyList } from '../features/set-defaults/apply-list.tsx';
import { DomainList } from '../features/set-defaults/domain-list.tsx';
import styles from '../features/set-defaults/set-defaults.module.css';

/** Every change waits for Save: it may reach pages of others. */
export function SettingsEditor({ saved }: { saved: BuilderSettings }) {
  const queryClient = useQueryClient();
  const [defaults, setDefaults] = useState(saved.defaults);
  const [domains, setDomains] = useState(saved.allowed_domains);
  const [chosen, setChosen] = useState<string[]>([]);
  const embeds = useSavedEmbeds({ page_size: 50 });
  const changed = changedNames(saved.defaults, defaults);
  const isDirty = changed.length > 0 || domains.join() !== saved.allowed_domains.join();
  const applied = changed.length > 0 ? chosen : [];
  useUnsavedChanges(isDirty);
  const save = useContractMutation(embedDefaults.change, {
    invalidates: [resourceOf(savedEmbeds.list)],
    onSuccess: ({ applied: count, ...next }) => {
      queryClient.setQueryData(contractQueryKey(embedDefaults.get), next);
      notify.success({
        title: 'Settings saved',
        description:
          count > 0
            ? `${count === 1 ? 'One saved embed was' : `${count} saved embeds were`} changed.`
            : undefined,
      });
    },
  });
  const discard = () => {
    setDefaults(saved.defaults);
    setDomains(saved.allowed_domains);
    setChosen([]);
    save.reset();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title="New embeds begin with" className={styles.flush}>
          <SettingsForm value={defaults} onChange={(next) => setDefaults({ ...defaults, ...next })} />
        </Card>
      </div>
      <div className={styles.column}>
        <Card title="Allowed domains">
          <p className={styles.note}>
            Embeds load on pages of these domains alone. Elsewhere visitors see the plain link in the code.
          </p>
          <DomainList value={domains} onChange={setDomains} />
        </Card>
        <Card title="Apply to saved embeds">
          <ApplyList
            embeds={embeds.data?.items ?? []}
            more={Math.max(0, (embeds.data?.total ?? 0) - 50)}
            changed={changed}
            chosen={chosen}
            onChange={setChosen}
          />
        </Card>
        {save.error ? <Alert type="error" showIcon role="alert" title={save.error.message} /> : null}
        <div className={styles.foot}>
          <Button disabled={!isDirty} onClick={discard}>
            Discard
          </Button>
          <Button
            type="primary"
            disabled={!isDirty}
            loading={save.isPending}
            onClick={() =>
              save.mutate({
                body: { version: saved.version, defaults, allowed_domains: domains, apply_to: applied },
              })
            }
          >
            {applied.length > 0 ? `Save and apply to ${applied.length}` : 'Save settings'}
          </Button>
        </div>
      </div>
    </div>
  );
}
