import type { QuestionContent } from '../content-types.ts';

/** Questions that wait for somebody: the desk's queue of today. */
export const northmereOpenQuestions: readonly QuestionContent[] = [
  {
    organisation: 'northmere',
    text: 'What happens to a flood barrier after 2050?',
    origin: 'inquiry',
    experts: ['maren-okonjo-hale'],
    topics: ['Surge barriers', 'Sea-level rise'],
    askedDaysAgo: 0.125,
    dueInDays: 0.24,
    answers: [
      {
        by: 'maren-okonjo-hale',
        body: [
          'It keeps closing, only more often. Port Selby’s gates were tested for <strong>eight closures a year</strong>; by mid-century our runs give twenty to thirty.',
          'Each closure wears the hinges and stops shipping for six hours. A barrier buys about thirty years, and those years have to be spent on the streets behind it. After that the honest options are a second line, higher ground, or both.',
        ],
        pullQuote: 'A barrier buys about thirty years, and those years have to be spent on the streets behind it.',
        status: 'draft',
      },
    ],
  },
  { organisation: 'northmere', text: 'Can avian flu pass from milk to people?', origin: 'staff', experts: ['sunniva-reyes'], topics: ['Influenza', 'Infectious disease'], askedDaysAgo: 2, dueInDays: 1.1 },
  { organisation: 'northmere', text: 'Does a later school start help in winter, too?', origin: 'seeker', experts: ['hanae-morrow'], topics: ['School start times', 'Adolescent sleep'], askedDaysAgo: 4, dueInDays: 1.3 },
  { organisation: 'northmere', text: 'Who is liable when a benefit score is wrong?', origin: 'inquiry', experts: ['kofi-brandvold', 'leontine-achterberg'], topics: ['Automated decisions', 'AI and law'], askedDaysAgo: 1, dueInDays: 4 },
  { organisation: 'northmere', text: 'Is a lithium bin fire toxic to neighbours?', origin: 'seeker', experts: [], topics: ['Battery safety', 'Air quality'], askedDaysAgo: 0.21 },
  { organisation: 'northmere', text: 'Which trees survive a fire and why?', origin: 'staff', experts: ['bram-oyelaran'], topics: ['Fire ecology', 'Wildfire'], askedDaysAgo: 6, dueInDays: 5 },
  { organisation: 'northmere', text: 'Will empty-home taxes lower rents?', origin: 'staff', experts: [], topics: ['Empty homes', 'Housing policy'], askedDaysAgo: 1.1 },
  { organisation: 'northmere', text: 'Can a council go bankrupt in the way a company does?', origin: 'seeker', experts: ['catarina-novak-obi'], topics: ['Local government finance'], askedDaysAgo: 3, dueInDays: 3 },
  { organisation: 'northmere', text: 'What does deepfake law say in the week before an election?', origin: 'staff', experts: [], topics: ['Deepfakes', 'Elections'], askedDaysAgo: 2.4 },
  { organisation: 'northmere', text: 'How long does it take a heath to grow back?', origin: 'seeker', experts: ['bram-oyelaran'], topics: ['Fire ecology', 'Biodiversity'], askedDaysAgo: 5, dueInDays: 6 },
  { organisation: 'northmere', text: 'Should I let my teenager sleep until noon on Sundays?', details: 'She says it is the only day she catches up. I say it ruins Monday.', origin: 'seeker', experts: [], topics: ['Adolescent sleep'], askedDaysAgo: 0.4, status: 'submitted' },
  { organisation: 'northmere', text: 'Is it true that bees prefer car parks?', origin: 'seeker', experts: [], topics: ['Pollinators'], askedDaysAgo: 0.9, status: 'submitted' },
  { organisation: 'northmere', text: 'Could a solar storm stop our lifeboat radio?', origin: 'seeker', experts: [], topics: ['Space weather'], askedDaysAgo: 1.8, status: 'submitted' },
  { organisation: 'northmere', text: 'Buy cheap essays here?', details: 'Best price for all students.', origin: 'seeker', experts: [], topics: [], askedDaysAgo: 8, status: 'rejected' },
];
