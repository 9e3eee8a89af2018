import { embedSorts, type EmbedSort, type EmbedType } from '@rostrum/contracts';
import { embedSortLabels } from '@rostrum/contracts/builder';
import { Select } from '@rostrum/ui-kit/data';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-form.module.css';

/** What the usual order is, and what others a kind has. */
function listOrders(kind: EmbedType | undefined): { value: EmbedSort; label: string }[] {
  if (kind === 'posts' || kind === 'questions')
    return [
      { value: 'usual', label: embedSortLabels.newest },
      { value: 'name', label: kind === 'posts' ? 'By title' : 'By their first words' },
    ];
  const usual =
    kind === 'directory'
      ? 'Featured first'
      : kind === undefined
        ? embedSortLabels.usual
        : 'As chosen, then by name';
  return embedSorts.map((value) => ({ value, label: value === 'usual' ? usual : embedSortLabels[value] }));
}

export interface OrderFieldProps {
  kind: EmbedType | undefined;
  value: EmbedSort;
  onChange: (value: EmbedSort) => void;
}

/** In which order an embed lists what it shows. An order that its kind does not have counts as the usual one. */
export function OrderField({ kind, value, onChange }: OrderFieldProps) {
  const orders = listOrders(kind);
  return (
    <SettingRow label="Order" htmlFor="builder-order">
      <Select
        id="builder-order"
        className={styles.select}
        options={orders}
        value={orders.some((order) => order.value === value) ? value : 'usual'}
        onChange={onChange}
      />
    </SettingRow>
  );
}
