import { useState } from 'react';
import { directorySettings } from '@rostrum/contracts';
import { Input } from '@rostrum/ui-kit';
import { SettingRow } from './setting-row.tsx';

/** Where names lead; what is not yet an address stays in the field and out of the embed. */
export function LinkField({ value, onChange }: { value: string; onChange: (link: string) => void }) {
  const [typed, setTyped] = useState(value);
  const checked = directorySettings.shape.link.safeParse(typed);
  return (
    <SettingRow
      label="Address of profiles on your site"
      htmlFor="builder-link-pattern"
      wide
      hint="Leave empty to link to the profiles here. Codes that are not saved use it only if your site is an allowed domain."
      error={checked.success ? undefined : checked.error.issues[0]?.message}
    >
      <Input
        id="builder-link-pattern"
        maxLength={300}
        placeholder="https://www.example.org/people/{{username}}"
        value={typed}
        aria-invalid={!checked.success}
        aria-describedby="builder-link-pattern-note"
        onChange={({ target }) => {
          setTyped(target.value);
          const next = directorySettings.shape.link.safeParse(target.value);
          if (next.success) onChange(next.data ?? '');
        }}
      />
    </SettingRow>
  );
}
