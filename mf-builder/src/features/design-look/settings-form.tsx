import { embedLanguages, type EmbedLanguage, type EmbedType } from '@rostrum/contracts';
import { embedLanguageLabels } from '@rostrum/contracts/builder';
import { Checkbox, InputNumber, Segmented, Select, Switch } from '@rostrum/ui-kit/data';
import type { BuilderState } from './builder-state.ts';
import { ColourField } from './colour-field.tsx';
import { ContrastGuard } from './contrast-guard.tsx';
import { SubjectField } from './subject-field.tsx';
import { LinkField } from './link-field.tsx';
import { NarrowField } from './narrow-field.tsx';
import { OrderField } from './order-field.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-form.module.css';

export interface SettingsFormProps {
  /** Of the embed; without one the form is for what all begin with. */
  kind?: EmbedType;
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
const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
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

const filters = [
  { value: 'expertise', label: 'Area of expertise' },
  { value: 'department', label: 'Department' },
  { value: 'order', label: 'Order' },
];
const languages = embedLanguages.map((value) => ({ value, label: embedLanguageLabels[value] }));

const isIn = (kind: EmbedType | undefined, ...kinds: readonly EmbedType[]) =>
  kind === undefined || kinds.includes(kind);

/** What the embed shows and how it looks. Every change is seen at once in the preview and in the code. */
export const SettingsForm = ({ kind, value, onChange }: SettingsFormProps) => (
  <>
    <section className={styles.section} aria-labelledby="builder-content">
      <h2 className="r-card-title" id="builder-content">
        Content
      </h2>
      {kind === undefined ? null : (
        <SubjectField key={kind} kind={kind} value={value.of ?? []} onChange={(of) => onChange({ of })} />
      )}
      {isIn(kind, 'directory', 'expert', 'staff', 'featured') ? (
        <SettingRow label="Show" wide>
          <Checkbox.Group
            className={styles.checks}
            options={contents}
            value={value.content}
            onChange={(content) => onChange({ content: content as BuilderState['content'] })}
          />
        </SettingRow>
      ) : null}
      {isIn(kind, 'directory', 'staff', 'posts', 'questions') ? (
        <NarrowField
          id="builder-topic"
          label={isIn(kind, 'directory', 'staff') ? 'Only this area of expertise' : 'Only this topic'}
          kind={kind ?? 'directory'}
          by="topics"
          value={value.topic}
          onChange={(topic) => onChange({ topic })}
        />
      ) : null}
      {isIn(kind, 'directory', 'staff') ? (
        <NarrowField
          id="builder-department"
          label="Only this department"
          kind={kind ?? 'directory'}
          by="departments"
          value={value.department ?? ''}
          onChange={(department) => onChange({ department })}
        />
      ) : null}
      {isIn(kind, 'directory', 'staff', 'featured', 'posts', 'questions') ? (
        <OrderField kind={kind} value={value.sort ?? 'usual'} onChange={(sort) => onChange({ sort })} />
      ) : null}
      {isIn(kind, 'directory', 'staff', 'featured', 'posts', 'questions') ? (
        <SettingRow
          label={
            isIn(kind, 'posts', 'questions') && kind !== undefined ? 'How many at once' : 'People per page'
          }
          htmlFor="builder-size"
        >
          <InputNumber
            id="builder-size"
            min={1}
            max={50}
            precision={0}
            value={value.page_size}
            onChange={(size) => onChange({ page_size: Number(size ?? 12) })}
          />
        </SettingRow>
      ) : null}
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
            options={filters}
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
            options={languages}
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
    </section>
    <section className={styles.section} aria-labelledby="builder-style">
      <h2 className="r-card-title" id="builder-style">
        Style
      </h2>
      {isIn(kind, 'directory', 'staff', 'featured', 'posts', 'questions') ? (
        <SettingRow label="Layout">
          <Segmented
            aria-label="Layout"
            options={layouts}
            value={value.layout}
            onChange={(layout) => onChange({ layout: layout as BuilderState['layout'] })}
          />
        </SettingRow>
      ) : null}
      {isIn(kind, 'directory', 'staff', 'featured', 'posts', 'questions') ? (
        <SettingRow label="Density">
          <Segmented
            aria-label="Density"
            options={densities}
            value={value.density ?? 'comfortable'}
            onChange={(density) => onChange({ density: density as BuilderState['density'] })}
          />
        </SettingRow>
      ) : null}
      {isIn(kind, 'directory', 'expert', 'staff', 'featured') ? (
        <SettingRow label="Portraits">
          <Segmented
            aria-label="Portraits"
            options={avatars}
            value={value.avatar}
            onChange={(avatar) => onChange({ avatar: avatar as BuilderState['avatar'] })}
          />
        </SettingRow>
      ) : null}
      {kind === 'inquiry' ? null : (
        <SettingRow label="Font" htmlFor="builder-font">
          <Select
            id="builder-font"
            className={styles.select}
            options={fonts}
            value={value.font}
            onChange={(font: BuilderState['font']) => onChange({ font })}
          />
        </SettingRow>
      )}
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
