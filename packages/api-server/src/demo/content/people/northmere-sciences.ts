import type { PersonContent } from '../content-types.ts';

export const northmereSciences: readonly PersonContent[] = [
  {
    username: 'isolde-fernando',
    firstname: 'Isolde',
    lastname: 'Fernando',
    prefix: 'Dr',
    pronouns: 'she/her',
    jobTitle: 'Reader in Polymer Recycling',
    department: 'Chemistry',
    headline: 'Takes mixed plastic apart again, and says which packaging never should have been mixed.',
    biography:
      'Isolde Fernando designs catalysts that unzip two common plastics without sorting them first. She runs a pilot line with the county’s waste authority that treats a tonne a day. She follows the plastics treaty talks as a scientific observer and keeps a blunt diary of them.',
    topics: ['Polymer recycling', 'Plastics treaty', 'Circular economy', 'Battery recycling'],
    industries: ['Manufacturing', 'Environmental services'],
    languages: [
      ['en', 'native', 'interview'],
      ['si', 'fluent', 'interview'],
      ['de', 'fluent'],
    ],
    education: [[11, 'PhD', 'Chemistry', 'Northmere University']],
    publications: [
      [0, 'article', 'Unzipping mixed polyesters at one tonne a day', 'Applied Polymer Letters'],
    ],
    appearances: [[45, 'radio', 'Which bin?', 'Harbour Nine Radio']],
    hooks: [
      [
        'Where does our recycling go?',
        'A reader put a tracker in a yoghurt pot and it went abroad. What should have happened?',
      ],
      [
        'Treaty talks collapse: what now?',
        'The plastics talks ended without a text. What was lost and what can still be done by one country?',
      ],
      [
        'Compostable cups in the compost',
        'The market’s compostable cups did not compost. Were people misled?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'] },
    confirmedDaysAgo: 44,
    demand: 1.1,
  },
  {
    username: 'nikolai-ashgrove',
    firstname: 'Nikolai',
    lastname: 'Ashgrove',
    prefix: 'Prof.',
    pronouns: 'he/him',
    jobTitle: 'Professor of Solar Physics',
    department: 'Physics',
    headline: 'Forecasts solar storms for grids and satellites, and aurora for anyone with a north window.',
    biography:
      'Nikolai Ashgrove leads the instrument team of a small satellite that watches the side of the Sun about to face us. He writes the county’s aurora alert himself, usually at one in the morning. He is cautious about grids and generous about photographs.',
    topics: ['Space weather', 'Satellites', 'Grid stability'],
    industries: ['Research and science', 'Energy and utilities'],
    languages: [
      ['en', 'native', 'interview'],
      ['ru', 'fluent', 'interview'],
    ],
    education: [[23, 'PhD', 'Physics', 'Kestrel Bay University']],
    publications: [[2, 'article', 'Six hours’ warning from the far side', 'Solar Terrestrial Letters']],
    appearances: [
      [11, 'tv', 'Aurora tonight?', 'Tidewater TV'],
      [165, 'online', 'One in the morning, looking north', 'Fieldnote Weekly'],
    ],
    hooks: [
      [
        'Will we see the aurora tonight?',
        'The forecast went red at teatime. Where, when, and with what camera?',
      ],
      [
        'Could a solar storm cut the power?',
        'A film has frightened our listeners. What is the honest version?',
      ],
      [
        'Why did the tractors lose their way?',
        'Farmers lost satellite guidance for an afternoon. Was it the Sun?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'], hours: ['10:00', '23:30'] },
    confirmedDaysAgo: 130,
    demand: 1.2,
  },
  {
    username: 'marisol-ekwueme',
    firstname: 'Marisol',
    lastname: 'Ekwueme',
    prefix: 'Dr',
    pronouns: 'she/her',
    pronunciation: 'ma-ree-SOL eh-KWEH-meh',
    jobTitle: 'Lecturer in Pollinator Ecology',
    department: 'Biology',
    headline: 'Follows wild bees through cities, farms and car parks to see where they actually feed.',
    biography:
      'Marisol Ekwueme glues very small tags to very large bumblebees. Her maps show city bees crossing a motorway for one lime tree. She advises councils on mowing, which she considers the cheapest conservation policy there is.',
    topics: ['Pollinators', 'Biodiversity', 'Agriculture', 'City planning'],
    industries: ['Environmental services', 'Agriculture and food'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['es', 'native', 'interview'],
      ['ig', 'basic'],
    ],
    education: [[5, 'PhD', 'Ecology', 'Universidad de Monteluz']],
    publications: [[1, 'article', 'One lime tree: foraging across a motorway', 'Urban Ecology Notes']],
    appearances: [[180, 'tv', 'Stop mowing', 'Tidewater TV']],
    hooks: [
      [
        'No-mow verges: neat or neglected?',
        'Complaints about long grass are up. What do the verges buy, and could they look better?',
      ],
      [
        'Hornets on the coast',
        'A new hornet has been found at the port. What should people do if they see one?',
      ],
    ],
    readiness: { on: ['radio', 'phone'] },
    confirmedDaysAgo: 205,
    demand: 0.8,
  },
];
