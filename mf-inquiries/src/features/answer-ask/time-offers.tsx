import { deviceTimeZone } from '@rostrum/contracts';
import { Button, Input, PlusIcon } from '@rostrum/ui-kit';
import { ContractField } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import styles from './time-offers.module.css';

const most = 3;

/** The moments of filled fields; the fields show the time of the device. */
const toMoments = (typed: readonly string[]) =>
  typed
    .map((text) => Date.parse(text))
    .filter((time) => !Number.isNaN(time))
    .map((time) => new Date(time).toISOString());

/** Up to three times that suit the expert. */
export function TimeOffers() {
  const [typed, setTyped] = useState<readonly string[]>(['']);
  const zone = deviceTimeZone().replaceAll('_', ' ');
  return (
    <ContractField
      name="times"
      label="When could you?"
      hint={`Offer up to three times. Time zone: ${zone}.`}
      isRequired
    >
      {({ id, onChange, onBlur }) => {
        const change = (at: number, text: string) => {
          const next = typed.map((one, index) => (index === at ? text : one));
          setTyped(next);
          onChange(toMoments(next));
        };
        return (
          <div className={styles.times}>
            {typed.map((text, index) => (
              <Input
                key={index}
                id={index === 0 ? id : undefined}
                type="datetime-local"
                aria-label={`Time ${index + 1}`}
                value={text}
                onBlur={onBlur}
                onChange={({ target }) => change(index, target.value)}
              />
            ))}
            {typed.length < most ? (
              <Button
                type="link"
                icon={<PlusIcon aria-hidden size={16} />}
                onClick={() => setTyped([...typed, ''])}
              >
                Another time
              </Button>
            ) : null}
          </div>
        );
      }}
    </ContractField>
  );
}
