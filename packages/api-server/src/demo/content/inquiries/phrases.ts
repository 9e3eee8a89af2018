/** What desks, experts and senders say to each other. `{first}` is the sender, `{expert}` the person asked, `{time}` a wall clock. */
export const openings: readonly string[] = [
  'Hello,',
  'Good morning,',
  'Dear team,',
  'Hi there,',
  'Hello from the newsroom.',
  'Thank you for the help last time.',
];

export const pressClosings: readonly string[] = [
  'Ten minutes by telephone would do.',
  'I can send the questions beforehand.',
  'We would film at the university if that is easier.',
  'Written answers are fine.',
  'I am at my desk all day.',
  'Happy to read the quotation back.',
  'We are live, so somebody calm would be ideal.',
  'If this is not the right person, who would be?',
];

export const acknowledgements: readonly string[] = [
  'Thank you, {first}. I am asking {expert} now and will come back to you within the hour.',
  'Got it, {first}. I’ll confirm a time as soon as {expert} answers.',
  'Thanks for writing, {first}. {expert} is the right person; I have left a message.',
  'Received, {first}. Let me see who is free before your deadline.',
  'Thank you. {expert} is teaching just now, so I have sent a text as well.',
];

export const officeAcknowledgements: readonly string[] = [
  'Thank you for writing, {first}. I have passed your question on and will answer within two working days.',
  'Received with thanks, {first}. The right person is back tomorrow and will have it first thing.',
  'Thank you, {first}. I am finding out and will write again this week.',
  'Good question, {first}. I have asked the department and will let you know.',
];

export const acceptances: readonly string[] = [
  'Good news: {expert} can talk at {time}. The number is on its way by text.',
  '{expert} is glad to help and free from {time}. Please ring the desk if the line is bad.',
  'Confirmed with {expert} for {time}. A quiet room is booked.',
  '{expert} has sent two sentences, cleared for quotation. I am reading them to you by telephone in a minute.',
];

export const expertReplies: readonly string[] = [
  'Happy to. The short answer is that it depends on the second figure rather than the first. Ring me and I’ll explain which.',
  'Yes. I would be careful with the word “record”; it is the highest since 1978, not ever.',
  'Gladly. I have put the graph and its source in one page, so that you can check me.',
  'I can do this. Please say “suggests” rather than “proves”; one study is one study.',
  'Yes, and thank you for asking before rather than after. I am free in the afternoon.',
  'I think this is right, with one exception that I would mention. Five minutes by telephone will save you an hour.',
];

export const thanks: readonly string[] = [
  'Perfect, thank you. It runs tomorrow.',
  'That was quick. Many thanks to you both.',
  'Very helpful. I will send the link when it is up.',
  'Thank you, that is exactly what we needed.',
  'Great. Speaking at {time} works for us.',
];

export const officeThanks: readonly string[] = [
  'Thank you, that is exactly what we needed.',
  'Wonderful. Thank you for taking the trouble.',
  'Very clear, thank you. We will be in touch as agreed.',
  'Many thanks to you both, and to whoever wrote the last line.',
];

export const declines: readonly string[] = [
  'I am sorry: {expert} cannot do this one before your deadline. May I suggest a colleague another time, or the answers in our Q&A?',
  'Thank you for asking. {expert} does not take this on at present, and we have nobody else who could do it justice.',
  'We have to say no this time; it is outside what our people work on.',
];

/** What is said after a deadline has passed, and the reason the desk writes down. */
export const late: Readonly<
  Record<'day' | 'night', { replies: readonly string[]; reasons: readonly string[] }>
> = {
  day: {
    replies: [
      'I am sorry that this comes after your deadline: I could not reach {expert} in time. If it is still of use, this afternoon is free.',
      'Apologies, {first}. {expert} was in the air and has only now seen it. Is there a follow-up for which we could help?',
    ],
    reasons: [
      'Expert was in the air.',
      'Expert teaching, nobody else in the field was free.',
      'Asked one person only; should have asked two.',
    ],
  },
  night: {
    replies: [
      'Apologies, {first}: this reached the desk after hours. Is there a follow-up for which we could help?',
      'I am sorry, {first}; nobody was on shift when this came. The desk number is answered from seven.',
    ],
    reasons: ['Arrived after the rota had ended.', 'Nobody on shift on Sunday afternoon.'],
  },
};

