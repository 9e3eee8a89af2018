import { formatDay, formatZonedClock, getBody } from '@rostrum/contracts';
import { timezone, type TimezoneSettings } from '@rostrum/contracts/settings';
import { contractQueryKey, useContractMutation, useEmit, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { ChevronRightIcon, Button, Card, notify } from '@rostrum/ui-kit';
import { ContractField, ContractForm, useContractForm, useFieldValue } from '@rostrum/ui-kit/form';
import { EffectsCard } from './effects-card.tsx';
import styles from './timezone.module.css';
import { ZoneClock } from './zone-clock.tsx';
import { describeDistance, findNextChange, showZone } from './zone-facts.ts';
import { ZoneSelect } from './zone-select.tsx';

const schema = getBody(timezone.changeOrganisation);
const toValues = ({ version, timezone: zone }: TimezoneSettings) => ({ version, timezone: zone });

function describeNextChange(zone: string, now: number): string {
  const at = findNextChange(zone, now);
  return at === null
    ? 'Its clocks do not change.'
    : `Its clocks change on ${formatDay(at, zone)} at ${formatZonedClock(at, 'UTC')}.`;
}

function Choice({ saved, now }: { saved: TimezoneSettings; now: number }) {
  const chosen = useFieldValue('timezone');
  const next = typeof chosen === 'string' ? chosen : saved.timezone;
  const isOther = next !== saved.timezone;
  return (
    <>
      <Card>
        <div className={styles.clocks}>
          <ZoneClock label="Now" zone={saved.timezone} now={now} />
          {isOther ? (
            <>
              <ChevronRightIcon aria-hidden />
              <ZoneClock label="After saving" zone={next} now={now} />
            </>
          ) : null}
        </div>
        <ContractField name="timezone">
          {({ value, onChange, id, onBlur }) => (
            <ZoneSelect id={id} onBlur={onBlur} now={now} value={String(value)} onChange={onChange} />
          )}
        </ContractField>
        <p className={styles.quiet} role="status">
          {isOther ? `${describeDistance(saved.timezone, next, now)}. ` : null}
          {describeNextChange(next, now)}
        </p>
      </Card>
      {isOther ? <EffectsCard saved={saved} next={next} now={now} /> : null}
    </>
  );
}

/** The clock of the organisation. What was chosen stays when saving fails. */
export function OrganisationZoneForm({ saved, now }: { saved: TimezoneSettings; now: number }) {
  const queryClient = useQueryClient();
  const emit = useEmit();
  const form = useContractForm({ schema, name: 'timezone', values: toValues(saved) });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const save = useContractMutation(timezone.changeOrganisation, {
    onSuccess: (next) => {
      form.settle(toValues(next));
      queryClient.setQueryData(contractQueryKey(timezone.get), next);
      emit('settings.contact_saved', {});
      notify.success({ title: `${next.organisation} is now on the time of ${showZone(next.timezone)}` });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';

  async function takeNewer() {
    const queryKey = contractQueryKey(timezone.get);
    const newer = await queryClient.fetchQuery<TimezoneSettings>({ queryKey, staleTime: 0 });
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
      <Choice saved={saved} now={now} />
      <div className={styles.foot}>
        <span className={styles.quiet}>The change is recorded in Activity History.</span>
        <span className={styles.buttons}>
          {isDirty ? <Button onClick={() => form.settle(toValues(saved))}>Cancel</Button> : null}
          <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isDirty}>
            Save timezone
          </Button>
        </span>
      </div>
    </ContractForm>
  );
}
