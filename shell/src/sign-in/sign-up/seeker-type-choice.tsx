import { seekerTypes, type SeekerRole } from '@rostrum/contracts';
import { CheckIcon } from '@rostrum/ui-kit/icons';
import { useId, type ComponentProps } from 'react';
import { FieldFault } from '../form/field-fault.tsx';
import { seekerLooks } from './seeker-types.ts';

export interface SeekerTypeChoiceProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'onChange' | 'onBlur' | 'ref'
> {
  chosen: SeekerRole | null;
  label: string;
  error?: string | undefined;
}

/** The six seeker types (specification, section 3) as cards; radio buttons underneath. */
export function SeekerTypeChoice({
  chosen,
  label: asked,
  error,
  name,
  onChange,
  onBlur,
  ref,
}: SeekerTypeChoiceProps) {
  const id = useId();
  return (
    <div
      className="s-types"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-fault`}
    >
      <span className="s-label" id={`${id}-label`}>
        {asked}
      </span>
      <div className="s-types__cards">
        {seekerTypes.map(({ value, label }) => {
          const { icon: TypeIcon } = seekerLooks[value];
          return (
            <label key={value} className="s-type" data-invalid={error ? true : undefined}>
              <input type="radio" {...{ name, onChange, onBlur, ref }} value={value} required />
              <TypeIcon aria-hidden />
              <span>{label}</span>
              {chosen === value ? (
                <span className="s-type__check" aria-hidden>
                  <CheckIcon />
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      {error ? <FieldFault id={`${id}-fault`}>{error}</FieldFault> : null}
    </div>
  );
}
