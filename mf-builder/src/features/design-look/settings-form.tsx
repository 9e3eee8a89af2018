import { Input } from '@rostrum/ui-kit';
import { Checkbox, InputNumber, Segmented, Select, Switch } from '@rostrum/ui-kit/data';
import type { BuilderState } from './builder-state.ts';
import { ColourField } from './colour-field.tsx';
import { ContrastGuard } from './contrast-guard.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-form.module.css';

export interface SettingsFormProps {
  value: BuilderState;
  onChange: (change: Partial<BuilderState>) => void;
}

const contents = [
  { value: 'title', label: 'Job title' },
  { value: 'headline', label: 'Headline' },
  { value: 'expertise', label: 'Areas of expertise' },
];
const layouts = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
];
const avatars = [
  { value: 'circle', label: 'Round' },
  { value: 'square', label: 'Square' },
  { value: 'none', label: 'None' },
];
const fonts = [
  { value: 'inherit', label: 'Of your page' },
  { value: 'system', label: 'System' },
  { value: 'serif', label: 'Serif' },
];

/** What the directory shows and how it looks. Every change is seen at once in the preview and in the code. */
export const SettingsForm = ({ value, onChange }: SettingsFormProps) => (
  <>
    <section className={styles.section} aria-labelledby="builder-content">
      <h2 className="r-card-title" id="builder-content">
        Content
      </h2>
      <SettingRow label="Show" wide>
        <Checkbox.Group
          className={styles.checks}
          options={contents}
          value={value.content}
          onChange={(content) => onChange({ content: content as BuilderState['content'] })}
        />
      </SettingRow>
      <SettingRow
        label="Only this area of expertise"
        htmlFor="builder-topic"
        wide
        hint="As it is written in the profiles. Empty shows everybody."
      >
        <Input
          id="builder-topic"
          maxLength={80}
          value={value.topic}
          onChange={(event) => onChange({ topic: event.target.value })}
        />
      </SettingRow>
      <SettingRow label="People per page" htmlFor="builder-size">
        <InputNumber
          id="builder-size"
          min={1}
          max={50}
          precision={0}
          value={value.page_size}
          onChange={(size) => onChange({ page_size: Number(size ?? 12) })}
        />
      </SettingRow>
      <SettingRow label="Search field" htmlFor="builder-search">
        <Switch
          id="builder-search"
          checked={!value.hide_search}
          onChange={(shown) => onChange({ hide_search: !shown })}
        />
      </SettingRow>
      <SettingRow label="Profiles open in a new tab" htmlFor="builder-tab">
        <Switch id="builder-tab" checked={value.open_tab} onChange={(open_tab) => onChange({ open_tab })} />
      </SettingRow>
    </section>
    <section className={styles.section} aria-labelledby="builder-style">
      <h2 className="r-card-title" id="builder-style">
        Style
      </h2>
      <SettingRow label="Layout">
        <Segmented
          aria-label="Layout"
          options={layouts}
          value={value.layout}
          onChange={(layout) => onChange({ layout: layout as BuilderState['layout'] })}
        />
      </SettingRow>
      <SettingRow label="Portraits">
        <Segmented
          aria-label="Portraits"
          options={avatars}
          value={value.avatar}
          onChange={(avatar) => onChange({ avatar: avatar as BuilderState['avatar'] })}
        />
      </SettingRow>
      <SettingRow label="Font" htmlFor="builder-font">
        <Select
          id="builder-font"
          className={styles.select}
          options={fonts}
          value={value.font}
          onChange={(font: BuilderState['font']) => onChange({ font })}
        />
      </SettingRow>
      <ColourField
        id="builder-colour"
        label="Text colour"
        value={value.colour}
        onChange={(colour) => onChange({ colour })}
      />
      <ColourField
        id="builder-link"
        label="Link colour"
        value={value.link_colour}
        onChange={(link_colour) => onChange({ link_colour })}
      />
      <ColourField
        id="builder-background"
        label="Background"
        value={value.background}
        onChange={(background) => onChange({ background })}
      />
      <ContrastGuard value={value} onChange={onChange} />
    </section>
  </>
);
