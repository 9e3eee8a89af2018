import fp from 'fastify-plugin';
import { html } from './html.ts';
import { sendPlainPage } from './plain-page.ts';

const topics = [
  {
    title: 'Finding an expert',
    steps: [
      'Write what it is about, or a name, into the search field and press Enter. Three letters are enough for suggestions.',
      'The sentence that matched is marked in yellow. Topic, organisation and language narrow the list.',
      'Open a profile to see how the person can be reached, in which languages, and how fast answers usually come.',
    ],
  },
  {
    title: 'Sending an inquiry',
    steps: [
      'Choose what you need, say by when, and ask. No account is needed: the confirmation carries a link to follow your inquiry for 90 days.',
      'With an account, everything you sent stands under Inquiries. You see when the team took it up, when the expert was asked, and the answer.',
      'When your deadline is near, the telephone number of the desk stands beside your inquiry.',
    ],
  },
  {
    title: 'Working through the inbox',
    steps: [
      'The list is in deadline order. Take an inquiry with Assign, answer it under Reply, and keep what only the team may read under Internal note.',
      'An internal note is never mailed and never shown to the person who asked.',
      'Close with an outcome. A missed deadline asks for the reason, so that it can be seen later why.',
      'Keys: j and k move, Enter opens, r replies, n writes a note, a assigns. ? lists them all.',
    ],
  },
  {
    title: 'Your profile',
    steps: [
      'Headline, biography and what you may be asked for are yours to change under My Profile.',
      'Confirm once in a while that everything is still right: journalists see when you last said so.',
    ],
  },
  {
    title: 'A directory on your own site',
    steps: [
      'The Builder shows the directory of your organisation as it will look. Copy the code and paste it into your page; nothing else is needed.',
    ],
  },
] as const;

/** /help: what the Help entries of every menu lead to. Readable without script and without a session. */
export const help = fp(
  async (app) => {
    app.get('/help', { config: { policy: 'page' } }, async (_request, reply) =>
      sendPlainPage(reply, {
        title: 'Help',
        body: html`<p class="muted">How the work is done here, in short.</p>${topics.map(
          ({ title, steps }) =>
            html`<h2>${title}</h2><ul>${steps.map((step) => html`<li>${step}</li>`)}</ul>`,
        )}<p><a href="/">Back to Rostrum</a></p>`,
      }),
    );
  },
  { name: 'help' },
);
