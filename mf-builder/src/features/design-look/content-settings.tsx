import { Checkbox, InputNumber } from '@rostrum/ui-kit/data';
import type { BuilderState } from './builder-state.ts';
import { NarrowField } from './narrow-field.tsx';
import { OrderField } from './order-field.tsx';
import { contentOptions } from './setting-options.ts';
import { SettingRow } from './setting-row.tsx';
import { isIn, type SettingsProps } from './settings-props.ts';
import { SubjectField } from './subject-field.tsx';
import styles from './settings-form.module.css';

/** Whom or what the embed shows, in which order and how many. */
export const ContentSettings = ({ kind, value, onChange }: SettingsProps) => (
  <>
    {kind === undefined ? null : (
      <SubjectField key={kind} kind={kind} value={value.of ?? []} onChange={(of) => onChange({ of })} />
    )}
    {isIn(kind, 'directory', 'expert', 'staff', 'featured') ? (
      <SettingRow label="Show" wide>
        <Checkbox.Group
          className={styles.checks}
          options={contentOptions}
          value={value.content}
          onChange={(content) => onChange({ content: content as BuilderState['content'] })}
        />
      </SettingRow>
    ) : null}
    {isIn(kind, 'directory', 'staff', 'posts', 'questions') ? (
      <NarrowField
        id="builder-topic"
        label={
          isIn(kind, 'directory', 'staff')
            ? 'Only this area of expertise'
            : 'Only this topic, category or tag'
        }
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
    {isIn(kind, 'directory', 'staff') ? (
      <NarrowField
        id="builder-tag"
        label="Only this tag"
        kind={kind ?? 'directory'}
        by="tags"
        value={value.tag ?? ''}
        onChange={(tag) => onChange({ tag })}
      />
    ) : null}
    {isIn(kind, 'directory', 'staff', 'posts') ? (
      <NarrowField
        id="builder-field"
        label="Only this choice in your own fields"
        kind={kind ?? 'directory'}
        by="fields"
        value={value.field ?? ''}
        onChange={(field) => onChange({ field })}
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
  </>
);
