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
  'Thank you. {expert} is teaching until noon, so I have sent a text as well.',
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
  '{expert} has sent two sentences, cleared for quotation. They are below in the attachment of this thread.',
];

export const expertReplies: readonly string[] = [
  'Happy to. The short answer is that it depends on the second figure rather than the first. Ring me and I’ll explain which.',
  'Yes. I would be careful with the word “record”; it is the highest since 1978, not ever.',
  'Gladly. I have put the graph and its source in one page, so that you can check me.',
  'I can do this. Please say “suggests” rather than “proves”; one study is one study.',
  'Yes, and thank you for asking before rather than after. I am free in the afternoon.',
  'I think this is right, with one exception that I would mention. Five minutes by telephone will save you an hour.',
];

export const officeReplies: readonly string[] = [
  'Here is the answer from the department, with a name to write to should you need more.',
  'The short answer is yes. The longer one, with the dates, is on the page that I have linked for you.',
  'We would like to take this further. Could we talk next week? I suggest Tuesday or Wednesday at ten.',
  'I have asked twice, to be sure: it is possible, and there is no charge.',
];

export const thanks: readonly string[] = [
  'Perfect, thank you. It runs tomorrow.',
  'That was quick. Many thanks to you both.',
  'Very helpful. I will send the link when it is up.',
  'Thank you, that is exactly what we needed.',
  'Great. Speaking at {time} works for us.',
];

export const declines: readonly string[] = [
  'I am sorry: {expert} cannot do this one before your deadline. May I suggest a colleague another time, or the answers in our Q&A?',
  'Thank you for asking. {expert} does not take this on at present, and we have nobody else who could do it justice.',
  'We have to say no this time; it is outside what our people work on.',
];

export const lateReplies: readonly string[] = [
  'I am sorry that this comes after your deadline. If it is still of use, {expert} could talk this afternoon.',
  'Apologies, {first}: this reached the desk after hours. Is there a follow-up for which we could help?',
];

export const seekerQuestions: readonly string[] = [
  'Could you tell us which day suits you, and how long the conversation would be?',
  'May I ask for the place and the budget, so that I can put it to {expert}?',
  'Would you send the document that you mention? {expert} would like to read it first.',
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

export const outcomeNotes: Readonly<Partial<Record<string, readonly string[]>>> = {
  interview_done: [
    'Eleven minutes, by telephone.',
    'Aired in the evening programme.',
    'Recorded, runs next week.',
  ],
  quote_supplied: ['Two sentences, cleared.', 'Quoted in full.', 'Used as the last paragraph.'],
  booked: ['Date is in the calendar, travel booked.', 'Contract signed, slides not needed.'],
  deadline_missed: [
    'Arrived after the rota had ended.',
    'Expert was in the air.',
    'Nobody on shift on Sunday afternoon.',
  ],
  declined_by_expert: ['Too close to an exam week.', 'Not the right field after all.'],
  declined_by_org: ['Outside what we do.', 'Conflict of interest.'],
};
