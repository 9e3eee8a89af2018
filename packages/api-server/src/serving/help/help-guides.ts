import type { HelpArticle } from './help-article.ts';

/** How the work is done, one guide per job. */
export const helpGuides: readonly HelpArticle[] = [
  {
    path: '/help/signing-in',
    title: 'Signing in',
    lead: 'Passwords, emailed links, single sign-on and the second step.',
    sections: [
      {
        title: 'Get in',
        steps: [
          'Enter your email and select Continue. If your organisation uses single sign-on, you’re offered its page. You can always use a password or an emailed link instead, unless your organisation requires single sign-on.',
          'If you have no password or forgot it, ask for a sign-in link or for a link that sets a new password. Each link works once, and only the newest one works.',
          'If your account has a second step, enter the code from your authenticator app. Without your phone, enter one of your recovery codes. If you have none left, ask your administrator.',
        ],
      },
      {
        title: 'Get an account',
        steps: [
          'Journalists, event organisers and everyone else who sends inquiries create their own account. It’s free.',
          'Members of an organisation are invited by their administrator.',
        ],
      },
    ],
  },
  {
    path: '/help/finding-an-expert',
    title: 'Finding an expert',
    lead: 'Search by topic, name, language or place.',
    sections: [
      {
        title: 'Search',
        steps: [
          'Enter a topic or a name in the search field and press Enter. Suggestions appear from three letters on.',
          'The words that match are highlighted. Narrow the list by topic, organisation or language.',
          'Open a profile to see how to reach the person, which languages they speak and how fast they usually reply.',
        ],
      },
    ],
  },
  {
    path: '/help/sending-an-inquiry',
    title: 'Sending an inquiry',
    lead: 'Ask one or several experts, and follow what happens.',
    sections: [
      {
        title: 'Ask',
        steps: [
          'Choose the kind of inquiry, set your deadline and write your question.',
          'You don’t need an account. The confirmation email has a link that follows your inquiry for 90 days.',
          'With an account, everything you sent is listed under Inquiries.',
        ],
      },
      {
        title: 'Follow',
        steps: [
          'You see when the team took up your inquiry, when the expert was asked, and the reply.',
          'When your deadline is close, the phone number of the desk appears next to your inquiry, if the organisation gave one.',
        ],
      },
    ],
  },
  {
    path: '/help/working-through-the-inbox',
    title: 'Working through the inbox',
    lead: 'For the team that answers inquiries.',
    sections: [
      {
        title: 'Answer',
        steps: [
          'The list is in the order of deadlines. Select Assign to take an inquiry, and Reply to answer it.',
          'Internal notes are never emailed and never shown to the person who asked.',
          'Close an inquiry with an outcome. If the deadline passed, you’re asked for the reason.',
        ],
      },
      {
        title: 'Use the keyboard',
        steps: [
          'j and k move through the list, Enter opens, r replies, n writes a note and a assigns. ? lists every key.',
        ],
      },
    ],
  },
  {
    path: '/help/your-profile',
    title: 'Your profile',
    lead: 'For experts and the people who edit profiles.',
    sections: [
      {
        title: 'Keep it right',
        steps: [
          'Edit your headline, biography and what you can be asked for under My Profile.',
          'Confirm from time to time that everything is right. Journalists see the date of your last confirmation.',
        ],
      },
    ],
  },
  {
    path: '/help/your-own-site',
    title: 'A directory on your own site',
    lead: 'Show your experts on your organisation’s pages.',
    sections: [
      {
        title: 'Embed it',
        steps: [
          'The Builder shows the directory as visitors will see it. Copy the code and paste it into your page.',
        ],
      },
    ],
  },
];
