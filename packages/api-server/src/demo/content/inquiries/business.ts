import type { StoryContent } from './story-types.ts';

export const businessStories: readonly StoryContent[] = [
  {
    type: 4,
    experts: ['idris-falk'],
    from: ['rosalind-tevita'],
    subject: 'Sharing the hours that automation saves',
    message:
      'We are about to automate two night shifts and would rather share the saving than argue about it later. Could Prof. Falk advise us for a few days over the spring?',
    fields: {
      opportunity: 'consulting_engagement',
      duration: 'Six days over three months',
      budget_min: 6000,
      budget_max: 9000,
      currency: 'GBP',
    },
    dates: { start_date: 70 },
  },
  {
    type: 4,
    experts: ['mei-lin-abernathy'],
    from: ['rosalind-tevita', 'mirela-stott'],
    subject: 'A rehearsal of the first 72 hours',
    message:
      'After last year we would like to rehearse an attack with our whole board, including those who would rather not.',
    fields: {
      opportunity: 'corporate_training',
      duration: 'One day and a report',
      budget_min: 4000,
      budget_max: 7000,
      currency: 'GBP',
    },
    dates: { start_date: 45 },
  },
  {
    type: 4,
    experts: ['dmitri-valcourt'],
    from: ['rosalind-tevita'],
    subject: 'Sensors for our depot bridge',
    message:
      'Our lorries cross one small bridge four hundred times a day. We would like to know how it is before somebody tells us to stop.',
    fields: {
      opportunity: 'consulting_engagement',
      duration: 'Twelve months',
      budget_min: 12000,
      budget_max: 20000,
      currency: 'GBP',
    },
    dates: { start_date: 60 },
  },
  {
    type: 4,
    experts: ['maren-okonjo-hale', 'elias-thorne-vance'],
    from: ['mirela-stott'],
    subject: 'Raising a ground floor by half a metre',
    message:
      'We are to rebuild a terrace behind the barrier and want to get the levels right for longer than the guidance asks.',
    fields: {
      opportunity: 'consulting_engagement',
      duration: 'Design stage',
      budget_min: 5000,
      budget_max: 8000,
      currency: 'GBP',
    },
  },
  {
    type: 4,
    experts: ['isolde-fernando'],
    from: ['andreas-okpara'],
    subject: 'A tray that can be taken apart',
    message:
      'We sell eleven million trays a year in three materials. We would like one material and an honest label.',
    fields: {
      opportunity: 'new_ventures_partnerships',
      duration: 'A year',
      budget_min: 30000,
      budget_max: 60000,
      currency: 'EUR',
    },
    dates: { start_date: 90 },
  },
  {
    type: 4,
    experts: ['gwendolen-iyasu'],
    from: ['rosalind-tevita'],
    subject: 'Fairer telephone interviews',
    message:
      'Our drivers are hired by telephone and all sound alike, which cannot be an accident. Could your order of steps be tried with us?',
    fields: {
      opportunity: 'corporate_training',
      duration: 'Two workshops',
      budget_min: 2000,
      budget_max: 3500,
      currency: 'GBP',
    },
  },
  {
    type: 4,
    experts: ['teuila-marchetti'],
    from: ['andreas-okpara'],
    subject: 'Cover crops for forty growers',
    message: 'We buy from forty growers and would pay for seed if somebody measured whether it helped.',
    fields: {
      opportunity: 'consulting_engagement',
      duration: 'Two seasons',
      budget_min: 15000,
      budget_max: 25000,
      currency: 'EUR',
    },
  },
  {
    type: 4,
    organisation: 'tessaline',
    experts: ['viktoria-salonen-diaz'],
    from: ['stellan-huang'],
    subject: 'Second site for an evening battery',
    message:
      'We have planning consent and a grid connection for 40 megawatts and would like your view before we ask for offers.',
    fields: {
      opportunity: 'business_deals',
      duration: 'Feasibility, eight weeks',
      budget_min: 20000,
      budget_max: 40000,
      currency: 'EUR',
    },
  },
  {
    type: 4,
    organisation: 'tessaline',
    experts: ['chiara-baumgarten'],
    from: ['rosalind-tevita'],
    subject: 'Robots beside people in a cold store',
    message:
      'At minus twenty our people work in twenty-minute turns. Would your machines, and would they notice gloves?',
    fields: {
      opportunity: 'new_ventures_partnerships',
      duration: 'Pilot, six months',
      budget_min: 50000,
      budget_max: 90000,
      currency: 'GBP',
    },
  },
  {
    type: 4,
    organisation: 'tessaline',
    experts: ['emeka-rosenqvist'],
    from: ['stellan-huang'],
    subject: 'End of life of our oldest site',
    message:
      'Our first battery is sixteen years old. We would like a price for taking it away and a number for what comes back.',
    fields: { opportunity: 'business_deals', duration: 'One removal' },
  },
  {
    type: 4,
    organisation: 'pellworth',
    experts: ['sefa-lindstrom-rao'],
    from: ['rosalind-tevita', 'beata-fjeld'],
    subject: 'A rota agreement that survives',
    message:
      'We want to agree shifts for a year ahead with our drivers, in plain words. Could you draft it with both sides in the room?',
    fields: {
      opportunity: 'consulting_engagement',
      duration: 'Four weeks',
      budget_min: 7000,
      budget_max: 10000,
      currency: 'GBP',
    },
  },
  {
    type: 4,
    organisation: 'saoirse-vandermeer',
    experts: ['saoirse-vandermeer'],
    from: ['andreas-okpara', 'arlo-bisset'],
    subject: 'What to contract for next spring',
    message:
      'We have to decide in two weeks how much flour to fix for spring. May we buy a morning of your time?',
    fields: {
      opportunity: 'consulting_engagement',
      duration: 'One morning',
      budget_min: 800,
      budget_max: 1200,
      currency: 'AUD',
    },
    answerWithinDays: 10,
  },
];
