import { announce } from '../a11y/announce.ts';
import { XIcon } from '../icons.ts';
import { Typeahead, type TypeaheadProps } from './typeahead.tsx';
import './typeahead-list.css';

export interface TypeaheadListProps extends Pick<
  TypeaheadProps,
  'placeholder' | 'suggest' | 'takes' | 'listsAll' | 'maxLength'
> {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** How many there may be. */
  maximum?: number;
}

const isSame = (left: string, right: string) => left.toLocaleLowerCase() === right.toLocaleLowerCase();

/** Several words, each once, chosen by one Typeahead and taken away one by one. */
export function TypeaheadList({ label, values, onChange, maximum = 50, ...field }: TypeaheadListProps) {
  function add(text: string) {
    const word = text.trim();
    if (word !== '' && !values.some((value) => isSame(value, word))) onChange([...values, word]);
  }
  function remove(word: string) {
    onChange(values.filter((value) => value !== word));
    announce(`Removed: ${word}`);
  }
  return (
    <div className="r-typeahead-list">
      {values.length > 0 ? (
        <ul className="r-typeahead-list__values" aria-label={`${label}: chosen`}>
          {values.map((value) => (
            <li key={value} className="r-typeahead-list__value">
              <span>{value}</span>
              <button
                type="button"
                className="r-typeahead-list__remove"
                aria-label={`Remove ${value}`}
                onClick={() => remove(value)}
              >
                <XIcon aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {values.length < maximum ? (
        <Typeahead {...field} label={label} clearOnChoose onChoose={add} />
      ) : (
        <p className="r-caption">No more than {maximum}. Remove one to add another.</p>
      )}
    </div>
  );
}
