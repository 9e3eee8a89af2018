import type { QuestionContent } from '../content-types.ts';

export const otherQuestions: readonly QuestionContent[] = [
  {
    organisation: 'pellworth',
    text: 'Can two companies agree not to poach each other’s staff?',
    origin: 'staff',
    experts: ['cordelia-adeyemi'],
    topics: ['Competition law'],
    askedDaysAgo: 90,
    answers: [
      {
        by: 'cordelia-adeyemi',
        body: [
          'In general no; it is a cartel in which the goods are people. Exceptions are narrow and written down, such as for the buyer of a business for a short time. A handshake does not make it lawful, only harder to prove.',
        ],
      },
    ],
  },
  {
    organisation: 'pellworth',
    text: 'May I record a council meeting?',
    origin: 'seeker',
    experts: ['magnus-pellworth'],
    topics: ['Media law'],
    askedDaysAgo: 65,
    answers: [
      {
        by: 'magnus-pellworth',
        body: [
          'If the public is admitted you may usually record, film and report while it goes on. Courts are different: there, ask first. In either place, do not stand in the doorway.',
        ],
      },
    ],
  },
  {
    organisation: 'pellworth',
    text: 'Can my employer change my hours by text message?',
    origin: 'seeker',
    experts: ['sefa-lindstrom-rao'],
    topics: ['Employment law', 'Working time'],
    askedDaysAgo: 58,
    answers: [
      {
        by: 'sefa-lindstrom-rao',
        body: [
          'For next month perhaps, for tomorrow hardly. What counts is the pattern on which you have come to rely and the notice in your contract. Keep the message and answer it politely, in writing.',
        ],
      },
    ],
  },
  {
    organisation: 'pellworth',
    text: 'Is my neighbour’s camera allowed to film my garden?',
    origin: 'seeker',
    experts: ['anneke-brightwater'],
    topics: ['Data protection'],
    askedDaysAgo: 40,
    answers: [
      {
        by: 'anneke-brightwater',
        body: [
          'Only as far as it cannot be avoided, and then your neighbour owes you an answer about what is kept. Ask for the camera to be turned or masked before you ask a lawyer. Most models can do it in a minute.',
        ],
      },
    ],
  },
  {
    organisation: 'pellworth',
    text: 'What happens to gift cards when a shop closes?',
    origin: 'seeker',
    experts: ['tarek-vanterpool'],
    topics: ['Insolvency'],
    askedDaysAgo: 2,
    dueInDays: 2,
  },
  {
    organisation: 'tessaline',
    text: 'How long does a grid battery last?',
    origin: 'staff',
    experts: ['viktoria-salonen-diaz'],
    topics: ['Grid storage'],
    askedDaysAgo: 77,
    answers: [
      {
        by: 'viktoria-salonen-diaz',
        body: [
          'An evening, if you mean the charge: two to four hours at full power. About eighteen years, if you mean the cells, and then most of them serve somewhere gentler. The door seals last four, as our failure log shows.',
        ],
      },
    ],
  },
  {
    organisation: 'tessaline',
    text: 'How much lithium do you get back from a pack?',
    origin: 'inquiry',
    experts: ['emeka-rosenqvist'],
    topics: ['Battery recycling'],
    askedDaysAgo: 48,
    answers: [
      {
        by: 'emeka-rosenqvist',
        body: [
          'Seventy-one per cent between our gate and the product, measured over a month. Of what is sold, much less, because it never reaches the gate. Look in your drawers.',
        ],
        pullQuote: 'Of what is sold, much less, because it never reaches the gate.',
      },
    ],
  },
  {
    organisation: 'tessaline',
    text: 'What keeps the lights on when there is no wind?',
    origin: 'seeker',
    experts: ['gideon-maskell'],
    topics: ['Energy forecasting', 'Grid stability'],
    askedDaysAgo: 29,
    answers: [
      {
        by: 'gideon-maskell',
        body: [
          'Water, neighbours and gas, in that order, with batteries for the evening. It happens about once a winter for a week. The price rises after sunset, and that is when it is worth waiting with the washing.',
        ],
      },
    ],
  },
  {
    organisation: 'tessaline',
    text: 'Which climate claims on a box should I distrust?',
    origin: 'seeker',
    experts: ['noor-vantongeren'],
    topics: ['Carbon accounting', 'Corporate responsibility'],
    askedDaysAgo: 6,
    dueInDays: 8,
  },
  {
    organisation: 'tessaline',
    text: 'Can a robot and a person lift the same box?',
    origin: 'seeker',
    experts: ['chiara-baumgarten'],
    topics: ['Robotics'],
    askedDaysAgo: 4,
    dueInDays: 7,
  },
  {
    organisation: 'saoirse-vandermeer',
    text: 'Why do eggs run out before anything else?',
    origin: 'staff',
    experts: ['saoirse-vandermeer'],
    topics: ['Food security'],
    askedDaysAgo: 21,
    answers: [
      {
        by: 'saoirse-vandermeer',
        body: [
          'Because a hen cannot be hurried and an egg cannot be kept. Orders that were not placed eight months ago are missing today. It shows first in the cheap boxes, which have the least slack.',
        ],
        pullQuote: 'An empty shelf is the end of a story that began eight months ago.',
      },
    ],
  },
  {
    organisation: 'saoirse-vandermeer',
    text: 'Is food waste mostly a household problem?',
    origin: 'seeker',
    experts: ['saoirse-vandermeer'],
    topics: ['Food security', 'Agriculture'],
    askedDaysAgo: 99,
    answers: [
      {
        by: 'saoirse-vandermeer',
        body: [
          'It is mostly counted in households, which is not the same. A paddock of crooked carrots that is ploughed in appears in nobody’s bin. Where farms have been weighed, they come first.',
        ],
      },
    ],
  },
  {
    organisation: 'saoirse-vandermeer',
    text: 'What should I keep in the cupboard?',
    origin: 'seeker',
    experts: ['saoirse-vandermeer'],
    topics: ['Food security', 'Nutrition'],
    askedDaysAgo: 160,
    answers: [
      {
        by: 'saoirse-vandermeer',
        body: [
          'Two weeks of what you already eat, turned over as you cook. Nothing else keeps. If your list has a food on it that you dislike, somebody sold you the list.',
        ],
      },
    ],
  },
];
