import { embedWords } from '@rostrum/contracts/builder';
import type { DirectorySettings } from './directory-settings.ts';
import { element } from './dom.ts';
import type { Asked } from './load-directory.ts';

export type Chosen = Omit<Asked, 'q'>;
/** What an embed shows before its reader chose anything. */
export const nothingChosen: Chosen = { topic: '', department: '', sort: '' };

interface ChoiceOptions {
  settings: Pick<DirectorySettings, 'filters' | 'language' | 'sort'>;
  choices: Readonly<Record<'expertise' | 'department', readonly string[]>> | undefined;
  onChange: (change: Partial<Chosen>) => void;
}

function selectField(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  onChange: (value: string) => void,
): HTMLSelectElement {
  const field = element(
    'select',
    { 'aria-label': label, part: 'choice' },
    ...options.map(([value, text]) => element('option', { value }, text)),
  );
  field.onchange = () => onChange(field.value);
  return field;
}

/** Fields by which readers narrow a directory down or order it, as far as the embed lets them; none without a choice. */
export function choiceFields({ settings, choices, onChange }: ChoiceOptions): HTMLElement | null {
  const words = embedWords[settings.language];
  const narrowing = (all: string, values: readonly string[] = [], name: 'topic' | 'department') =>
    values.length > 1
      ? selectField(all, [['', all], ...values.map((value) => [value, value] as const)], (value) =>
          onChange({ [name]: value }),
        )
      : null;
  const { usual, name, newest } = words.orders;
  // An order that only the organisation chooses stands in the place of the usual one.
  const first = settings.sort === 'confirmed' ? 'confirmed' : 'usual';
  const orders = [
    [first, usual],
    ['name', name],
    ['newest', newest],
  ] as const;
  const byFilter = {
    expertise: () => narrowing(words.allTopics, choices?.expertise, 'topic'),
    department: () => narrowing(words.allDepartments, choices?.department, 'department'),
    order: () => {
      const field = selectField(words.order, orders, (sort) =>
        onChange({ sort: sort === settings.sort ? '' : sort }),
      );
      field.value = settings.sort;
      return field;
    },
  };
  const fields = settings.filters.map((filter) => byFilter[filter]()).filter((field) => field !== null);
  return fields.length === 0 ? null : element('div', { class: 'choices', part: 'choices' }, ...fields);
}
