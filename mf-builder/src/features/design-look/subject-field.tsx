import { useMemo } from 'react';
import type { EmbedType } from '@rostrum/contracts';
import { choosing, embedContent, embedTypeLabels, maximumChosen } from '@rostrum/contracts/builder';
import { contractQueryOptions, useApiClient } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { Button, Typeahead, XIcon, type Suggest } from '@rostrum/ui-kit';
import { SettingRow } from './setting-row.tsx';
import { kindWords } from './kind-words.ts';
import styles from './kind-picker.module.css';

export interface SubjectFieldProps {
  kind: EmbedType;
  value: readonly string[];
  onChange: (keys: string[]) => void;
}

/** Whom or what the embed shows, found by name; only what anybody may see is offered. */
export function SubjectField({ kind, value, onChange }: SubjectFieldProps) {
  const api = useApiClient();
  const words = kindWords[kind].choose;
  const isOne = choosing[kind] === 'one';
  const suggest = useMemo<Suggest>(
    () => async (q, signal) => {
      const { items } = await api.call(embedContent.candidates, { query: { kind, q }, signal });
      return [
        {
          label: embedTypeLabels[kind],
          items: items.map(({ key, title, note }) => ({ id: key, text: title, note })),
        },
      ];
    },
    [api, kind],
  );
  const names = useQuery({
    ...contractQueryOptions(embedContent.candidates, { query: { kind, of: [...value] } }),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  if (!words) return null;
  const nameOf = (key: string) => names.data?.items.find((item) => item.key === key)?.title;
  const remove = (key: string) => onChange(value.filter((other) => other !== key));
  return (
    <SettingRow label={words.label} wide hint={value.length === 0 ? words.empty : undefined}>
      <div className={styles.subject}>
        {value.length > 0 ? (
          <ul className={styles.chosen} aria-label={`${words.label}: chosen`}>
            {value.map((key) => (
              <li key={key}>
                <span>{nameOf(key) ?? (names.isSuccess ? `${key} (no longer published)` : key)}</span>
                <Button
                  type="text"
                  size="small"
                  icon={<XIcon aria-hidden size={16} />}
                  aria-label={`Remove ${nameOf(key) ?? key}`}
                  onClick={() => remove(key)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {value.length < maximumChosen ? (
          <Typeahead
            label={words.label}
            placeholder={words.placeholder}
            suggest={suggest}
            takes="suggestions"
            clearOnChoose
            onChoose={(_, suggestion) => {
              if (!suggestion) return;
              onChange(
                isOne ? [suggestion.id] : [...value.filter((key) => key !== suggestion.id), suggestion.id],
              );
            }}
          />
        ) : null}
      </div>
    </SettingRow>
  );
}
