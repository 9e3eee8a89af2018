import { countries, subdivisionsOf, type InquiryFormField, formatCode } from '@rostrum/contracts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { readLocalTime, timePath } from './deadline-choices.ts';
import type { FormValues } from './form-values.ts';
import { slotNumbers } from './to-candidate.ts';

/** What all fields of one page are drawn from: what was typed, and what is wrong with it by its path. */
export interface FormState {
  values: FormValues;
  errors: ReadonlyMap<string, string>;
}

export interface FieldWords {
  /** Name of the field, and where its fault stands: `fields.outlet`. */
  path: string;
  label: string;
  isRequired: boolean;
  hint?: string;
  /** Replaces “(optional)” where it depends on another field whether this one is needed. */
  mark?: string;
}

export const idOf = (path: string): string => `f-${path.replaceAll('.', '-')}`;
const errorIdOf = (path: string) => `${idOf(path)}-error`;

/** What a control says of its fault to those who hear the page. */
const faultOf = (path: string, { errors }: FormState) =>
  errors.has(path) && html` aria-invalid="true" aria-describedby="${errorIdOf(path)}"`;

const errorOf = (path: string, { errors }: FormState) =>
  errors.has(path) && html`<p class="error" id="${errorIdOf(path)}">${errors.get(path)}</p>`;

const markOf = ({ isRequired, mark = '(optional)' }: FieldWords) =>
  !isRequired && html` <span class="muted">${mark}</span>`;

function wrap(words: FieldWords, state: FormState, control: SafeHtml): SafeHtml {
  const { path, label, hint } = words;
  return html`<div class="field"><label for="${idOf(path)}">${label}${markOf(words)}${hint && html` <span class="muted">${hint}</span>`}</label>${control}${errorOf(path, state)}</div>`;
}

export function lineField(
  words: FieldWords,
  state: FormState,
  type = 'text',
  autocomplete?: string,
): SafeHtml {
  const { path, isRequired } = words;
  const complete = autocomplete !== undefined && html` autocomplete="${autocomplete}"`;
  return wrap(
    words,
    state,
    html`<input id="${idOf(path)}" name="${path}" type="${type}" value="${state.values[path] ?? ''}"${isRequired && html` required`}${complete}${faultOf(path, state)}>`,
  );
}

/** A day, and a time in 24 hours: a field for both would be written in 12 or 24 hours by the browser's language. */
export function dateTimeField(words: FieldWords, state: FormState): SafeHtml {
  const { path, label, isRequired } = words;
  const [day = '', clock = ''] = readLocalTime(state.values, path).split('T', 2);
  const required = isRequired && html` required`;
  const fault = faultOf(path, state);
  return wrap(
    words,
    state,
    html`<span class="when"><input id="${idOf(path)}" name="${path}" type="date" value="${day}"${required}${fault}><input name="${timePath(path)}" type="text" inputmode="decimal" autocomplete="off" placeholder="hh:mm" aria-label="${label}, time" value="${clock}"${required}${fault}></span>`,
  );
}

export const proseField = (words: FieldWords, state: FormState): SafeHtml =>
  wrap(
    words,
    state,
    html`<textarea id="${idOf(words.path)}" name="${words.path}" rows="3"${words.isRequired && html` required`}${faultOf(words.path, state)}>
${state.values[words.path] ?? ''}</textarea>`,
  );

interface Choice {
  value: string;
  label: string;
}
const optionsOf = (choices: readonly Choice[], chosen: string | undefined) =>
  choices.map(
    ({ value, label }) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  );

function selectField(words: FieldWords, state: FormState, options: readonly SafeHtml[]): SafeHtml {
  const { path, isRequired } = words;
  return wrap(
    words,
    state,
    html`<select id="${idOf(path)}" name="${path}"${isRequired && html` required`}${faultOf(path, state)}><option value="">Choose one</option>${options}</select>`,
  );
}

const countryOptions = (chosen: string | undefined) =>
  optionsOf(
    countries().map(({ code, name }) => ({ value: code, label: name })),
    chosen,
  );

