import type { QuestionContent } from '../content-types.ts';

const northmere = 'northmere' as const;

export const northmereWaterQuestions: readonly QuestionContent[] = [
  {
    organisation: northmere,
    text: 'How much water does the Selby marsh take out of a surge?',
    origin: 'staff',
    experts: ['bram-oyelaran'],
    topics: ['Estuary modelling', 'Storm surge'],
    askedDaysAgo: 60,
    answers: [
      {
        by: 'bram-oyelaran',
        body: [
          'About a fifth, measured over six storms and three winters. It is friction: stems and shallow creeks slow the water. In the longest storms the marsh fills up, and the last hour crosses it almost undiminished.',
        ],
        pullQuote: 'The marsh absorbs about a fifth of the surge, until it is full.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Is a storm surge the same as a tidal wave?',
    origin: 'seeker',
    experts: ['maren-okonjo-hale'],
    topics: ['Storm surge'],
    askedDaysAgo: 38,
    answers: [
      {
        by: 'maren-okonjo-hale',
        body: [
          'No. A surge is the sea standing higher than the table says, for hours, because of wind and low pressure. A tsunami, which people sometimes call a tidal wave, comes from the sea floor and passes in minutes. You can see a surge coming for two days, which is the good news about it.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Why not simply make the barrier higher?',
    origin: 'inquiry',
    experts: ['maren-okonjo-hale', 'elias-thorne-vance'],
    topics: ['Surge barriers'],
    askedDaysAgo: 180,
    answers: [
      {
        by: 'maren-okonjo-hale',
        body: [
          'Because height is seldom what fails first. Our runs show hinges and closing times as the limit, long before water goes over the top. A higher gate is also heavier, and a heavier gate wears faster.',
        ],
      },
      {
        by: 'elias-thorne-vance',
        body: [
          'The barrier buys the city about thirty years. Then the question returns, and a higher gate only moves the date. The better money is spent on the street behind it.',
        ],
        pullQuote: 'The barrier buys the city about thirty years. Then the question returns.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Do sandbags keep water out of a house?',
    origin: 'seeker',
    experts: ['elias-thorne-vance'],
    topics: ['Flood resilience'],
    askedDaysAgo: 210,
    answers: [
      {
        by: 'elias-thorne-vance',
        body: [
          'They slow it, if they are laid like bricks and the water is shallow. They do nothing against water that rises through the floor, which it often does. A board that fits the door is better, and moving the photographs upstairs is best.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'How do I know whether my street would flood?',
    origin: 'staff',
    experts: ['maren-okonjo-hale'],
    topics: ['Coastal flooding', 'Flood resilience'],
    askedDaysAgo: 95,
    answers: [
      {
        by: 'maren-okonjo-hale',
        body: [
          'Open the surge atlas, type your street and look at the row for a 1-in-200 night. It shows the depth at the kerb, not at your door, so add or take away your step. If you rent, ask which floor the meter is on.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Was the sea really lower when my grandparents were young?',
    origin: 'seeker',
    experts: ['greta-halloway'],
    topics: ['Sea-level rise', 'Tide-gauge records'],
    askedDaysAgo: 84,
    answers: [
      {
        by: 'greta-halloway',
        body: [
          'Yes, by about the width of a hand at this harbour. The books record it in pencil, month by month. It is a small difference on a calm day and a large one on the worst night of the year.',
        ],
        pullQuote: 'By about the width of a hand. You notice it on the worst night of the year.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Why do two tide tables give different times?',
    origin: 'seeker',
    experts: ['greta-halloway'],
    topics: ['Tide-gauge records'],
    askedDaysAgo: 150,
    answers: [
      {
        by: 'greta-halloway',
        body: [
          'One of them is probably for the harbour mouth and the other for the quay; the tide needs eleven minutes between them. If the difference is exactly an hour, somebody has forgotten the summer clock.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Does burned land always flood afterwards?',
    origin: 'inquiry',
    experts: ['bram-oyelaran'],
    topics: ['Flash floods after wildfire'],
    askedDaysAgo: 74,
    answers: [
      {
        by: 'bram-oyelaran',
        body: [
          'No. It floods where the fire was hot enough to change the soil, which is usually a small part of the burned area. Flash floods after wildfire come in the first two winters; after that, grass has mended most of it. A severity map would tell you which slope to worry about.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Are disposable barbecues really to blame for heath fires?',
    origin: 'staff',
    experts: ['bram-oyelaran'],
    topics: ['Wildfire'],
    askedDaysAgo: 132,
    answers: [
      {
        by: 'bram-oyelaran',
        body: [
          'They start about one in nine of the fires we could trace here. Most began with something that was left to burn out by itself. A ban helps a little; a bucket at the car park helps as much.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Is tap water safe after the main was repaired?',
    origin: 'seeker',
    experts: ['yusra-benhaddou'],
    topics: ['Drinking water'],
    askedDaysAgo: 41,
    answers: [
      {
        by: 'yusra-benhaddou',
        body: [
          'Usually, once it runs clear and cold. Run the kitchen tap until the temperature drops, clean the little sieve at its mouth, and do not use the first water for babies. If it smells or stays brown for a day, ring the company and ask for a test.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Do filter jugs remove lead?',
    origin: 'staff',
    experts: ['yusra-benhaddou'],
    topics: ['Water contaminants', 'Drinking water'],
    askedDaysAgo: 118,
    answers: [
      {
        by: 'yusra-benhaddou',
        body: [
          'Some do, and the box must say so with a standard, not a picture of a mountain. All of them stop working when the cartridge is old. If you have a lead pipe, replacing it beats any jug.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'How many days can a field go without rain?',
    origin: 'seeker',
    experts: ['teuila-marchetti'],
    topics: ['Drought', 'Soil health'],
    askedDaysAgo: 166,
    answers: [
      {
        by: 'teuila-marchetti',
        body: [
          'On our sandy fields about sixteen in June, on clay about thirty. Two years of cover crops add roughly nine. After that the crop does not die at once; it stops growing, which costs nearly as much.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Should councils stop mowing verges?',
    origin: 'seeker',
    experts: ['marisol-ekwueme'],
    topics: ['Pollinators', 'Biodiversity'],
    askedDaysAgo: 190,
    answers: [
      {
        by: 'marisol-ekwueme',
        body: [
          'Mow once, late, and take the cuttings away. That is cheaper than six cuts and better for nearly everything with wings. Keep a mown strip at the kerb, and people can see that somebody meant it.',
        ],
      },
    ],
  },
];
