import { formatList, publicPaths } from '@rostrum/contracts';
import type { AnsweredQuestion } from '@rostrum/contracts/qanda';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import type { FormState } from '../inquiry-pages/index.ts';
import { reviewedField, type QuestionForm } from './question-form.ts';

/** Name of the button that goes back to the form. */
export const editField = 'edit';

const kept = ['text', 'details', 'name', 'email'] as const;

export const answeredStyle = html`.notice{max-width:38rem;outline-offset:6px}.notice h2{margin:0;font-size:1.25rem}.notice p{margin:.5rem 0 1rem}.answered{list-style:none;margin:1rem 0 0;padding:0;max-width:38rem}.answered li{padding:1rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}.answered h3{margin:0;font-size:1.125rem}.answered h3 span{font-size:.875rem;font-weight:400}.answered p{margin:.25rem 0 0}.asked{max-width:38rem;margin:0;padding-inline-start:.75rem;border-inline-start:4px solid var(--line);overflow-wrap:anywhere}.choice{display:flex;flex-wrap:wrap;gap:0 1rem}.choice [name=edit]{background:var(--paper);color:var(--accent);border:1px solid var(--accent)}`;

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

interface AnsweredPage {
  organisation: QuestionForm['organisation'];
  values: FormState['values'];
  items: readonly AnsweredQuestion[];
  key: string;
  shown: string;
}

/** Shown before a question is sent: published answers, and what was typed, which goes on from here. */
export function answeredPage({ organisation, values, items, key, shown }: AnsweredPage): SafeHtml {
  const { name, company_username: company } = organisation;
  return html`<p><a href="${publicPaths.organisation(company)}">${name}</a></p>
<div class="notice" role="status" tabindex="-1" autofocus><h2>Has this been answered already?</h2><p>Your question isn’t sent yet. ${name} has published ${items.length === 1 ? 'an answer' : `answers to ${String(items.length)} questions`} that may help you.</p></div>
<p class="muted">Your question</p><p class="asked">${values['text']}</p>
<ul class="answered">${items.map(({ slug, text, excerpt, answered_by: by }) => html`<li><h3><a href="${publicPaths.question(company, slug)}" target="_blank" rel="noopener">${text} <span class="muted">(opens in a new tab)</span></a></h3><p>${excerpt}</p><p class="muted">Answered by ${formatList(by)}</p></li>`)}</ul>
<form method="post" action="${publicPaths.askQuestion(company)}">
${hidden('key', key)}${hidden('shown', shown)}${hidden(reviewedField, 'yes')}${kept.map((path) => hidden(path, values[path] ?? ''))}
<div class="choice"><button name="${editField}" value="yes">Change my question</button><button>Send my question anyway</button></div>
</form>`;
}
