import { Segmented, Select } from '@rostrum/ui-kit/data';
import type { BuilderState } from './builder-state.ts';
import { ColourField } from './colour-field.tsx';
import { ContrastGuard } from './contrast-guard.tsx';
import { avatarOptions, densityOptions, fontOptions, layoutOptions } from './setting-options.ts';
import { SettingRow } from './setting-row.tsx';
import { isIn, type SettingsProps } from './settings-props.ts';
import styles from './settings-form.module.css';

/** How the embed looks: layout, density, portraits, font and colours, which must be readable. */
export const StyleSettings = ({ kind, value, onChange }: SettingsProps) => (
  <>
    {isIn(kind, 'directory', 'staff', 'featured', 'posts', 'questions') ? (
      <SettingRow label="Layout">
        <Segmented
          aria-label="Layout"
          options={layoutOptions}
          value={value.layout}
          onChange={(layout) => onChange({ layout: layout as BuilderState['layout'] })}
        />
      </SettingRow>
    ) : null}
    {isIn(kind, 'directory', 'staff', 'featured', 'posts', 'questions') ? (
      <SettingRow label="Density">
        <Segmented
          aria-label="Density"
          options={densityOptions}
          value={value.density ?? 'comfortable'}
          onChange={(density) => onChange({ density: density as BuilderState['density'] })}
        />
      </SettingRow>
    ) : null}
    {isIn(kind, 'directory', 'expert', 'staff', 'featured') ? (
      <SettingRow label="Portraits">
        <Segmented
          aria-label="Portraits"
          options={avatarOptions}
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
          options={fontOptions}
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
  </>
);
