import type { StoryContent } from './story-types.ts';

/** Admissions, partnerships, gifts and meetings. */
export const relationStories: readonly StoryContent[] = [
  {
    type: 8,
    experts: [],
    from: ['ester-ng', 'chidi-rasmussen'],
    subject: 'Coastal engineering without physics',
    message:
      'I took geography and mathematics but no physics at school. May I apply for coastal engineering, perhaps after a summer course?',
    fields: {
      level: 'undergraduate',
      program_name: 'MEng Coastal Engineering',
      faculty: 'Engineering',
      intake_term: 'Autumn',
    },
  },
  {
    type: 8,
    experts: [],
    from: ['chidi-rasmussen'],
    subject: 'Part-time MSc in disease modelling',
    message:
      'I work in a public health office three days a week. Can the degree be taken over two years, and partly from abroad?',
    fields: {
      level: 'graduate',
      program_name: 'MSc Disease Modelling',
      faculty: 'Medicine',
      intake_term: 'Autumn',
    },
  },
  {
    type: 8,
    experts: ['hanae-morrow'],
    from: ['ester-ng'],
    subject: 'Doctorate on sleep and shift workers',
    message:
      'I would like to write my doctorate on young shift workers. Does Prof. Morrow take students next year, and by when must a proposal be in?',
    fields: {
      level: 'doctoral',
      program_name: 'PhD Psychology',
      faculty: 'Psychology',
      intake_term: 'Autumn',
    },
    answerWithinDays: 30,
  },
  {
    type: 8,
    experts: [],
    from: ['fergus-adomako'],
    subject: 'Returning to study at fifty-two',
    message:
      'I left after a year in 1994. Do my first-year marks still count for anything, and whom should I speak to?',
    fields: {
      level: 'undergraduate',
      program_name: 'BA History',
      faculty: 'Humanities',
      intake_term: 'Autumn',
    },
  },
  {
    type: 8,
    experts: [],
    from: ['ester-ng'],
    subject: 'Deadline for the linguistics scholarship',
    message: 'The page gives two different dates for the scholarship. Which is right?',
    fields: {
      level: 'graduate',
      program_name: 'MA Linguistics',
      faculty: 'Humanities',
      intake_term: 'Spring',
    },
    answerWithinDays: 7,
  },
  {
    type: 8,
    experts: [],
    from: ['chidi-rasmussen'],
    subject: 'Conversion course in computing',
    message:
      'I am a lawyer and would like to audit systems rather than only argue about them. Is the conversion course the right door?',
    fields: {
      level: 'professional',
      program_name: 'Conversion Diploma in Computing',
      faculty: 'Computing',
      intake_term: 'Autumn',
    },
  },
  {
    type: 6,
    experts: ['elias-thorne-vance'],
    from: ['hugo-varga'],
    subject: 'A yearly flood rehearsal for the whole city',
    message:
      'We would like to rehearse once a year with the university as partner rather than guest. May we discuss what that would take?',
    fields: { org_type: 'government', focus: 'other', timeline: 'From next autumn' },
  },
  {
    type: 6,
    experts: [],
    from: ['morag-dellaquila'],
    subject: 'Field station on the marsh',
    message:
      'The old coastguard hut is empty. We could lease it together: you need a dry room and we need a roof.',
    fields: { org_type: 'not_for_profit', focus: 'research', timeline: 'Two years' },
  },
  {
    type: 6,
    experts: ['isolde-fernando'],
    from: ['andreas-okpara'],
    subject: 'Shared pilot line for packaging',
    message: 'Three food companies would pay for a second line if they may send their own waste to it.',
    fields: { org_type: 'corporate', focus: 'technology', timeline: 'Eighteen months' },
  },
  {
    type: 6,
    experts: ['joaquin-strandberg'],
    from: ['nadia-prewett', 'rosamund-ekeland'],
    subject: 'Media literacy in twelve schools',
    message:
      'Twelve primary schools would like your students to teach an afternoon on rumours. We can offer lunch and a rowdy audience.',
    fields: { org_type: 'not_for_profit', focus: 'other', timeline: 'Next school year' },
  },
  {
    type: 6,
    organisation: 'tessaline',
    experts: [],
    from: ['stellan-huang'],
    subject: 'Joint offer for three islands',
    message: 'Three islands will tender for evening storage. We know the cables and you know the batteries.',
    fields: { org_type: 'corporate', focus: 'business_development', timeline: 'Tender in spring' },
    answerWithinDays: 21,
  },
  {
    type: 7,
    experts: ['greta-halloway'],
    from: ['fergus-adomako'],
    subject: 'A gift for the tide books',
    message:
      'My grandfather piloted out of Port Selby. I would like to pay for the binding of his tide book and a little more for the others.',
    fields: { donor_type: 'other', focus: 'one_time_gift', range: '£1,000 to £5,000' },
  },
  {
    type: 7,
    experts: [],
    from: ['rosalind-tevita'],
    subject: 'Bursaries for first-generation students',
    message:
      'Our company would like to give two bursaries a year to students whose parents drive, pack or sail.',
    fields: { donor_type: 'corporate', focus: 'recurring_gift', range: '£12,000 a year' },
  },
  {
    type: 7,
    organisation: 'quillhaven',
    experts: [],
    from: ['paloma-grieve'],
    subject: 'Chairs that fold into beds',
    message:
      'Parents sleep on the floor of the children’s ward. We have raised enough for twelve chairs; which model may we buy?',
    fields: { donor_type: 'not_for_profit', focus: 'one_time_gift', range: '$9,000' },
  },
  {
    type: 10,
    experts: ['catarina-novak-obi'],
    from: ['hugo-varga', 'mirela-stott'],
    subject: 'An hour on postponed repairs',
    message: 'The finance committee would like an hour with the person who counts what waiting costs.',
    fields: {
      purpose: 'Briefing of the finance committee on postponed repairs',
      mode: 'in_person',
      attendees: 8,
    },
  },
  {
    type: 10,
    experts: ['bram-oyelaran'],
    from: ['morag-dellaquila'],
    subject: 'Walk the fire break together',
    message:
      'The graziers and the fire service have not met since spring. Would you walk the break with both of them?',
    fields: { purpose: 'Site walk with graziers and fire service', mode: 'in_person', attendees: 6 },
  },
  {
    type: 10,
    experts: ['sunniva-reyes'],
    from: ['nadia-prewett'],
    subject: 'What our school should do this winter',
    message:
      'Four governors, one cautious head and a caretaker who opens windows. Half an hour would settle a lot.',
    fields: { purpose: 'Winter plan for a primary school', mode: 'video', attendees: 5 },
  },
  {
    type: 10,
    organisation: 'quillhaven',
    experts: ['desmond-achebe-lindt'],
    from: ['paloma-grieve'],
    subject: 'Inhaler lesson for parents',
    message: 'Twenty parents would like the classroom lesson, only for grown-ups. When could he come?',
    fields: { purpose: 'Inhaler technique for a parents’ circle', mode: 'in_person', attendees: 10 },
  },
  {
    type: 10,
    organisation: 'pellworth',
    experts: ['ignatius-morel'],
    from: ['mirela-stott'],
    subject: 'Conditions on a quay-side consent',
    message: 'Three of nine conditions are not clear to us. May we go through them before the works begin?',
    fields: { purpose: 'Review of planning conditions', mode: 'video', attendees: 3 },
  },
];
