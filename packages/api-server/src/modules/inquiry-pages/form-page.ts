import { formatNumber, formatZone, typesWithRequiredDeadline, type InquiryTypeId } from '@rostrum/contracts';
import {
  alsoAskLabel,
  alsoSentText,
  colleaguesFor,
  formSteps,
  labelOf,
  ownFields,
  readCommonField,
  requiredOf,
  typeNameOf,
  type CommonField,
  type ContactField,
  type InquiryProblem,
} from '@rostrum/inquiry-form';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import type { Addressee } from './addressee.ts';
import { deadlineChoices } from './deadline-choices.ts';
import { toShown } from './filled-seconds.ts';
import { filesPart } from './files-part.ts';
import { noFiles, type FormFiles } from './read-sent-form.ts';
import {
  checkField,
  choiceField,
  countryField,
  dateTimeField,
  idOf,
  lineField,
  proseField,
  radioFields,
  stateField,
  typeField,
  type FormState,
} from './form-fields.ts';
import type { FormValues } from './form-values.ts';

export interface FormPage {
  addressee: Addressee;
  type: InquiryTypeId;
  values: FormValues;
  problems: readonly InquiryProblem[];
  /** Files that go with it. */
  files?: FormFiles;
  /** Why a form without a fault was not taken: too many at once, for example. */
  failure?: string;
  now: Date;
}

export const addressOf = ({ path, framed }: Addressee): string => framed?.address ?? `${path}/inquiry`;

const addressFor = (addressee: Addressee, type: InquiryTypeId): string => {
  const address = addressOf(addressee);
  return `${address}${address.includes('?') ? '&' : '?'}type=${String(type)}`;
};

export const style = html`form{max-width:38rem}textarea,select{font:inherit;padding:.5rem;width:100%;min-height:44px;border:1px solid var(--muted);border-radius:6px;background:var(--paper);color:var(--ink)}.field input:not([type=checkbox]):not([type=radio]){max-width:none}.field{margin:0 0 1rem;padding:0;border:0;min-width:0}legend{padding:0;margin-bottom:.25rem}.when{display:flex;flex-wrap:wrap;gap:.5rem}.field .when input[type=date]{flex:1 1 10rem;max-width:16rem}.field .when input[type=text]{flex:0 1 7rem;width:7rem}.check{display:flex;gap:.75rem;align-items:center;min-height:44px;margin:0}.check input{width:20px;height:20px;min-height:0;margin:0;accent-color:var(--accent);flex:none}.error{margin:.25rem 0 0;color:var(--bad);font-weight:600}.field:has([aria-invalid=true]),fieldset[aria-invalid=true]{border-inline-start:4px solid var(--bad);padding-inline-start:.75rem}.check .muted{margin-inline-start:auto;text-align:end}summary{min-height:44px;padding:.5rem 0;color:var(--accent);cursor:pointer}.problems{max-width:38rem;margin-bottom:1.5rem;padding:1rem;border:2px solid var(--bad);border-radius:6px;color:var(--ink);font-weight:400}.problems h2{margin:0;font-size:1.25rem}.problems a{color:var(--bad)}.problems ul{padding-inline-start:1.25rem;margin-bottom:0}.thanks{white-space:pre-line}a[href^=tel]{white-space:nowrap}.files ul{list-style:none;margin:0;padding:0}.kinds{list-style:none;padding:0;max-width:38rem}.kinds a{display:block;padding:.75rem 0;border-bottom:1px solid var(--line)}`;

/** A label before what is said of it; a question ends by itself. */
const named = (label: string) => (label.endsWith('?') ? label : `${label}:`);

const deadlineQuestion = 'When do you need it?';

const things = (count: number) => (count === 1 ? '1 thing to fix' : `${String(count)} things to fix`);

/** The fault's field; that of a deadline is asked for by a group and a field of its own. */
const anchorOf = (path: string, values: FormValues) =>
  idOf(path === 'deadline_at' ? (values['deadline'] === 'other' ? 'deadline_other' : 'deadline') : path);

