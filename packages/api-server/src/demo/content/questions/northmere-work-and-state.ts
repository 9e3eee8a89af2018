import type { QuestionContent } from '../content-types.ts';

const northmere = 'northmere' as const;

export const northmereWorkQuestions: readonly QuestionContent[] = [
  {
    organisation: northmere,
    text: 'Why does a chatbot invent books?',
    origin: 'seeker',
    experts: ['joaquin-strandberg'],
    topics: ['Language models'],
    askedDaysAgo: 128,
    answers: [
      {
        by: 'joaquin-strandberg',
        body: [
          'It has learned what a reference looks like and not what a library is. A plausible title is, to the model, as good as a true one. Ask it for a shelf mark, and watch it invent that as well.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Will robots take my job?',
    origin: 'seeker',
    experts: ['idris-falk'],
    topics: ['Automation and jobs'],
    askedDaysAgo: 26,
    answers: [
      {
        by: 'idris-falk',
        body: [
          'Probably not the whole of it. In ten years one in twenty-three of our workers was replaced, and one in four lost hours that paid better. Ask early how the saved time will be shared; that is where pay was kept.',
        ],
        pullQuote: 'Automation seldom takes the job. It takes the hour that paid for the holiday.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Is a four-day week good for pay?',
    origin: 'inquiry',
    experts: ['idris-falk'],
    topics: ['Working time', 'Wages'],
    askedDaysAgo: 80,
    answers: [
      {
        by: 'idris-falk',
        body: [
          'Where the hours fell and the pay did not, yes by definition. Where five days were pressed into four, people kept their pay and lost their evenings. Read the rota before the headline.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Where does council tax go?',
    origin: 'staff',
    experts: ['catarina-novak-obi'],
    topics: ['Local government finance', 'Tax'],
    askedDaysAgo: 71,
    answers: [
      {
        by: 'catarina-novak-obi',
        body: [
          'More than half goes to the care of adults and children. Roads and bins, which people see, take about a tenth. The rest is on page ninety.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'What is a recount and when does it change anything?',
    origin: 'staff',
    experts: ['emre-castellanos'],
    topics: ['Elections'],
    askedDaysAgo: 16,
    answers: [
      {
        by: 'emre-castellanos',
        body: [
          'It is the same ballots looked at again with both sides in the room. It has changed a winner only when the gap was under about one vote in a thousand. Above that, it changes the hour at which everyone goes home.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Can a committee force somebody to answer?',
    origin: 'seeker',
    experts: ['ludovica-amsel'],
    topics: ['Parliaments'],
    askedDaysAgo: 133,
    answers: [
      {
        by: 'ludovica-amsel',
        body: [
          'It can order people to come. It can hardly make them speak. What works is asking the same short question three times, in public, and printing the silence.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Why does recycling end up abroad?',
    origin: 'seeker',
    experts: ['isolde-fernando'],
    topics: ['Polymer recycling'],
    askedDaysAgo: 52,
    answers: [
      {
        by: 'isolde-fernando',
        body: [
          'Because sorting by hand is cheaper elsewhere and mixed plastic has no buyer here. What is sold as one bale is often five plastics. If a pack says “mixed”, assume that it will travel.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Where should I look for the aurora?',
    origin: 'seeker',
    experts: ['nikolai-ashgrove'],
    topics: ['Space weather'],
    askedDaysAgo: 10,
    answers: [
      {
        by: 'nikolai-ashgrove',
        body: [
          'North, away from lamps, for at least twenty minutes. It will look grey before it looks green. Hold a phone still against a gatepost; it sees colour that you cannot.',
        ],
      },
    ],
  },
];
