import type { QuestionContent } from '../content-types.ts';

export const quillhavenQuestions: readonly QuestionContent[] = [
  {
    organisation: 'quillhaven',
    text: 'When should I bring a child with fever to the hospital?',
    origin: 'staff',
    experts: ['amelie-ostrowicz-tran'],
    topics: ['Emergency medicine'],
    askedDaysAgo: 50,
    answers: [
      {
        by: 'amelie-ostrowicz-tran',
        body: [
          'Come at once if the child is hard to wake, has a stiff neck or a rash that does not fade under a glass, or is under three months old. Otherwise drinks, rest and a call to the advice line. How the child looks matters more than the number on the thermometer.',
        ],
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'What does the waiting board show?',
    origin: 'staff',
    experts: ['amelie-ostrowicz-tran'],
    topics: ['Waiting times'],
    askedDaysAgo: 36,
    answers: [
      {
        by: 'amelie-ostrowicz-tran',
        body: [
          'The wait of the person who was seen last. It does not count people who are seen at once because they are very ill. It usually falls in the early afternoon.',
        ],
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'How do I use an inhaler properly?',
    origin: 'seeker',
    experts: ['desmond-achebe-lindt'],
    topics: ['Asthma'],
    askedDaysAgo: 87,
    answers: [
      {
        by: 'desmond-achebe-lindt',
        body: [
          'Shake it, breathe out, seal your lips, press once and breathe in slowly for five seconds. Hold your breath for ten. With a spacer you may take five ordinary breaths instead, which is what most children should do.',
        ],
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'Can young people have a stroke?',
    origin: 'inquiry',
    experts: ['inger-salvatore'],
    topics: ['Stroke'],
    askedDaysAgo: 120,
    answers: [
      {
        by: 'inger-salvatore',
        body: [
          'Yes; one in ten of our patients is under fifty. Face, arm, speech: if one of them changes suddenly, call, whatever the age. The young wait longest because everybody thinks of something else.',
        ],
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'Why are masks back on the wards?',
    origin: 'seeker',
    experts: ['rohan-delacour'],
    topics: ['Hospital infection', 'Influenza'],
    askedDaysAgo: 18,
    answers: [
      {
        by: 'rohan-delacour',
        body: [
          'Because flu admissions passed the line that we set in summer, before anybody was tired of masks. They will go when it is below that line for seven days. The rule is on the door.',
        ],
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'When is it too early to talk about dying?',
    origin: 'staff',
    experts: ['beatrix-nakamura-ellis'],
    topics: ['Palliative care'],
    askedDaysAgo: 170,
    answers: [
      {
        by: 'beatrix-nakamura-ellis',
        body: [
          'Nobody has ever told me that we spoke about it too early. Begin with what a good day looks like, and the rest follows. You may stop whenever you like and start again in the car.',
        ],
        pullQuote: 'Nobody has ever told me we spoke about it too early.',
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'May a child play on after a knock to the head?',
    origin: 'seeker',
    experts: ['caspian-oduya'],
    topics: ['Concussion'],
    askedDaysAgo: 46,
    answers: [
      {
        by: 'caspian-oduya',
        body: [
          'No. If in doubt, sit them out, for the rest of that day at least. Then school first and sport later, a step a day, and back one step if the headache returns.',
        ],
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'What can I give instead of children’s fever syrup?',
    origin: 'seeker',
    experts: ['yannick-thistlewood'],
    topics: ['Drug shortages'],
    askedDaysAgo: 19,
    answers: [
      {
        by: 'yannick-thistlewood',
        body: [
          'Ask the pharmacist for the tablet that melts, which is usually on the shelf when the syrup is not. Weigh the child first; the dose goes by weight. Do not cut up adult tablets by eye.',
        ],
      },
    ],
  },
  {
    organisation: 'quillhaven',
    text: 'Will the maternity ward at Cask Point close again next summer?',
    origin: 'seeker',
    experts: ['liesl-moreno-bright'],
    topics: ['Maternal health'],
    askedDaysAgo: 3,
    dueInDays: 4,
  },
  {
    organisation: 'quillhaven',
    text: 'Who may look at my hospital record?',
    origin: 'seeker',
    experts: [],
    topics: ['Health records'],
    askedDaysAgo: 1.5,
  },
];
