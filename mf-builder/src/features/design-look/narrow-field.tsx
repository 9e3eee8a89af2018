import type { EmbedType } from '@rostrum/contracts';
import { embedContent } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-form.module.css';

export interface NarrowFieldProps {
  id: string;
  label: string;
  kind: EmbedType;
  by: 'topics' | 'departments' | 'tags' | 'fields';
  /** Empty: everything is shown. */
  value: string;
  onChange: (value: string) => void;
}

/** Narrows an embed down to one of the values that published people, posts or questions have. */
export function NarrowField({ id, label, kind, by, value, onChange }: NarrowFieldProps) {
  const { data, isError, isPending } = useQuery({
    ...contractQueryOptions(embedContent.narrowings, { query: { kind } }),
    staleTime: 60_000,
  });
  const known = (data?.[by] ?? []).map((one) => ({
    value: one.value,
    label: `${'label' in one ? one.label : one.value} (${one.count})`,
  }));
  // A value without matches is still what the embed is narrowed down to, and shows nothing.
  const isGone = value !== '' && data !== undefined && !known.some((one) => one.value === value);
  return (
    <SettingRow
      label={label}
      htmlFor={id}
      wide
      hint={isGone ? 'Nothing published has it any more, so the embed is empty.' : 'Empty shows everything.'}
    >
      <Select<string>
        id={id}
        className={styles.select}
        data-wide
        showSearch={{ filterOption: filterByLabel }}
        allowClear
        placeholder="Everything"
        value={value === '' ? null : value}
        notFoundContent={
          isError ? 'Could not load them.' : isPending ? 'Loading' : 'Nothing published has any.'
        }
        options={[...(isGone ? [{ value, label: value }] : []), ...known]}
        onChange={(next?: string) => onChange(next ?? '')}
      />
    </SettingRow>
  );
}