export const pressQuestions: readonly string[] = [
  '{expert} can do it. Which number may we ring, and until when?',
  'Yes in principle. Would a recorded answer help as much as a live one?',
  '{expert} asks which of the two reports you mean. Could you send the page?',
];

export const seekerQuestions: readonly string[] = [
  'Could you tell us which day suits you, and how long the conversation would be?',
  'May I ask for the place and the budget, so that I can put it to {expert}?',
  'Would you send the document that you mention? We would like to read it first.',
];

export const internalNotes: readonly string[] = [
  'Spoke to {expert} in the corridor: yes, if it is before four.',
  'Second request on this topic this week. Worth a post?',
  'Outlet is small and careful. Helped us with a correction in spring.',
  'Check with {expert} whether the figures are out of embargo.',
  'Please keep the desk number off this one; they tend to print it.',
  'If {expert} cannot, ask a colleague in the same group.',
  'Sender was verified by a call to the newsroom.',
];

export const officeNotes: readonly string[] = [
  'Asked the office next door whether we have done this before: once, and it went well.',
  '{expert} would rather telephone than write. I have offered Tuesday.',
  'Nothing in the calendar against it.',
  'Same sender as in spring; pleasant and punctual.',
  'Contracts would like to see it before anything is promised.',
];

export const expertAcknowledgements: readonly string[] = [
  'Thank you for writing, {first}. I have put this to {expert} and will answer within two working days.',
  'Received with thanks, {first}. {expert} reads such letters on Thursdays, so please expect us then.',
  'Thank you, {first}. This is one for {expert}; I have passed it on with a kind word.',
  'Good to hear from you, {first}. I am asking {expert} what is possible.',
];

export const expertOfficeReplies: readonly string[] = [
  'Yes, with pleasure. Spring suits me better than winter, and a short call before anything is signed best of all.',
  'This is close to what we do. I have two questions and one warning, all of them friendly; shall we speak?',
  'I should like to. I can give it three days in the first month and one after that.',
  'Count me in. My only condition is that the figures may be published afterwards, whatever they say.',
];

/** How the team takes it further, by what becomes of it in the end. */
export const officeReplies: Readonly<
  Record<'booked' | 'engaged' | 'meeting_held' | 'referred', readonly string[]>
> = {
  booked: [
    '{expert} is glad to come. The date is in the calendar; we shall book the train and need only the address.',
    'Yes, and thank you. {expert} asks for a lectern that does not creak, and for no slides.',
    'Confirmed. I have sent a short biography and a portrait that may be printed.',
  ],
  engaged: [
    'Yes. The agreement is with you for signature, and the first day is yours to choose.',
    'We should like to do this. Our contracts office writes to you today with a page and a half.',
    'Good news from all sides: we can begin as you propose.',
  ],
  meeting_held: [
    'We would like to take this further. Could we meet next week? I have kept Tuesday and Wednesday at ten.',
    'Let us talk. An hour on Thursday, by video or here with tea, whichever you prefer.',
    'Agreed. I have sent an invitation for the second of your dates.',
  ],
  referred: [
    'The right office for this is down the hall; I have handed your letter over in person, and they write today.',
    'The answer is on the page that I have found for you, and a person stands behind it, whose address I have added.',
    'We do not do this ourselves, but I know who does. I have written to them and copied you in.',
  ],
};

export const outcomeNotes: Readonly<Partial<Record<string, readonly string[]>>> = {
  interview_done: [
    'Eleven minutes, by telephone.',
    'Aired in the evening programme.',
    'Recorded, runs next week.',
  ],
  quote_supplied: ['Two sentences, cleared.', 'Quoted in full.', 'Used as the last paragraph.'],
  booked: ['Date is in the calendar, travel booked.', 'Contract signed, slides not needed.'],
  declined_by_expert: ['Too close to an exam week.', 'Not the right field after all.'],
  declined_by_org: ['Outside what we do.', 'Conflict of interest.'],
};
