import { FilterChip, type FilterOption } from '@rostrum/ui-kit/data';

export interface OwnFieldChipsProps {
  fields: readonly { key: string; label: string; options: readonly FilterOption[] }[] | undefined;
  /** As the address has it: `key:choice`. */
  value: readonly string[] | undefined;
  onChange: (value: string[]) => void;
}

/** One filter of a list each for the fields that the organisation added. */
export function OwnFieldChips({ fields = [], value = [], onChange }: OwnFieldChipsProps) {
  return fields.map(({ key, label, options }) => {
    const prefix = `${key}:`;
    return (
      <FilterChip
        key={key}
        name={label}
        multiple
        options={options}
        value={value.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length))}
        onChange={(chosen) =>
          onChange([
            ...value.filter((each) => !each.startsWith(prefix)),
            ...chosen.map((choice) => prefix + choice),
          ])
        }
      />
    );
  });
}
