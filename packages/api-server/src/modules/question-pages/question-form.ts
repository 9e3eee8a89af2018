import { getBody, publicPaths, readField } from '@rostrum/contracts';
import { guestQuestions } from '@rostrum/contracts/qanda';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { lineField, proseField, type FormState } from '../inquiry-pages/index.ts';

const schema = getBody(guestQuestions.send);
const labelOf = (path: string): string => readField(schema, path).label ?? path;
const words = (path: 'text' | 'details' | 'name' | 'email', hint?: string) => ({
  path,
  label: labelOf(path),
  isRequired: path === 'text',
  ...(hint !== undefined && { hint }),
});

/** Set once published answers were shown: they are shown once only. */
export const reviewedField = 'reviewed';

export interface QuestionForm {
  organisation: { name: string; company_username: string; logo: string | null; logo_dark: string | null };
  state: FormState;
  /** Makes a repeated send count once. */
  key: string;
  /** When the form was drawn for the first time. */
  shown: string;
  /** Why a form without a fault was not taken: too many at once, for example. */
  failure?: string | undefined;
}

function summary({ state, failure }: QuestionForm): SafeHtml | undefined {
  if (failure === undefined && state.errors.size === 0) return undefined;
  return html`<div class="problems" role="alert" tabindex="-1" autofocus><h2>Not sent yet</h2><p>What you typed is kept.${failure && html` ${failure}`}</p><ul>${[...state.errors].map(([path, message]) => html`<li><a href="#f-${path}">${labelOf(path)}: ${message}</a></li>`)}</ul></div>`;
}

/** The form with what was typed and what is wrong with it. */
export function questionForm(form: QuestionForm): SafeHtml {
  const { organisation, state, key, shown } = form;
  const { name, company_username: company } = organisation;
  return html`<p><a href="${publicPaths.organisation(company)}">${name}</a></p>${summary(form)}
<p>${name} reads each question before anything is published. If it is answered, question and answer are public; details, your name and your email are not.</p>
<form method="post" action="${publicPaths.askQuestion(company)}" novalidate>
<input type="hidden" name="key" value="${key}"><input type="hidden" name="shown" value="${shown}">${state.values[reviewedField] === 'yes' && html`<input type="hidden" name="${reviewedField}" value="yes">`}
${lineField(words('text', 'up to 300 characters'), state)}
${proseField(words('details', 'up to 2,000 characters'), state)}
${lineField(words('name'), state, 'text', 'name')}
${lineField(words('email', 'to hear whether your question is answered'), state, 'email', 'email')}
<p hidden><label>Leave this empty <input name="homepage" tabindex="-1" autocomplete="off"></label></p>
<button>Send question</button>
</form>`;
}

export const receivedPage = ({ name, company_username }: QuestionForm['organisation']): SafeHtml =>
  html`<p role="status">${name} has your question. It appears on the page of ${name} only once it is answered and published.</p><p><a href="${publicPaths.organisation(company_username)}">Back to ${name}</a></p>`;
