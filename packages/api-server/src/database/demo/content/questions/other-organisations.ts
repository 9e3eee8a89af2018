import type { QuestionContent } from '../content-types.ts';

export const otherQuestions: readonly QuestionContent[] = [
  {
    organisation: 'quillhaven', text: 'When should I bring a child with fever to the hospital?', origin: 'staff', experts: ['amelie-ostrowicz-tran'], topics: ['Emergency medicine'], askedDaysAgo: 50,
    answers: [{ by: 'amelie-ostrowicz-tran', body: ['Come at once if the child is hard to wake, has a stiff neck or a rash that does not fade under a glass, or is under three months old. Otherwise drinks, rest and a call to the advice line. How the child looks matters more than the number on the thermometer.'] }],
  },
  {
    organisation: 'quillhaven', text: 'What does the waiting board show?', origin: 'staff', experts: ['amelie-ostrowicz-tran'], topics: ['Waiting times'], askedDaysAgo: 36,
    answers: [{ by: 'amelie-ostrowicz-tran', body: ['The wait of the person who was seen last. It does not count people who are seen at once because they are very ill. It usually falls in the early afternoon.'] }],
  },
  {
    organisation: 'quillhaven', text: 'How do I use an inhaler properly?', origin: 'seeker', experts: ['desmond-achebe-lindt'], topics: ['Asthma'], askedDaysAgo: 87,
    answers: [{ by: 'desmond-achebe-lindt', body: ['Shake it, breathe out, seal your lips, press once and breathe in slowly for five seconds. Hold your breath for ten. With a spacer you may take five ordinary breaths instead, which is what most children should do.'] }],
  },
  {
    organisation: 'quillhaven', text: 'Can young people have a stroke?', origin: 'inquiry', experts: ['inger-salvatore'], topics: ['Stroke'], askedDaysAgo: 120,
    answers: [{ by: 'inger-salvatore', body: ['Yes; one in ten of our patients is under fifty. Face, arm, speech: if one of them changes suddenly, call, whatever the age. The young wait longest because everybody thinks of something else.'] }],
  },
  {
    organisation: 'quillhaven', text: 'Why are masks back on the wards?', origin: 'seeker', experts: ['rohan-delacour'], topics: ['Hospital infection', 'Influenza'], askedDaysAgo: 18,
    answers: [{ by: 'rohan-delacour', body: ['Because flu admissions passed the line that we set in summer, before anybody was tired of masks. They will go when it is below that line for seven days. The rule is on the door.'] }],
  },
  {
    organisation: 'quillhaven', text: 'When is it too early to talk about dying?', origin: 'staff', experts: ['beatrix-nakamura-ellis'], topics: ['Palliative care'], askedDaysAgo: 170,
    answers: [{ by: 'beatrix-nakamura-ellis', body: ['Nobody has ever told me that we spoke about it too early. Begin with what a good day looks like, and the rest follows. You may stop whenever you like and start again in the car.'], pullQuote: 'Nobody has ever told me we spoke about it too early.' }],
  },
  {
    organisation: 'quillhaven', text: 'May a child play on after a knock to the head?', origin: 'seeker', experts: ['caspian-oduya'], topics: ['Concussion'], askedDaysAgo: 46,
    answers: [{ by: 'caspian-oduya', body: ['No. If in doubt, sit them out, for the rest of that day at least. Then school first and sport later, a step a day, and back one step if the headache returns.'] }],
  },
  {
    organisation: 'quillhaven', text: 'What can I give instead of children’s fever syrup?', origin: 'seeker', experts: ['yannick-thistlewood'], topics: ['Drug shortages'], askedDaysAgo: 19,
    answers: [{ by: 'yannick-thistlewood', body: ['Ask the pharmacist for the tablet that melts, which is usually on the shelf when the syrup is not. Weigh the child first; the dose goes by weight. Do not cut up adult tablets by eye.'] }],
  },
  { organisation: 'quillhaven', text: 'Will the maternity ward at Cask Point close again next summer?', origin: 'seeker', experts: ['liesl-moreno-bright'], topics: ['Maternal health'], askedDaysAgo: 3, dueInDays: 4 },
  { organisation: 'quillhaven', text: 'Who may look at my hospital record?', origin: 'seeker', experts: [], topics: ['Health records'], askedDaysAgo: 1.5 },
  {
    organisation: 'pellworth', text: 'Can two companies agree not to poach each other’s staff?', origin: 'staff', experts: ['cordelia-adeyemi'], topics: ['Competition law'], askedDaysAgo: 90,
    answers: [{ by: 'cordelia-adeyemi', body: ['In general no; it is a cartel in which the goods are people. Exceptions are narrow and written down, such as for the buyer of a business for a short time. A handshake does not make it lawful, only harder to prove.'] }],
  },
  {
    organisation: 'pellworth', text: 'May I record a council meeting?', origin: 'seeker', experts: ['magnus-pellworth'], topics: ['Media law'], askedDaysAgo: 65,
    answers: [{ by: 'magnus-pellworth', body: ['If the public is admitted you may usually record, film and report while it goes on. Courts are different: there, ask first. In either place, do not stand in the doorway.'] }],
  },
  {
    organisation: 'pellworth', text: 'Can my employer change my hours by text message?', origin: 'seeker', experts: ['sefa-lindstrom-rao'], topics: ['Employment law', 'Working time'], askedDaysAgo: 58,
    answers: [{ by: 'sefa-lindstrom-rao', body: ['For next month perhaps, for tomorrow hardly. What counts is the pattern on which you have come to rely and the notice in your contract. Keep the message and answer it politely, in writing.'] }],
  },
  {
    organisation: 'pellworth', text: 'Is my neighbour’s camera allowed to film my garden?', origin: 'seeker', experts: ['anneke-brightwater'], topics: ['Data protection'], askedDaysAgo: 40,
    answers: [{ by: 'anneke-brightwater', body: ['Only as far as it cannot be avoided, and then your neighbour owes you an answer about what is kept. Ask for the camera to be turned or masked before you ask a lawyer. Most models can do it in a minute.'] }],
  },
  { organisation: 'pellworth', text: 'What happens to gift cards when a shop closes?', origin: 'seeker', experts: ['tarek-vanterpool'], topics: ['Insolvency'], askedDaysAgo: 2, dueInDays: 2 },
  {
    organisation: 'tessaline', text: 'How long does a grid battery last?', origin: 'staff', experts: ['viktoria-salonen-diaz'], topics: ['Grid storage'], askedDaysAgo: 77,
    answers: [{ by: 'viktoria-salonen-diaz', body: ['An evening, if you mean the charge: two to four hours at full power. About eighteen years, if you mean the cells, and then most of them serve somewhere gentler. The door seals last four, as our failure log shows.'] }],
  },
  {
    organisation: 'tessaline', text: 'How much lithium do you get back from a pack?', origin: 'inquiry', experts: ['emeka-rosenqvist'], topics: ['Battery recycling'], askedDaysAgo: 48,
    answers: [{ by: 'emeka-rosenqvist', body: ['Seventy-one per cent between our gate and the product, measured over a month. Of what is sold, much less, because it never reaches the gate. Look in your drawers.'], pullQuote: 'Of what is sold, much less, because it never reaches the gate.' }],
  },
  {
    organisation: 'tessaline', text: 'What keeps the lights on when there is no wind?', origin: 'seeker', experts: ['gideon-maskell'], topics: ['Energy forecasting', 'Grid stability'], askedDaysAgo: 29,
    answers: [{ by: 'gideon-maskell', body: ['Water, neighbours and gas, in that order, with batteries for the evening. It happens about once a winter for a week. The price rises after sunset, and that is when it is worth waiting with the washing.'] }],
  },
  { organisation: 'tessaline', text: 'Which climate claims on a box should I distrust?', origin: 'seeker', experts: ['noor-vantongeren'], topics: ['Carbon accounting', 'Corporate responsibility'], askedDaysAgo: 6, dueInDays: 8 },
  { organisation: 'tessaline', text: 'Can a robot and a person lift the same box?', origin: 'seeker', experts: ['chiara-baumgarten'], topics: ['Robotics'], askedDaysAgo: 4, dueInDays: 7 },
  {
    organisation: 'saoirse-vandermeer', text: 'Why do eggs run out before anything else?', origin: 'staff', experts: ['saoirse-vandermeer'], topics: ['Food security'], askedDaysAgo: 21,
    answers: [{ by: 'saoirse-vandermeer', body: ['Because a hen cannot be hurried and an egg cannot be kept. Orders that were not placed eight months ago are missing today. It shows first in the cheap boxes, which have the least slack.'], pullQuote: 'An empty shelf is the end of a story that began eight months ago.' }],
  },
  {
    organisation: 'saoirse-vandermeer', text: 'Is food waste mostly a household problem?', origin: 'seeker', experts: ['saoirse-vandermeer'], topics: ['Food security', 'Agriculture'], askedDaysAgo: 99,
    answers: [{ by: 'saoirse-vandermeer', body: ['It is mostly counted in households, which is not the same. A paddock of crooked carrots that is ploughed in appears in nobody’s bin. Where farms have been weighed, they come first.'] }],
  },
  {
    organisation: 'saoirse-vandermeer', text: 'What should I keep in the cupboard?', origin: 'seeker', experts: ['saoirse-vandermeer'], topics: ['Food security', 'Nutrition'], askedDaysAgo: 160,
    answers: [{ by: 'saoirse-vandermeer', body: ['Two weeks of what you already eat, turned over as you cook. Nothing else keeps. If your list has a food on it that you dislike, somebody sold you the list.'] }],
  },
];
