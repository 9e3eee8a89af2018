import type { QuestionContent } from '../content-types.ts';

const northmere = 'northmere' as const;

export const northmereLawQuestions: readonly QuestionContent[] = [
  {
    organisation: northmere,
    text: 'Can a government ignore a court?',
    origin: 'inquiry',
    experts: ['leontine-achterberg'],
    topics: ['Constitutional law', 'Judicial review'],
    askedDaysAgo: 62,
    answers: [
      {
        by: 'leontine-achterberg',
        body: [
          'It can delay, appeal and ask parliament to change the law. It cannot decide that the ruling does not apply to it. Where that has been tried, the price was paid by the next government, which was not believed either.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'How long may an emergency order last?',
    origin: 'staff',
    experts: ['leontine-achterberg'],
    topics: ['Emergency powers'],
    askedDaysAgo: 49,
    answers: [
      {
        by: 'leontine-achterberg',
        body: [
          'As long as its text says, which should be short. Seven or twenty-eight days are usual, and each renewal needs a vote. Look for a final date; an order without one tends to stay.',
        ],
        pullQuote: 'An emergency power should arrive with its return ticket already bought.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'May a judge use a computer’s score?',
    origin: 'inquiry',
    experts: ['leontine-achterberg', 'kofi-brandvold'],
    topics: ['AI and law', 'Evidence standards'],
    askedDaysAgo: 91,
    answers: [
      {
        by: 'leontine-achterberg',
        body: [
          'A judge may use a score as one thing among others, if both sides can question it. A judge may not adopt a number whose making nobody in the room can explain. Ask who was it tested on, and who can be called as a witness.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Does home insurance cover a storm surge?',
    origin: 'seeker',
    experts: ['matthias-eerdman'],
    topics: ['Flood insurance', 'Insurance law'],
    askedDaysAgo: 55,
    answers: [
      {
        by: 'matthias-eerdman',
        body: [
          'Most wordings here count it as flood, some as storm, and a few define neither. Look for the word “inundation”, and at the excess for each. Photograph the water line with today’s newspaper; it has settled more claims than any lawyer.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'What does “gradually” mean in a policy?',
    origin: 'staff',
    experts: ['matthias-eerdman'],
    topics: ['Insurance law'],
    askedDaysAgo: 110,
    answers: [
      {
        by: 'matthias-eerdman',
        body: [
          'Courts have read it in five ways. The safest reading for a householder is: longer than you could reasonably have noticed. So write down when you noticed.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'How certain is a DNA match?',
    origin: 'seeker',
    experts: ['ngozi-ferreira-lund'],
    topics: ['Criminal evidence'],
    askedDaysAgo: 145,
    answers: [
      {
        by: 'ngozi-ferreira-lund',
        body: [
          'It depends on how much was found and how many people share the profile. The honest form is a sentence about a town: here, about six people would match. If you hear only the word “match”, ask for the town.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'Who owns the cables on the sea floor?',
    origin: 'staff',
    experts: ['priya-sundaresan-holt'],
    topics: ['Law of the sea'],
    askedDaysAgo: 115,
    answers: [
      {
        by: 'priya-sundaresan-holt',
        body: [
          'Mostly companies, in consortia of five or ten. Beyond the territorial sea any state may lay one, and the state whose flag a ship flies is the one that may prosecute its captain. That is why the anchor so often belongs to nobody.',
        ],
      },
    ],
  },
  {
    organisation: northmere,
    text: 'What should a small charity do after a data breach?',
    origin: 'seeker',
    experts: ['mei-lin-abernathy'],
    topics: ['Cyber security', 'Data protection'],
    askedDaysAgo: 44,
    answers: [
      {
        by: 'mei-lin-abernathy',
        body: [
          'Write down on paper what still works. Change the passwords of the three accounts that can reset the others, from a computer that was not involved. Then tell people what happened, in plain words, before somebody else does.',
        ],
        pullQuote: 'The first question is not who did it. It is what still works.',
      },
    ],
  },
  {
    organisation: northmere,
    text: 'How can I tell whether a video is real?',
    origin: 'seeker',
    experts: ['joaquin-strandberg'],
    topics: ['Misinformation', 'Deepfakes'],
    askedDaysAgo: 20,
    answers: [
      {
        by: 'joaquin-strandberg',
        body: [
          'Look for a second camera. Almost everything that really happened was filmed twice. Then check the weather, the shadows and the oldest copy you can find; the newest one always looks best.',
        ],
      },
    ],
  },
];
