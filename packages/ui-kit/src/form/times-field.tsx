import { deviceTimeZone } from '@rostrum/contracts';
import { useState } from 'react';
import { Button } from '../antd/core.ts';
import { PlusIcon } from '../icons.ts';
import { DateTimeInput } from '../time/date-time-input.tsx';
import { ContractField } from './contract-field.tsx';
import './field.css';

/** The moments of filled fields on the clock of the device; a field that is half filled is left for the contract to refuse. */
const toMoments = (typed: readonly string[]) =>
  typed
    .filter((text) => text !== '')
    .map((text) => {
      const time = Date.parse(text);
      return Number.isNaN(time) ? text : new Date(time).toISOString();
    });

/** As such a field takes it: `2026-12-03T10:00`, on the clock of the device. */
const toField = (moment: string) => {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export interface TimesFieldProps {
  /** Of the contract: a list of moments. */
  name: string;
  label: string;
  /** How many can be offered, as a number and in words. */
  most: number;
  mostInWords: string;
  /** Moments that stand there from the beginning. */
  initial?: readonly string[];
}

/** Times to choose from, each in a field of its own. */
export function TimesField({ name, label, most, mostInWords, initial = [] }: TimesFieldProps) {
  const [typed, setTyped] = useState<readonly string[]>(initial.length > 0 ? initial.map(toField) : ['']);
  const zone = deviceTimeZone().replaceAll('_', ' ');
  return (
    <ContractField
      name={name}
      label={label}
      hint={`Offer up to ${mostInWords} times. Time zone: ${zone}.`}
      isRequired
    >
      {({ id, onChange, onBlur }) => {
        const change = (at: number, text: string) => {
          const next = typed.map((one, index) => (index === at ? text : one));
          setTyped(next);
          onChange(toMoments(next));
        };
        return (
          <div className="r-field__times">
            {typed.map((text, index) => (
              <DateTimeInput
                key={index}
                id={index === 0 ? id : undefined}
                label={`Time ${index + 1}`}
                value={text}
                onBlur={onBlur}
                onChange={(next) => change(index, next)}
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
