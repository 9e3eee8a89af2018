import type { StoryContent } from './story-types.ts';

export const generalStories: readonly StoryContent[] = [
  {
    type: 5,
    experts: [],
    from: ['fergus-adomako'],
    subject: 'Is the public lecture still free?',
    message:
      'The poster on Quay Street says that the lecture is free and the website asks for four pounds. Which is it? I will come either way.',
    fields: {},
  },
  {
    type: 5,
    experts: ['yusra-benhaddou'],
    from: ['nadia-prewett'],
    subject: 'Testing the fountain at our school',
    message:
      'Our drinking fountain is older than the head teacher. How would we have the water tested, and what does it cost?',
    fields: {},
  },
  {
    type: 5,
    experts: ['greta-halloway'],
    from: ['fergus-adomako', 'morag-dellaquila'],
    subject: 'A tide book found in an attic',
    message:
      'We found a pilot’s notebook with heights and dates in pencil. Would somebody like to see it before the mice do?',
    fields: {},
  },
  {
    type: 5,
    experts: ['marisol-ekwueme'],
    from: ['nadia-prewett'],
    subject: 'Bees in the classroom wall',
    message:
      'There are bees in the wall of Year Four. The children are delighted and the caretaker is not. What should we do?',
    fields: {},
  },
  {
    type: 5,
    experts: ['rufus-tanaka-grey'],
    from: ['fergus-adomako'],
    subject: 'Route of the walking tour',
    message:
      'Is the tour of the lost quay possible with a walking frame? My mother would like to hear it from the man himself.',
    fields: {},
  },
  {
    type: 5,
    experts: [],
    from: ['mirela-stott'],
    subject: 'Use of a photograph of the old campus',
    message:
      'We would like to print your 1931 photograph of the timber yard on a hoarding. Whom do we credit and pay?',
    fields: {},
  },
  {
    type: 5,
    experts: ['nikolai-ashgrove'],
    from: ['fergus-adomako', 'nadia-prewett'],
    subject: 'How to join the aurora list',
    message: 'A neighbour gets a text message at one in the morning and I do not. How does one join?',
    fields: {},
  },
  {
    type: 5,
    experts: ['isolde-fernando'],
    from: ['chidi-rasmussen', 'ester-ng'],
    subject: 'Question about a recycling symbol',
    message: 'What does the triangle with a seven in it mean, and is anything ever made of it again?',
    fields: {},
  },
  {
    type: 5,
    experts: [],
    from: ['ester-ng'],
    subject: 'Open day in sign language',
    message: 'Will the open day be interpreted into sign language, and do I need to say so beforehand?',
    fields: {},
  },
  {
    type: 5,
    experts: ['emre-castellanos'],
    from: ['fergus-adomako'],
    subject: 'Do spoilt ballots count?',
    message:
      'At the last count there were 212 spoilt papers. Are they counted in the turnout, and may I see what people wrote?',
    fields: {},
  },
  {
    type: 5,
    experts: ['ama-delacroix-boateng'],
    from: ['fergus-adomako'],
    subject: 'A letter of thanks',
    message:
      'I heard the professor on the radio about the second question and asked mine. It was found early. I would like to thank her.',
    fields: {},
  },
  {
    type: 5,
    experts: [],
    from: ['mirela-stott', 'morag-dellaquila'],
    subject: 'Noise from the burn chamber',
    message:
      'On Tuesday and Thursday evenings there is a hum by the estate gate. It is not loud, only new. What is it?',
    fields: {},
  },
  {
    type: 5,
    organisation: 'quillhaven',
    experts: ['yannick-thistlewood'],
    from: ['paloma-grieve'],
    subject: 'Where to return old medicines',
    message: 'Our circle collected two bags of old medicines. May we bring them to the hospital pharmacy?',
    fields: {},
  },
  {
    type: 5,
    organisation: 'quillhaven',
    experts: [],
    from: ['paloma-grieve'],
    subject: 'Parking for night feeds',
    message:
      'Parents of newborns pay for parking at three in the morning. Is there a pass, and if not, who decides?',
    fields: {},
  },
  {
    type: 5,
    organisation: 'tessaline',
    experts: [],
    from: ['lucja-brandt'],
    subject: 'School visit to the recycling line',
    message:
      'Class 8b would like to see where batteries go. There are twenty-six of them and they ask a great deal.',
    fields: {},
  },
  {
    type: 5,
    organisation: 'tessaline',
    experts: ['emeka-rosenqvist'],
    from: ['lucja-brandt'],
    subject: 'What to do with a swollen battery',
    message: 'An old telephone of mine has become round. Whom do I call, and should I move it?',
    fields: {},
  },
  {
    type: 5,
    organisation: 'pellworth',
    experts: [],
    from: ['beata-fjeld'],
    subject: 'Free advice mornings',
    message: 'Are the advice mornings by the docks still on Tuesdays, and do people need an appointment?',
    fields: {},
  },
  {
    type: 5,
    organisation: 'saoirse-vandermeer',
    experts: ['saoirse-vandermeer'],
    from: ['arlo-bisset'],
    subject: 'Back numbers of the letter',
    message: 'Are the letters from before July kept anywhere? I am told that I ignored a good one.',
    fields: {},
  },
];