function summary({ problems, failure, values }: FormPage): SafeHtml | undefined {
  if (failure === undefined && problems.length === 0) return undefined;
  const title = failure === undefined ? `Not sent yet: ${things(problems.length)}` : 'Not sent yet';
  return html`<div class="problems" role="alert" tabindex="-1" autofocus><h2>${title}</h2><p>What you typed is kept.${failure && html` ${failure}`}</p><ul>${problems.map(
    ({ path, label, message }) =>
      html`<li><a href="#${anchorOf(path, values)}">${named(path === 'deadline_at' ? deadlineQuestion : label)} ${message}</a></li>`,
  )}</ul></div>`;
}

function stateOf({ problems, values }: FormPage): FormState {
  const errors = new Map<string, string>();
  // Several files may be refused at once.
  for (const { path, message } of problems)
    errors.set(path, [errors.get(path), message].filter(Boolean).join(' '));
  const deadline = errors.get('deadline_at');
  // The fault stands at the field that was filled in; without one, at the question.
  if (deadline !== undefined)
    errors.set(values['deadline'] === 'other' ? 'deadline_other' : 'deadline', deadline);
  return { values, errors };
}

const common = (path: CommonField, isRequired: boolean, hint?: string) => ({
  path,
  label: labelOf(path),
  isRequired,
  ...(hint !== undefined && { hint }),
});

const upTo = (path: CommonField) => `up to ${formatNumber(readCommonField(path).maxLength ?? 0)} characters`;

function deadlinePart({ addressee, type, now }: FormPage, state: FormState): SafeHtml {
  const { timezone, organisation } = addressee;
  const other = dateTimeField(
    { path: 'deadline_other', label: 'Another time', isRequired: false, hint: 'the time as 14:30' },
    state,
  );
  return radioFields(
    {
      path: 'deadline',
      label: deadlineQuestion,
      isRequired: true,
      hint: `${organisation}, ${formatZone(now, timezone)}`,
    },
    state,
    deadlineChoices(
      now,
      timezone,
      typesWithRequiredDeadline.includes(type) || requiredOf(addressee.form, type).includes('deadline_at'),
    ),
    other,
  );
}

/** Which kind it is; one that is no longer taken is chosen anew, with what was typed kept. */
function kindPart({ addressee, type }: FormPage, state: FormState): SafeHtml {
  if (addressee.types.includes(type))
    return html`<input type="hidden" name="type" value="${type}"><p class="kind">Kind of inquiry: <strong>${typeNameOf(addressee.form, type)}</strong>. <a href="${addressOf(addressee)}">Choose another kind</a></p>`;
  const choices = addressee.types.map((each) => ({
    value: String(each),
    label: typeNameOf(addressee.form, each),
  }));
  return choiceField({ path: 'type', label: labelOf('type'), isRequired: true }, state, choices);
}

/** Who is named here is sent along: those alone are asked. */
function alsoAskPart({ addressee, type }: FormPage, state: FormState): SafeHtml | undefined {
  const colleagues = colleaguesFor(addressee.similar, type);
  if (colleagues.length === 0) return undefined;
  const shown = colleagues.map(({ username }) => username).join(',');
  return html`<input type="hidden" name="also_shown" value="${shown}">${checkField({ path: 'also_ask', label: alsoAskLabel(colleagues), isRequired: false }, state)}`;
}

const contactAutocomplete: Record<ContactField, string> = {
  phone: 'tel',
  organization: 'organization',
  job_title: 'organization-title',
  city: 'address-level2',
};

/** An empty form for this kind of inquiry. */
export const emptyForm = (addressee: Addressee, type: InquiryTypeId, now: Date): FormPage => ({
  addressee,
  type,
  values: { deadline: 'none' },
  problems: [],
  now,
});

/**
 * The form, with what was typed and what is wrong with it. `key` makes a repeated send count once; without one, as on a
 * page that is kept for many, the same text of the same visitor does. The script of a public page takes this part from the
 * answer.
 */
