import type { HelpArticle } from './help-article.ts';

/** What this software does with data, and the rules of its use. Whoever runs an installation answers for it. */
export const helpPolicies: readonly HelpArticle[] = [
  {
    path: '/help/privacy',
    title: 'Privacy',
    lead: 'What Rostrum stores about you, why, and who sees it.',
    sections: [
      {
        title: 'Your account',
        steps: [
          'We store your name, email address and time zone and, if you gave them, your organisation and country. Passwords are stored only as a hash that can’t be reversed.',
          'We store each browser you’re signed in with, its network address, the time and how you signed in, so that you can see and end these sessions under Settings.',
        ],
      },
      {
        title: 'Your inquiries',
        steps: [
          'Inquiries are read by the team of the organisation you send them to and by the experts this team asks. Other organisations never see them.',
          'Experts see your name and organisation only when you write to them.',
          'Each organisation sets how long it stores closed inquiries and spam. Without such a limit, they stay. When the time is over, the text, the files, your name and your contact details are erased, unless the organisation has put the inquiry on legal hold. The record of steps remains, and with it the name that you gave.',
        ],
      },
      {
        title: 'What we measure',
        steps: [
          'Profile views and searches are counted, so that organisations know what is in demand.',
          'The network address that an inquiry was sent from is stored with it for 90 days, so that an organisation can stop abuse. With threats it is stored as long as they are.',
          'Your browser reports how long the parts of a page took and whether one failed, so that a broken version can be withdrawn. That you were affected is stored for two days, under a number that stands for you on that day only.',
        ],
      },
      {
        title: 'Cookies',
        steps: [
          'We set only the cookies that signing in needs: one for the session, one to renew it, one against forged forms and one that remembers the page you wanted. While a new version is tried with some visitors first, a random number keeps you on the same version, and a choice of another version is remembered in a cookie of its own. No cookie belongs to a third party or follows you to other sites.',
        ],
      },
      {
        title: 'Your rights',
        steps: [
          'See, change and download what is stored about you under Settings.',
          'You can delete your account there. For 30 days, a link in an email restores it. After that, your name and contact details are removed. For an inquiry on legal hold, this happens when the hold is lifted.',
          'If you wrote without an account, ask the organisation you wrote to. The operator of this site is responsible for the data.',
        ],
      },
    ],
  },
  {
    path: '/help/terms',
    title: 'Terms',
    lead: 'The rules for everyone who asks and answers here.',
    sections: [
      {
        title: 'If you ask',
        steps: [
          'Say who you are and what you need the answer for. Journalists name their outlet. Don’t write in someone else’s name.',
          'Ask only what you intend to use. Advertising, mass mail and harassment are blocked, and so is the account.',
        ],
      },
      {
        title: 'If you answer',
        steps: [
          'Experts answer if they can and may decline. An answer is their own view unless they say otherwise.',
          'Keep to what you agreed: on the record, on background or not for use.',
        ],
      },
      {
        title: 'Your account',
        steps: [
          'Your account is yours alone. Don’t share your password or emailed links, and end sessions you don’t recognise.',
          'An organisation decides who acts for it and can end that at any time.',
        ],
      },
      {
        title: 'What you may use',
        steps: [
          'Profiles and published answers may be quoted with the name of the expert and the organisation. Photos have their own terms.',
        ],
      },
    ],
  },
];
