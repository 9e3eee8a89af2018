import { InputNumber, Checkbox, Form, Segmented, Select, Switch } from '@rostrum/ui-kit/data';
import { Input } from '@rostrum/ui-kit';
import type { BuilderState } from './builder-state.ts';
import { ColourField } from './colour-field.tsx';

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
  <Form layout="vertical" component="div">
    <Form.Item label="Layout" required>
      <Segmented aria-label="Layout" options={layouts} value={value.layout} onChange={(layout) => onChange({ layout: layout as BuilderState['layout'] })} />
    </Form.Item>
    <Form.Item label="People at once" htmlFor="builder-size" required>
      <InputNumber id="builder-size" min={1} max={50} precision={0} value={value.page_size} onChange={(size) => onChange({ page_size: Number(size ?? 12) })} />
    </Form.Item>
    <Form.Item label="Show" required>
      <Checkbox.Group options={contents} value={value.content} onChange={(content) => onChange({ content: content as BuilderState['content'] })} />
    </Form.Item>
    <Form.Item label="Only this area of expertise" htmlFor="builder-topic" extra="As it is written in the profiles. Empty shows everybody.">
      <Input id="builder-topic" maxLength={80} value={value.topic} onChange={(event) => onChange({ topic: event.target.value })} />
    </Form.Item>
    <Form.Item label="Search field" htmlFor="builder-search" required>
      <Switch id="builder-search" checked={!value.hide_search} onChange={(shown) => onChange({ hide_search: !shown })} />
    </Form.Item>
    <Form.Item label="Portraits" required>
      <Segmented aria-label="Portraits" options={avatars} value={value.avatar} onChange={(avatar) => onChange({ avatar: avatar as BuilderState['avatar'] })} />
    </Form.Item>
    <Form.Item label="Font" htmlFor="builder-font" required>
      <Select id="builder-font" options={fonts} value={value.font} onChange={(font: BuilderState['font']) => onChange({ font })} />
    </Form.Item>
    <ColourField id="builder-colour" label="Text" value={value.colour} onChange={(colour) => onChange({ colour })} />
    <ColourField id="builder-link" label="Links" value={value.link_colour} onChange={(link_colour) => onChange({ link_colour })} />
    <ColourField id="builder-background" label="Background" value={value.background} onChange={(background) => onChange({ background })} />
    <Form.Item label="Profiles open in a new tab" htmlFor="builder-tab" required>
      <Switch id="builder-tab" checked={value.open_tab} onChange={(open_tab) => onChange({ open_tab })} />
    </Form.Item>
  </Form>
);
