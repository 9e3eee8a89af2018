import type { EmbedLanguage } from '@rostrum/contracts';
import { Checkbox, Select, Switch } from '@rostrum/ui-kit/data';
import type { BuilderState } from './builder-state.ts';
import { LinkField } from './link-field.tsx';
import { filterOptions, languageOptions } from './setting-options.ts';
import { SettingRow } from './setting-row.tsx';
import { isIn, type SettingsProps } from './settings-props.ts';
import styles from './settings-form.module.css';

/** What readers of the embed can do with it, in which language, and what is counted of them. */
export const ReaderSettings = ({ kind, value, onChange }: SettingsProps) => (
  <>
    {isIn(kind, 'directory') ? (
      <SettingRow label="Search field" htmlFor="builder-search">
        <Switch
          id="builder-search"
          checked={!value.hide_search}
          onChange={(shown) => onChange({ hide_search: !shown })}
        />
      </SettingRow>
    ) : null}
    {isIn(kind, 'directory') ? (
      <SettingRow label="Readers choose by" wide>
        <Checkbox.Group
          className={styles.checks}
          options={filterOptions}
          value={value.filters ?? []}
          onChange={(chosen) => onChange({ filters: chosen as BuilderState['filters'] })}
        />
      </SettingRow>
    ) : null}
    {kind === 'inquiry' ? null : (
      <SettingRow label="Links open in a new tab" htmlFor="builder-tab">
        <Switch id="builder-tab" checked={value.open_tab} onChange={(open_tab) => onChange({ open_tab })} />
      </SettingRow>
    )}
    {isIn(kind, 'directory', 'expert', 'staff', 'featured') ? (
      <LinkField value={value.link ?? ''} onChange={(link) => onChange({ link })} />
    ) : null}
    {kind === 'inquiry' ? null : (
      <SettingRow
        label="Language"
        htmlFor="builder-language"
        hint="Of the embed’s own words. What your people wrote stays as it is."
      >
        <Select
          id="builder-language"
          className={styles.select}
          options={languageOptions}
          value={value.language ?? 'en'}
          onChange={(language: EmbedLanguage) => onChange({ language })}
        />
      </SettingRow>
    )}
    <SettingRow
      label="Count views and clicks"
      htmlFor="builder-analytics"
      hint="Without cookies. Off: this embed is not part of Analytics."
    >
      <Switch
        id="builder-analytics"
        checked={value.analytics !== false}
        onChange={(analytics) => onChange({ analytics })}
      />
    </SettingRow>
    {kind === 'inquiry' ? null : (
      <SettingRow label="“Powered by Rostrum” below it" htmlFor="builder-powered">
        <Switch
          id="builder-powered"
          checked={value.powered_by === true}
          onChange={(powered_by) => onChange({ powered_by })}
        />
      </SettingRow>
    )}
  </>
);
