import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import { splitRequest } from './split-request.ts';

test.each([
  [
    'English',
    'Dear Sir or Madam, I hope you are well. My name is Ada Winter and I produce a morning show. We are looking for someone who can explain why the river smells of eggs every July. It would be live by phone on Thursday at 8:15. We cannot pay a fee. Kind regards, Ada Winter, Lowland Radio, 020 7946 0000',
    'We are looking for someone who can explain why the river smells of eggs every July.',
    'It would be live by phone on Thursday at 8:15. We cannot pay a fee.',
  ],
  [
    'German',
    'Sehr geehrte Damen und Herren, mein Name ist Ada Winter und ich arbeite beim Tieflandradio. Wir suchen eine Fachperson, die erklären kann, warum der Fluss jeden Juli nach Eiern riecht. Das Gespräch wäre live am Telefon, am 12. Oktober um 8 Uhr. Vielen Dank im Voraus! Mit freundlichen Grüßen Ada Winter',
    'Wir suchen eine Fachperson, die erklären kann, warum der Fluss jeden Juli nach Eiern riecht.',
    'Das Gespräch wäre live am Telefon, am 12. Oktober um 8 Uhr.',
  ],
  [
    'French',
    "Bonjour Madame, j'espère que vous allez bien. Je suis journaliste à Radio Plaine. Nous cherchons quelqu'un qui sache pourquoi la rivière sent l'œuf chaque mois de juillet. L'entretien durerait dix minutes, jeudi à 8 h 15. Merci d'avance de votre réponse. Bien cordialement, Ada Winter",
    "Nous cherchons quelqu'un qui sache pourquoi la rivière sent l'œuf chaque mois de juillet.",
    "L'entretien durerait dix minutes, jeudi à 8 h 15.",
  ],
  [
    'Spanish',
    'Estimados señores: me llamo Ada Winter y trabajo en Radio Llanura. ¿Quién podría explicarnos por qué el río huele a huevo cada mes de julio? La entrevista sería por teléfono, el jueves a las ocho. Les agradezco de antemano su ayuda. Un cordial saludo, Ada Winter',
    '¿Quién podría explicarnos por qué el río huele a huevo cada mes de julio?',
    'La entrevista sería por teléfono, el jueves a las ocho.',
  ],
])(
  'splits an email in %s into question, conditions and courtesy',
  (_language, text, searched, conditions) => {
    expect(splitRequest(text)).toEqual({ searched, conditions });
  },
);

test('keeps sentences that tell of the subject without asking', () => {
  const text =
    "Hello! Two scooters burned in our bike room. The surveyor says everything with a plug must go. Before we ban the lot I'd like an evening with somebody who knows these packs. We meet on Mondays. Cheers, Jo";
  expect(splitRequest(text)?.searched).toBe(
    "Two scooters burned in our bike room. The surveyor says everything with a plug must go. Before we ban the lot I'd like an evening with somebody who knows these packs.",
  );
});

test('splits sentences that begin with small letters', () => {
  const text =
    'hi, sorry for the long message. my mum was on the floor for two hours before an ambulance came. i want someone from inside who is honest about why there is no room. evenings suit me best';
  expect(splitRequest(text)?.searched).toBe(
    'my mum was on the floor for two hours before an ambulance came. i want someone from inside who is honest about why there is no room.',
  );
});

test.each([
  ['is short', 'Hello! We need someone on floods. Thanks'],
  [
    'has one sentence',
    'my daughter is fifteen and her school wants to start lessons at twenty to eight from January to save on buses, and the parents would like somebody who has measured what that does to pupils',
  ],
  ['is in a language without words of emails', 'Dzień dobry, nazywam się Ada. '.repeat(8)],
  ['names no subject', 'Dear all, I hope you are well. Could you help us on Monday? '.repeat(4)],
  ['is all subject', `${'Why does the river smell of eggs? '.repeat(6)}`.trim()],
])('leaves a text alone that %s', (_what, text) => {
  expect(splitRequest(text)).toBeNull();
  expect(readRequest(text, { isWhole: false })).toEqual({ text, conditions: '', searchedFor: null });
});

test('searches all of a long text when that is asked for', () => {
  const text = `Dear all, we need someone on floods in old towns. ${'I hope you are well. '.repeat(8)}`;
  expect(readRequest(text, { isWhole: false }).text).toBe('we need someone on floods in old towns.');
  expect(readRequest(text, { isWhole: true })).toEqual({ text, conditions: '', searchedFor: null });
});

test('splits an email that was pasted with its markup', () => {
  const html =
    '<div class="mail"><p>Dear all,</p> <p>we need someone on floods in old towns near the sea, where cellars are wet.</p> <p>I hope you are well.</p> <p>Please let me know soon whether that works. Kind regards, Jo</p></div>';
  expect(readRequest(html, { isWhole: false }).searchedFor).toBe(
    'we need someone on floods in old towns near the sea, where cellars are wet.',
  );
});
