import fp from 'fastify-plugin';
import { helpArticles } from './help-articles.ts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { sendPlainPage } from '@rostrum/server-kit/http';

interface Topic {
  title: string;
  steps: readonly string[];
}

const topics: readonly Topic[] = [
  {
    title: 'Signing in',
    steps: [
      'Write your email and press Continue. When your organisation has single sign-on, its page is offered; a password and a mailed link are always there too.',
      'No password, or forgotten? Ask for a sign-in link, or for a link that sets a new password. Each works once, and only the newest one.',
      'A second step asks for the code of your authenticator app. Without the phone, one of your recovery codes does; after that, ask your administrator.',
      'Journalists, organisers and everybody else who asks make their own account. Members of an organisation are invited by it.',
    ],
  },
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
];

const sections = (list: readonly Topic[]): SafeHtml[] =>
  list.map(
    ({ title, steps }) => html`<h2>${title}</h2><ul>${steps.map((step) => html`<li>${step}</li>`)}</ul>`,
  );

/** /help: what the Help entries of every menu lead to. Readable without script and without a session. */
export const help = fp(
  async (app) => {
    app.get('/help', { config: { policy: 'page' } }, async (_request, reply) =>
      sendPlainPage(reply, {
        title: 'Help',
        body: html`<p class="muted">How the work is done here, in short.</p>${sections(topics)}<p><a href="/help/privacy">Privacy</a> · <a href="/help/terms">Terms</a> · <a href="/">Back to Rostrum</a></p>`,
      }),
    );
    for (const { path, title, lead, sections: parts } of helpArticles)
      app.get(path, { config: { policy: 'page' } }, async (_request, reply) =>
        sendPlainPage(reply, {
          title,
          body: html`<p class="muted">${lead}</p>${sections(parts)}<p><a href="/help">Help</a> · <a href="/">Back to Rostrum</a></p>`,
        }),
      );
  },
  { name: 'help' },
);
