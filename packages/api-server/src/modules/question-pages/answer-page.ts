import { getBody, readField } from '@rostrum/contracts';
import { askedQuestions, type AnswerView } from '@rostrum/contracts/qanda';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { momentIn } from '../inquiries/index.ts';
import { lineField, proseField, type FormState } from '../inquiry-pages/index.ts';
import type { LinkedQuestion } from '../questions/index.ts';

export const answerSchema = getBody(askedQuestions.answer);
const labelOf = (path: string): string => readField(answerSchema, path).label ?? path;
const hintOf = (path: string) => readField(answerSchema, path).hint ?? '';

const deskLine = ({ name, deskPhone }: LinkedQuestion['organisation']): SafeHtml =>
  deskPhone === null
    ? html`<p class="muted">Questions? Ask the desk of ${name}.</p>`
    : html`<p>Questions? Call the desk: <a href="tel:${deskPhone.replaceAll(/[^+\d]/g, '')}">${deskPhone}</a></p>`;

const overWords = {
  answered: {
    title: 'Your answer was sent',
    text: 'The desk has it. An answer is sent once; to change it, talk to the desk.',
  },
  declined: { title: 'You declined', text: 'The desk was told. It can still send you another link.' },
  over: {
    title: 'There is nothing to answer now',
    text: 'The time is over, or the desk needs no answer any more.',
  },
} as const;

/** What is left of a link that cannot be answered: nothing of the question. */
export function answerOver({ state, organisation }: LinkedQuestion): { title: string; body: SafeHtml } {
  const { title, text } = overWords[state === 'open' ? 'over' : state];
  return { title, body: html`<p role="status">${text}</p>${deskLine(organisation)}` };
}

export interface AnswerForm {
  view: LinkedQuestion;
  question: NonNullable<LinkedQuestion['question']>;
  status: AnswerView['status'] | undefined;
  version: number | undefined;
  state: FormState;
  failure: string | null;
}

function problems({ state, failure }: AnswerForm): SafeHtml | undefined {
  if (failure === null && state.errors.size === 0) return undefined;
  return html`<div class="problems" role="alert" tabindex="-1" autofocus><h2>Not sent yet</h2><p>What you typed is kept.${failure && html` ${failure}`}</p><ul>${[...state.errors].map(([path, message]) => html`<li><a href="#f-${path}">${labelOf(path)}: ${message}</a></li>`)}</ul></div>`;
}

/** The question and the form of its answer, with what the desk wrote for the expert. */
export function answerForm(form: AnswerForm): SafeHtml {
  const { view, question, status, version, state } = form;
  const { organisation, timezone, name } = view;
  const after = question.expertsPublish
    ? 'It is published with your name when you press the button.'
    : 'The desk reads your answer before it is published with your name.';
  return html`<p><strong>${organisation.name}</strong>${question.dueAt && html` · due ${momentIn(timezone, question.dueAt)}`}</p>${problems(form)}
${question.details && html`<p>${question.details}</p>`}
<p>The name of the person who asked stays private. ${after}</p>
${status !== undefined && html`<p><strong>There is a text already.</strong> Change anything, or send it as it stands: sending it says that these are your words.</p>`}
<form method="post"><input type="hidden" name="version" value="${version === undefined ? '' : String(version)}">
${proseField({ path: 'body', label: labelOf('body'), isRequired: true, hint: '20 to 5,000 characters; an empty line begins a paragraph' }, state)}
${lineField({ path: 'pull_quote', label: labelOf('pull_quote'), isRequired: false, hint: hintOf('pull_quote') }, state)}
${proseField({ path: 'sources', label: labelOf('sources'), isRequired: false, hint: 'one in each line: its title, then its address; up to 10' }, state)}
<p class="muted">Nothing is sent before you press a button. This link is for you, ${name}, and works for one answer.</p>
<button name="action" value="answer">${question.expertsPublish ? 'Publish my answer' : 'Send to the desk'}</button></form>
<details><summary>I would rather not answer</summary><form method="post">
${proseField({ path: 'note', label: 'Reason', isRequired: false, hint: 'only the desk reads it; up to 500 characters' }, state)}
<button name="action" value="decline">Decline</button></form></details>
${deskLine(organisation)}`;
}