const stateOptions = (chosen: string | undefined) =>
  ['US', 'CA'].map((country) => {
    const places = subdivisionsOf(country).map(({ code, name }) => ({ value: code, label: name }));
    return html`<optgroup label="${formatCode('region', country)}">${optionsOf(places, chosen)}</optgroup>`;
  });

/** Each public page holds an empty form: naming and escaping three hundred places anew was an eighth of its drawing. */
function keepUnchosen(
  write: (chosen: string | undefined) => readonly SafeHtml[],
): (chosen: string | undefined) => readonly SafeHtml[] {
  let unchosen: readonly SafeHtml[] | undefined;
  return (chosen) => (chosen === undefined ? (unchosen ??= [html`${write(undefined)}`]) : write(chosen));
}

const writeCountries = keepUnchosen(countryOptions);
const writeStates = keepUnchosen(stateOptions);

export const countryField = (words: FieldWords, state: FormState): SafeHtml =>
  selectField(words, state, writeCountries(state.values[words.path]));

export const choiceField = (words: FieldWords, state: FormState, choices: readonly Choice[]): SafeHtml =>
  selectField(words, state, optionsOf(choices, state.values[words.path]));

/** Asked of everybody: which country was chosen is not known before the form is sent. */
export const stateField = (words: FieldWords, state: FormState): SafeHtml =>
  selectField(words, state, writeStates(state.values[words.path]));

export const checkField = ({ path, label }: FieldWords, state: FormState): SafeHtml =>
  html`<div class="field"><label class="check"><input type="checkbox" id="${idOf(path)}" name="${path}" value="yes"${state.values[path] === 'yes' && html` checked`}${faultOf(path, state)}> ${label}</label>${errorOf(path, state)}</div>`;

function slotFields(words: FieldWords, state: FormState): SafeHtml {
  const { path, label } = words;
  const minutes = ['15', '30', '45', '60', '90', '120'].map((value) => ({
    value,
    label: `${value} minutes`,
  }));
  const length = `${path}.minutes`;
  return html`<fieldset class="field" id="${idOf(path)}"${faultOf(path, state)}><legend>${label}</legend>${slotNumbers.map(
    (number) =>
      dateTimeField(
        { path: `${path}.${String(number)}`, label: `Time ${String(number + 1)}`, isRequired: number < 2 },
        state,
      ),
  )}<label for="${idOf(length)}">Length</label><select id="${idOf(length)}" name="${length}">${optionsOf(minutes, state.values[length] ?? '30')}</select>${errorOf(path, state)}</fieldset>`;
}

const inputTypes = { line: 'text', date: 'date', number: 'number' } as const;

/** One field that a kind of inquiry adds to the common ones. */
export function typeField(field: InquiryFormField, state: FormState): SafeHtml {
  const words = {
    path: `fields.${field.name}`,
    label: field.label,
    isRequired: field.required,
    ...(field.hint !== undefined && { hint: field.hint }),
  };
  if (field.kind === 'prose') return proseField(words, state);
  if (field.kind === 'choice') return choiceField(words, state, field.choices ?? []);
  if (field.kind === 'flag') return checkField(words, state);
  if (field.kind === 'slots') return slotFields(words, state);
  return lineField(words, state, inputTypes[field.kind]);
}

/** One of several answers, each with its meaning beside it. */
export function radioFields(
  { path, label, hint }: FieldWords,
  state: FormState,
  choices: readonly { value: string; label: string; when: string }[],
  last: SafeHtml,
): SafeHtml {
  return html`<fieldset class="field" id="${idOf(path)}"${faultOf(path, state)}><legend>${label}${hint && html` <span class="muted">${hint}</span>`}</legend>${choices.map(
    ({ value, label: words, when }) =>
      html`<label class="check"><input type="radio" name="${path}" value="${value}"${state.values[path] === value && html` checked`}> <span>${words}${when && html` <span class="muted">${when}</span>`}</span></label>`,
  )}${last}${errorOf(path, state)}</fieldset>`;
}
