import { deviceTimeZone } from '@rostrum/contracts';
import { timezone, type TimezoneSettings } from '@rostrum/contracts/settings';
import { contractQueryKey, useContractMutation, useEmit } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Card, PanelError, notify } from '@rostrum/ui-kit';
import { Radio } from '@rostrum/ui-kit/data';
import styles from './timezone.module.css';
import { showZone } from './zone-facts.ts';
import { ZoneSelect } from './zone-select.tsx';

/** In which zone times are shown to oneself. Each choice is saved at once. */
export function OwnZoneCard({ saved, now }: { saved: TimezoneSettings; now: number }) {
  const queryClient = useQueryClient();
  const emit = useEmit();
  const save = useContractMutation(timezone.changeOwn, {
    onSuccess: (next) => {
      queryClient.setQueryData(contractQueryKey(timezone.get), next);
      emit('settings.contact_saved', {});
      notify.success({ title: `Times are shown to you in ${showZone(next.own ?? next.timezone)}` });
    },
  });
  const choose = (zone: string | null) => save.mutate({ body: { timezone: zone } });
  return (
    <Card title="Your own timezone">
      <p className={styles.quiet}>
        Only how times are shown to you. Home, Posts and Analytics keep the days of the organisation.
      </p>
      <Radio.Group
        className={styles.radios}
        aria-label="Your own timezone"
        value={saved.own === null ? 'same' : 'other'}
        disabled={save.isPending}
        onChange={({ target }) => choose(target.value === 'same' ? null : deviceTimeZone())}
      >
        <Radio value="same">Same as {saved.organisation}</Radio>
        <Radio value="other">Another one</Radio>
      </Radio.Group>
      {saved.own === null ? null : (
        <ZoneSelect aria-label="Your timezone" now={now} value={saved.own} onChange={choose} />
      )}
      {save.isError ? (
        <PanelError onRetry={() => save.variables && save.mutate(save.variables)} retrying={save.isPending} />
      ) : null}
    </Card>
  );
}
