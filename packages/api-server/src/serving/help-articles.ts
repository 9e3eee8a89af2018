/** Articles that the pages outside the dashboard lead to. They say what this software does; who runs it answers for it. */
export const helpArticles = [
  {
    path: '/help/privacy',
    title: 'Privacy',
    lead: 'What Rostrum keeps about you, why, and who sees it.',
    sections: [
      {
        title: 'Your account',
        steps: [
          'Your name, email, time zone and, where you gave them, your organisation and country. A password is kept only as a hash that cannot be turned back.',
          'Each browser in which you are signed in, with its network address, the time and the way you signed in, so that you can see and end it under Settings.',
        ],
      },
      {
        title: 'What you ask',
        steps: [
          'An inquiry is read by the team of the organisation you send it to and by the experts they ask. Other organisations never see it.',
          'Experts see your name and organisation only when you write to them.',
          'Each organisation sets for how long it keeps closed inquiries and spam; without such a time they are kept. When the time is over, what an inquiry said, its files and your name and contact details are erased, unless the organisation has put it on legal hold. The record of steps stays, and with it the name that you gave.',
        ],
      },
      {
        title: 'What is looked at',
        steps: [
          'Views of profiles and searches are counted, so that organisations can see what is wanted.',
          'The network address an inquiry was sent from is kept for 90 days with it, for an organisation to stop abuse; of threats for as long as they are kept.',
          'Your browser tells how long the parts of a page took and whether one failed, so that a broken version can be taken back. That you were among those it failed is kept for two days, as a number that stands for you on that day alone.',
        ],
      },
      {
        title: 'Cookies',
        steps: [
          'Only those that signing in needs: one for the session, one to renew it, one against forged forms, and one that remembers where you wanted to go. While a new version is given to some visitors first, a random number keeps you with the same one; whoever chooses to try another version has that choice in one. None belongs to anybody else, and none follows you to other sites.',
        ],
      },
      {
        title: 'Your say',
        steps: [
          'You see and change your details under Settings. There you download what is kept about you, and delete your account: for 30 days a link in an email brings it back, after that your name and contact details are removed, from an inquiry on legal hold once the hold is lifted.',
          'If you wrote without an account, ask the organisation you wrote to; whoever runs this site answers for it.',
        ],
      },
    ],
  },
  {
    path: '/help/terms',
    title: 'Terms',
    lead: 'The rules of the house, in plain words.',
    sections: [
      {
        title: 'Who asks',
        steps: [
          'Say who you are and what for. Journalists name their outlet; nobody writes in the name of somebody else.',
          'Ask what you mean to use. Advertising, mass mail and harassment are blocked, and the account with them.',
        ],
      },
      {
        title: 'Who answers',
        steps: [
          'Experts answer as they can and may decline. An answer is their own view unless they say otherwise.',
          'Keep to what was agreed: on the record, for background, or not for use.',
        ],
      },
      {
        title: 'Your account',
        steps: [
          'It is yours alone: keep the password and the mailed links to yourself, and end sessions that you do not know.',
          'An organisation decides who acts for it and may take that back at any time.',
        ],
      },
      {
        title: 'What may be used',
        steps: [
          'Profiles and published answers may be quoted with the name of the expert and the organisation. Photographs carry their own terms.',
        ],
      },
    ],
  },
] as const;
