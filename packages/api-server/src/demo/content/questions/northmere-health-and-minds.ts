import type { QuestionContent } from '../content-types.ts';

const northmere = 'northmere' as const;

export const northmereHealthQuestions: readonly QuestionContent[] = [
  {
    organisation: northmere,
    text: 'How early can we see a flu wave coming?',
    origin: 'staff',
    experts: ['sunniva-reyes'],
    topics: ['Influenza', 'Disease modelling'],
    askedDaysAgo: 9,
    answers: [
      {
        by: 'sunniva-reyes',
        body: [
          'About a fortnight, with useful accuracy. Beyond that our forecast is little better than last year’s calendar. The first sign is seldom in hospitals; it is in school absences on a Monday.',
        ],
        pullQuote: 'About a fortnight. Beyond that, last year’s calendar is as good as we are.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Does an early flu season mean a bad one?',
    origin: 'inquiry',
    experts: ['sunniva-reyes'],
    topics: ['Influenza'],
    askedDaysAgo: 12,
    answers: [
      {
        by: 'sunniva-reyes',
        body: [
          'Not by itself. Two of the past four early seasons were milder than average. What matters is whether the peak meets the holidays, when children are not in one room.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Should a school close when it has measles?',
    origin: 'seeker',
    experts: ['sunniva-reyes', 'lars-ingemann-koroma'],
    topics: ['Measles', 'Vaccines'],
    askedDaysAgo: 57,
    answers: [
      {
        by: 'sunniva-reyes',
        body: [
          'Almost never. By the time the second child has a rash the others have been exposed. Checking who is unprotected, on the same day, does more than an empty building.',
        ],
      },
      {
        by: 'lars-ingemann-koroma',
        body: [
          'A dose given within three days of contact can still prevent the illness. That is the best use of the morning.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Can two vaccines be given on the same day?',
    origin: 'seeker',
    experts: ['lars-ingemann-koroma'],
    topics: ['Vaccines'],
    askedDaysAgo: 33,
    answers: [
      {
        by: 'lars-ingemann-koroma',
        body: [
          'Yes, usually one in each arm. The protection is the same, and a sore evening is had once instead of twice. If you fainted after an earlier one, say so and lie down.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Why does protection fade?',
    origin: 'staff',
    experts: ['lars-ingemann-koroma'],
    topics: ['Vaccines', 'Ageing'],
    askedDaysAgo: 140,
    answers: [
      {
        by: 'lars-ingemann-koroma',
        body: [
          'The body keeps the recipe and lets go of the ready-made stock. The recipe lasts for years; making enough from it takes some days. In older people the kitchen is slower, which is why they are offered another dose.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Is it worth seeing the same doctor each time?',
    origin: 'staff',
    experts: ['ama-delacroix-boateng'],
    topics: ['Primary care'],
    askedDaysAgo: 101,
    answers: [
      {
        by: 'ama-delacroix-boateng',
        body: [
          'Yes. Over fifteen years it is associated with fewer hospital stays and longer lives, in every country that has looked. For a sore throat it does not matter; for three illnesses at once it matters a good deal.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'What should I say when I have only ten minutes?',
    origin: 'seeker',
    experts: ['ama-delacroix-boateng'],
    topics: ['Primary care', 'Waiting times'],
    askedDaysAgo: 125,
    answers: [
      {
        by: 'ama-delacroix-boateng',
        body: [
          'Say at the start how many things you came with. Begin with the one that worries you, not the one that is easiest. Bring your medicines in a bag; I learn more from the bag than from the list.',
        ],
        pullQuote: 'Most people come with two questions. They ask the easy one first.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Are antibiotics in rivers dangerous for swimmers?',
    origin: 'inquiry',
    experts: ['farida-quillon'],
    topics: ['Antimicrobial resistance'],
    askedDaysAgo: 155,
    answers: [
      {
        by: 'farida-quillon',
        body: [
          'The amounts of medicine are tiny. The bacteria are the point: after heavy rain, below an outfall, one swallow is enough to carry some home. Wait two days after a storm and keep your mouth shut, which is good advice in any river.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'How much sleep does a fifteen-year-old need?',
    origin: 'seeker',
    experts: ['hanae-morrow'],
    topics: ['Adolescent sleep'],
    askedDaysAgo: 22,
    answers: [
      {
        by: 'hanae-morrow',
        body: [
          'Between eight and ten hours. Ours get seven and a quarter on school nights. If yours sleeps two hours longer on Saturdays, the week was too short.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Does the phone keep them awake, or the homework?',
    origin: 'staff',
    experts: ['hanae-morrow', 'aroha-winstanley'],
    topics: ['Phones in schools', 'Sleep'],
    askedDaysAgo: 68,
    answers: [
      {
        by: 'hanae-morrow',
        body: [
          'The hour at which they must get up, before either of those. After that, company: a phone full of friends delays sleep by about twenty minutes, a film hardly at all.',
        ],
      },
      {
        by: 'aroha-winstanley',
        body: [
          'A school ban changes the corridor and not the bedroom. Families who charge all phones in the kitchen, including their own, report the fewest quarrels.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Do phone bans improve marks?',
    origin: 'inquiry',
    experts: ['aroha-winstanley'],
    topics: ['Phones in schools', 'Education policy'],
    askedDaysAgo: 30,
    answers: [
      {
        by: 'aroha-winstanley',
        body: [
          'Not in our thirty schools, after one year. Breaks were better and filmed quarrels fell by two thirds, which may be reason enough. Anyone who promises marks is promising something that nobody has measured.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Why do teachers leave in April?',
    origin: 'staff',
    experts: ['aroha-winstanley'],
    topics: ['Teacher supply'],
    askedDaysAgo: 176,
    answers: [
      {
        by: 'aroha-winstanley',
        body: [
          'Because notice given then ends in summer, and because the timetable for next year appears. In our interviews the timetable came first. Schools that showed a draft in February lost a third fewer.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'How is betting built to keep people playing?',
    origin: 'staff',
    experts: ['solomon-vesely'],
    topics: ['Gambling harm'],
    askedDaysAgo: 260,
    status: 'archived',
    answers: [
      {
        by: 'solomon-vesely',
        body: [
          'The near miss does most of the work. It is shown far more often than chance would produce it, and people play on after it as if they had nearly learned something.',
        ],
      },
    ],
  },
];
