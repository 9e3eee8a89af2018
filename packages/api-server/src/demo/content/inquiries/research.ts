import type { StoryContent } from './story-types.ts';

export const researchStories: readonly StoryContent[] = [
  {
    type: 9,
    experts: ['maren-okonjo-hale', 'greta-halloway'],
    from: ['ilse-mukherjee'],
    subject: 'Joining two tide records across the North Sea',
    message:
      'We hold 140 years of readings from three harbours and would like to correct them by the method in your last paper. Could we compare notes on clock errors first?',
    fields: { area: 'Tide-gauge records', stage: 'collaboration' },
    answerWithinDays: 30,
  },
  {
    type: 9,
    experts: ['bram-oyelaran', 'elias-thorne-vance'],
    from: ['hugo-varga'],
    subject: 'Burn severity for the flood desk',
    message:
      'The council would like a burn-severity layer within a week of a fire. Would a student project be possible, with our data and your eyes?',
    fields: { area: 'Flash floods after wildfire', stage: 'collaboration' },
    answerWithinDays: 40,
  },
  {
    type: 9,
    experts: ['sunniva-reyes'],
    from: ['tobiah-wren'],
    subject: 'School absences as an early signal',
    message:
      'We have daily absences from ninety schools in two provinces. May we run your forecast on them and publish the error, as you do?',
    fields: { area: 'Disease modelling', stage: 'collaboration' },
    answerWithinDays: 30,
  },
  {
    type: 9,
    experts: ['hanae-morrow', 'aroha-winstanley'],
    from: ['tobiah-wren'],
    subject: 'Later bells where buses cannot move',
    message:
      'We plan a trial in a district where the buses are fixed and the lessons are not. Would you advise on the measures?',
    fields: { area: 'School start times', stage: 'partnership', funder: 'Kestrel Bay Research Council' },
    answerWithinDays: 45,
  },
  {
    type: 9,
    experts: ['leontine-achterberg'],
    from: ['ilse-mukherjee', 'tobiah-wren'],
    subject: 'Audit of a permit score',
    message:
      'A coastal agency scores permit applications. It has agreed to an audit if somebody independent leads it.',
    fields: { area: 'Algorithmic accountability', stage: 'partnership' },
    answerWithinDays: 25,
  },
  {
    type: 9,
    experts: ['farida-quillon', 'yusra-benhaddou'],
    from: ['hugo-varga'],
    subject: 'Bottles below the new outfall',
    message:
      'The new outfall opens in spring. We can pay for bottles and a boat if the laboratory can take twelve more samples a month.',
    fields: { area: 'Antimicrobial resistance', stage: 'funding', funder: 'Selby City Council' },
    answerWithinDays: 35,
  },
  {
    type: 9,
    experts: ['idris-falk'],
    from: ['tobiah-wren'],
    subject: 'A panel of port workers',
    message:
      'We would like to use your questionnaire for a panel of port workers and pool the results after two rounds.',
    fields: { area: 'Labour markets', stage: 'collaboration' },
  },
  {
    type: 9,
    experts: ['ravi-castellane'],
    from: ['ilse-mukherjee'],
    subject: 'Re-ignition under salt water',
    message: 'Our tanks are free in February. Would it be of use to test flooded packs in sea water as well?',
    fields: { area: 'Battery safety', stage: 'collaboration' },
    answerWithinDays: 30,
  },
  {
    type: 9,
    experts: ['joaquin-strandberg'],
    from: ['hugo-varga', 'ilse-mukherjee'],
    subject: 'A rumour board for the next storm',
    message:
      'Last autumn’s board worked. We would like to have one ready before the season and measure it properly this time.',
    fields: { area: 'Crisis communication', stage: 'partnership' },
    answerWithinDays: 28,
  },
  {
    type: 9,
    experts: ['marisol-ekwueme', 'teuila-marchetti'],
    from: ['morag-dellaquila', 'hugo-varga'],
    subject: 'Counting bees on forty farms',
    message:
      'Our volunteers can count on Saturdays. Could your forty fields be among the places where they do?',
    fields: { area: 'Pollinators', stage: 'collaboration' },
  },
  {
    type: 9,
    experts: ['dmitri-valcourt'],
    from: ['ilse-mukherjee'],
    subject: 'Acoustic sensors on lock gates',
    message:
      'Gates creak as bridges do. We have two that are to be replaced anyway and may be listened to until then.',
    fields: { area: 'Structural monitoring', stage: 'collaboration' },
  },
  {
    type: 9,
    experts: ['emre-castellanos'],
    from: ['tobiah-wren'],
    subject: 'Ballot images for the recount library',
    message:
      'A province has released images of 1.1 million ballots. Would you add them, and what would you need from us?',
    fields: { area: 'Electoral systems', stage: 'collaboration' },
  },
  {
    type: 9,
    experts: ['nikolai-ashgrove'],
    from: ['ilse-mukherjee'],
    subject: 'Compass drift in old ship logs',
    message: 'Our log books record compass errors on 70 aurora nights. Are they of use to you?',
    fields: { area: 'Space weather', stage: 'other' },
  },
  {
    type: 9,
    organisation: 'quillhaven',
    experts: ['inger-salvatore', 'rohan-delacour'],
    from: ['tobiah-wren'],
    subject: 'Shared data on door-to-treatment times',
    message:
      'We would like to compare times before and after the stroke line with two of our hospitals. Ethics approval is under way.',
    fields: { area: 'Stroke', stage: 'collaboration' },
    answerWithinDays: 40,
  },
  {
    type: 9,
    organisation: 'tessaline',
    experts: ['viktoria-salonen-diaz', 'gideon-maskell'],
    from: ['tobiah-wren'],
    subject: 'The failure log as a data set',
    message:
      'May we use nine years of the failure log for a thesis on repair? We would send you the draft first.',
    fields: { area: 'Grid storage', stage: 'collaboration' },
  },
];
