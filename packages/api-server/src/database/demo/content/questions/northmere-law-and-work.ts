import type { QuestionContent } from '../content-types.ts';

const northmere = 'northmere' as const;

export const northmereLawQuestions: readonly QuestionContent[] = [
  {
    organisation: northmere, text: 'Can a government ignore a court?', origin: 'inquiry', experts: ['leontine-achterberg'], topics: ['Constitutional law', 'Judicial review'], askedDaysAgo: 62,
    answers: [{ by: 'leontine-achterberg', body: ['It can delay, appeal and ask parliament to change the law. It cannot decide that the ruling does not apply to it. Where that has been tried, the price was paid by the next government, which was not believed either.'] }],
  },
  {
    organisation: northmere, text: 'How long may an emergency order last?', origin: 'staff', experts: ['leontine-achterberg'], topics: ['Emergency powers'], askedDaysAgo: 49,
    answers: [{ by: 'leontine-achterberg', body: ['As long as its text says, which should be short. Seven or twenty-eight days are usual, and each renewal needs a vote. Look for a final date; an order without one tends to stay.'], pullQuote: 'An emergency power should arrive with its return ticket already bought.' }],
  },
  {
    organisation: northmere, text: 'May a judge use a computer’s score?', origin: 'inquiry', experts: ['leontine-achterberg', 'kofi-brandvold'], topics: ['AI and law', 'Evidence standards'], askedDaysAgo: 91,
    answers: [{ by: 'leontine-achterberg', body: ['A judge may use a score as one thing among others, if both sides can question it. A judge may not adopt a number whose making nobody in the room can explain. Ask who was it tested on, and who can be called as a witness.'] }],
  },
  {
    organisation: northmere, text: 'Does home insurance cover a storm surge?', origin: 'seeker', experts: ['matthias-eerdman'], topics: ['Flood insurance', 'Insurance law'], askedDaysAgo: 55,
    answers: [{ by: 'matthias-eerdman', body: ['Most wordings here count it as flood, some as storm, and a few define neither. Look for the word “inundation”, and at the excess for each. Photograph the water line with today’s newspaper; it has settled more claims than any lawyer.'] }],
  },
  {
    organisation: northmere, text: 'What does “gradually” mean in a policy?', origin: 'staff', experts: ['matthias-eerdman'], topics: ['Insurance law'], askedDaysAgo: 110,
    answers: [{ by: 'matthias-eerdman', body: ['Courts have read it in five ways. The safest reading for a householder is: longer than you could reasonably have noticed. So write down when you noticed.'] }],
  },
  {
    organisation: northmere, text: 'How certain is a DNA match?', origin: 'seeker', experts: ['ngozi-ferreira-lund'], topics: ['Criminal evidence'], askedDaysAgo: 145,
    answers: [{ by: 'ngozi-ferreira-lund', body: ['It depends on how much was found and how many people share the profile. The honest form is a sentence about a town: here, about six people would match. If you hear only the word “match”, ask for the town.'] }],
  },
  {
    organisation: northmere, text: 'Who owns the cables on the sea floor?', origin: 'staff', experts: ['priya-sundaresan-holt'], topics: ['Law of the sea'], askedDaysAgo: 115,
    answers: [{ by: 'priya-sundaresan-holt', body: ['Mostly companies, in consortia of five or ten. Beyond the territorial sea any state may lay one, and the state whose flag a ship flies is the one that may prosecute its captain. That is why the anchor so often belongs to nobody.'] }],
  },
  {
    organisation: northmere, text: 'What should a small charity do after a data breach?', origin: 'seeker', experts: ['mei-lin-abernathy'], topics: ['Cyber security', 'Data protection'], askedDaysAgo: 44,
    answers: [{ by: 'mei-lin-abernathy', body: ['Write down on paper what still works. Change the passwords of the three accounts that can reset the others, from a computer that was not involved. Then tell people what happened, in plain words, before somebody else does.'], pullQuote: 'The first question is not who did it. It is what still works.' }],
  },
  {
    organisation: northmere, text: 'How can I tell whether a video is real?', origin: 'seeker', experts: ['joaquin-strandberg'], topics: ['Misinformation', 'Deepfakes'], askedDaysAgo: 20,
    answers: [{ by: 'joaquin-strandberg', body: ['Look for a second camera. Almost everything that really happened was filmed twice. Then check the weather, the shadows and the oldest copy you can find; the newest one always looks best.'] }],
  },
  {
    organisation: northmere, text: 'Why does a chatbot invent books?', origin: 'seeker', experts: ['joaquin-strandberg'], topics: ['Language models'], askedDaysAgo: 128,
    answers: [{ by: 'joaquin-strandberg', body: ['It has learned what a reference looks like and not what a library is. A plausible title is, to the model, as good as a true one. Ask it for a shelf mark, and watch it invent that as well.'] }],
  },
  {
    organisation: northmere, text: 'Will robots take my job?', origin: 'seeker', experts: ['idris-falk'], topics: ['Automation and jobs'], askedDaysAgo: 26,
    answers: [{ by: 'idris-falk', body: ['Probably not the whole of it. In ten years one in twenty-three of our workers was replaced, and one in four lost hours that paid better. Ask early how the saved time will be shared; that is where pay was kept.'], pullQuote: 'Automation seldom takes the job. It takes the hour that paid for the holiday.' }],
  },
  {
    organisation: northmere, text: 'Is a four-day week good for pay?', origin: 'inquiry', experts: ['idris-falk'], topics: ['Working time', 'Wages'], askedDaysAgo: 80,
    answers: [{ by: 'idris-falk', body: ['Where the hours fell and the pay did not, yes by definition. Where five days were pressed into four, people kept their pay and lost their evenings. Read the rota before the headline.'] }],
  },
  {
    organisation: northmere, text: 'Where does council tax go?', origin: 'staff', experts: ['catarina-novak-obi'], topics: ['Local government finance', 'Tax'], askedDaysAgo: 71,
    answers: [{ by: 'catarina-novak-obi', body: ['More than half goes to the care of adults and children. Roads and bins, which people see, take about a tenth. The rest is on page ninety.'] }],
  },
  {
    organisation: northmere, text: 'What is a recount and when does it change anything?', origin: 'staff', experts: ['emre-castellanos'], topics: ['Elections'], askedDaysAgo: 16,
    answers: [{ by: 'emre-castellanos', body: ['It is the same ballots looked at again with both sides in the room. It has changed a winner only when the gap was under about one vote in a thousand. Above that, it changes the hour at which everyone goes home.'] }],
  },
  {
    organisation: northmere, text: 'Can a committee force somebody to answer?', origin: 'seeker', experts: ['ludovica-amsel'], topics: ['Parliaments'], askedDaysAgo: 133,
    answers: [{ by: 'ludovica-amsel', body: ['It can order people to come. It can hardly make them speak. What works is asking the same short question three times, in public, and printing the silence.'] }],
  },
  {
    organisation: northmere, text: 'Why does recycling end up abroad?', origin: 'seeker', experts: ['isolde-fernando'], topics: ['Polymer recycling'], askedDaysAgo: 52,
    answers: [{ by: 'isolde-fernando', body: ['Because sorting by hand is cheaper elsewhere and mixed plastic has no buyer here. What is sold as one bale is often five plastics. If a pack says “mixed”, assume that it will travel.'] }],
  },
  {
    organisation: northmere, text: 'Where should I look for the aurora?', origin: 'seeker', experts: ['nikolai-ashgrove'], topics: ['Space weather'], askedDaysAgo: 10,
    answers: [{ by: 'nikolai-ashgrove', body: ['North, away from lamps, for at least twenty minutes. It will look grey before it looks green. Hold a phone still against a gatepost; it sees colour that you cannot.'] }],
  },
];
