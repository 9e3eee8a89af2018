import { formatDate, publicPaths } from '@rostrum/contracts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { fullName } from './person-views.ts';
import type { ReviewView } from './answer-review.service.ts';

export const reviewStyle = html`main{max-width:42rem;padding-bottom:6rem}dl{display:grid;gap:.5rem;padding:1rem;border:1px solid var(--line);border-radius:8px;overflow-wrap:anywhere}dd{margin:0}.answers{display:flex;flex-wrap:wrap;gap:.75rem}.answers button{flex:1 1 12rem;margin-top:.5rem}.second{border:1px solid var(--muted);background:var(--paper);color:var(--ink)}`;

const dayIn = (timeZone: string, moment: Date) =>
  formatDate(moment.toISOString(), { dateStyle: 'long', timeZone });

const deskLine = ({ organisation, deskPhone }: ReviewView): SafeHtml =>
  deskPhone === null
    ? html`<p class="muted">Questions? Ask the desk of ${organisation}.</p>`
    : html`<p>Questions? Call the desk of ${organisation}: <a href="tel:${deskPhone.replaceAll(/[^+\d]/g, '')}">${deskPhone}</a></p>`;

/** What is left of a link that cannot be answered: nothing of the profile. */
export function reviewOver(view: ReviewView): { title: string; body: SafeHtml } {
  const { over, review, timezone, organisation } = view;
  const desk = deskLine(view);
  if (over === 'answered' && review.answeredAt !== null) {
    const day = dayIn(timezone, review.answeredAt);
    return review.answer === 'left'
      ? {
          title: 'You said that you no longer work here',
          body: html`<p role="status">Told to ${organisation} on ${day}. Its desk decides about your profile, which is still public until then.</p>${desk}`,
        }
      : {
          title: 'Thank you. Your profile is confirmed',
          body: html`<p role="status">Confirmed on ${day}. You are asked again in about half a year.</p>${desk}`,
        };
  }
  return over === 'expired'
    ? {
        title: 'This link has expired',
        body: html`<p>Open the latest email about your profile, or sign in and confirm it under <a href="/dashboard/people">My Profile</a>.</p>${desk}`,
      }
    : {
        title: 'Your profile is not public now',
        body: html`<p>There is nothing to confirm.</p>${desk}`,
      };
}

const row = (label: string, value: string | null): SafeHtml | false =>
  value !== null && value !== '' && html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** What the public page says, and the answers. */
export function reviewPage(view: ReviewView): SafeHtml {
  const { person, organisation, timezone } = view;
  const path = publicPaths.person(person.kind, person.username);
  const isShown = person.access !== 'private';
  return html`<p><strong>${organisation}</strong></p>
<p>${person.lastConfirmedAt === null ? 'You never confirmed your profile.' : `You last confirmed it on ${dayIn(timezone, person.lastConfirmedAt)}.`} Nothing is confirmed before you press a button.</p>
${
  isShown &&
  html`<dl>${row('Name', fullName(person))}${row('Job title', person.jobTitle)}${row('Department', person.department)}${row('Headline', person.headline)}${row('Areas of expertise', person.topics.join(', '))}</dl>
<p><a href="${path}">Look at the whole page</a></p>`
}
<form method="post"><div class="answers"><button name="answer" value="correct">Still correct</button><button class="second" name="answer" value="left">I no longer work here</button></div></form>
<p>Something has changed? <a href="/dashboard/people">Sign in and change your profile</a>, or tell the desk.</p>
${deskLine(view)}`;
}