export function inquiryForm(page: FormPage, key?: string): SafeHtml {
  const { addressee, type, now } = page;
  const state = stateOf(page);
  const notes = addressee.notesOf(type, now);
  const more = requiredOf(addressee.form, type);
  const steps = formSteps(type, more, ownFields([addressee.asking], type));
  const details = [
    'attachments',
    'subject',
    ...steps.contact.optional,
    ...steps.details.map(({ name }) => `fields.${name}`),
  ];
  const { files = noFiles } = page;
  const isUnfolded =
    files.waiting.length > 0 ||
    details.some((path) => state.errors.has(path) || (state.values[path] ?? '') !== '');
  const contactField = (path: ContactField) =>
    lineField(
      common(path, more.includes(path)),
      state,
      path === 'phone' ? 'tel' : 'text',
      contactAutocomplete[path],
    );
  return html`<div data-inquiry-form>${summary(page)}
${notes.length > 0 && html`<p class="muted">${notes.join(' ')}</p>`}
<form method="post" action="${addressOf(addressee)}" enctype="multipart/form-data" novalidate>
${key !== undefined && html`<input type="hidden" name="key" value="${key}"><input type="hidden" name="shown" value="${state.values['shown'] ?? toShown(now)}">`}${kindPart(page, state)}
${proseField(common('message', true, upTo('message')), state)}
${deadlinePart(page, state)}
${steps.what.map((field) => typeField(field, state))}
${lineField(common('firstname', true), state, 'text', 'given-name')}
${lineField(common('lastname', true), state, 'text', 'family-name')}
${steps.who.map((field) => typeField(field, state))}
${lineField(common('email', true), state, 'email', 'email')}
${countryField(common('country', true), state)}
${stateField({ ...common('state', false), mark: '(required in the United States and Canada)' }, state)}
${steps.contact.required.map(contactField)}
<details${isUnfolded && html` open`}><summary>Add details</summary>
${filesPart(files, state)}
${lineField(common('subject', false, 'else the first words of your message'), state)}
${steps.details.map((field) => typeField(field, state))}
${steps.contact.optional.map(contactField)}
</details>
${alsoAskPart(page, state)}
${addressee.form?.consent && html`<p class="muted thanks" data-consent-text>${addressee.form.consent}</p>`}
${checkField({ path: 'consent', label: `${addressee.organisation} may use these details to answer me.`, isRequired: true }, state)}
<p hidden><label>Leave this empty <input name="homepage" tabindex="-1" autocomplete="off"></label></p>
<button>Send to ${addressee.name}</button>
</form>
<p class="muted">You get a tracking link at once. No account needed.${addressee.deskPhone && html` In a hurry? Call the desk: <a href="tel:${addressee.deskPhone.replaceAll(/\s/g, '')}" data-reports="contact_click">${addressee.deskPhone}</a>`}</p></div>`;
}

/** The first step: which kind of inquiry, since the fields of the next page depend on it. */
export const typePage = (addressee: Addressee): SafeHtml =>
  html`<h2>What kind of inquiry is it?</h2><ul class="kinds">${addressee.types.map(
    (type) => html`<li><a href="${addressFor(addressee, type)}">${typeNameOf(addressee.form, type)}</a></li>`,
  )}</ul>`;

/** What the sender keeps: reference, tracking link, and the number to call. */
export const sentPage = (
  addressee: Addressee,
  receipt: { ref: string; tracking_path: string; desk_phone: string | null },
  alsoAsked: readonly { name: string }[],
): SafeHtml =>
  html`<div data-inquiry-form>${alsoAsked.length > 0 && html`<p>${alsoSentText(alsoAsked)}</p>`}${addressee.form?.thanks && html`<p class="thanks">${addressee.form.thanks}</p>`}<p role="status">Your reference is <strong>${receipt.ref}</strong>. We have also emailed you the tracking link: open it to confirm your address.</p><p><a href="${receipt.tracking_path}"${addressee.framed !== undefined && html` target="_blank" rel="noopener"`}>Follow your inquiry</a></p>${receipt.desk_phone && html`<p>In a hurry? Call the desk: <a href="tel:${receipt.desk_phone.replaceAll(/\s/g, '')}" data-reports="contact_click">${receipt.desk_phone}</a></p>`}</div>`;
