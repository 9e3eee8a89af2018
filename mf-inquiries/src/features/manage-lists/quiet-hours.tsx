import { Switch, TimeInput } from '@rostrum/ui-kit/data';
import { ContractField } from '@rostrum/ui-kit/form';
import styles from './list-form.module.css';

export interface QuietHoursProps {
  isOn: boolean;
  until: string | null;
  timezone: string;
  onSwitch: (isOn: boolean) => void;
}

/** When a list sends nothing, on the clock of the organisation. */
export function QuietHours({ isOn, until, timezone, onSwitch }: QuietHoursProps) {
  return (
    <fieldset className={styles.quiet}>
      <legend className="r-visually-hidden">Quiet hours</legend>
      <span className={styles.switch}>
        <Switch aria-label="Quiet hours" checked={isOn} onChange={onSwitch} />
        <span aria-hidden>Quiet hours</span>
      </span>
      {isOn ? (
        <>
          <div className={styles.times}>
            {(['quiet_from', 'quiet_until'] as const).map((name) => (
              <ContractField key={name} name={name} isRequired>
                {({ value, onChange, onBlur, ...control }) => (
                  <TimeInput
                    {...control}
                    value={typeof value === 'string' ? value : ''}
                    onChange={(time) => onChange(time || null)}
                    onBlur={() => onBlur()}
                  />
                )}
              </ContractField>
            ))}
          </div>
          <p className={styles.note}>
            {`Time zone of the organisation: ${timezone}. Emails of these hours go out ${until ? `at ${until}` : 'at their end'}.`}
          </p>
        </>
      ) : null}
    </fieldset>
  );
}
