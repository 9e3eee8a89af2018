import { createLanguageModel, type LanguageModel } from '@rostrum/language-model';
import { decideScreening, screenText, splitParts, type TextVectors } from '@rostrum/screening';
import {
  type Figures,
  type LabelledText,
  measurePlacing,
  placeByMailModel,
  readTexts,
  type Placing,
} from '@rostrum/screening/texts';
import type { Metric } from '../metric.ts';
import { percentile } from '../percentile.ts';

/** Words that lists of spam words name; a message with one of them is held. No public corpus of mails is within reach. */
const spamWords =
  'seo,backlink,guest post,casino,viagra,bitcoin,crypto,lottery,inheritance,winner,discount,free,click here,unsubscribe,password,verify,invoice,offer,limited time,guaranteed,whatsapp'.split(
    ',',
  );
const threatWords = ['kill', 'die', 'rape', 'bomb', 'gun', 'hurt', 'burn', 'bitch'];

const byWords: Placing = ({ subject, message }) => {
  const text = `${subject} ${message}`.toLowerCase();
  if (threatWords.some((word) => text.includes(word))) return 'safety';
  return spamWords.some((word) => text.includes(word)) ? 'spam' : 'none';
};

/** As the server does without its language model. */
const byWordModel: Placing = (text) =>
  decideScreening(screenText(text), { sensitivity: 'normal', guard: null }).queue;

/** As the server does. The vectors are computed first, since a placing waits for nothing. */
async function placeByMeaning(model: LanguageModel, texts: readonly LabelledText[]): Promise<Placing> {
  const embedded = new Map<LabelledText, TextVectors>();
  for (const text of texts)
    embedded.set(text, {
      model: model.id,
      vectors: await model.embed(splitParts(text), { kind: 'passage' }),
    });
  return (text) =>
    decideScreening(screenText({ ...text, embedded: embedded.get(text) }), {
      sensitivity: 'normal',
      guard: null,
    }).queue;
}

const parts = [
  { name: 'genuine held', key: 'genuineHeld', target: { atMost: 0.5 } },
  { name: 'spam caught', key: 'spamCaught', target: { atLeast: 90 } },
  { name: 'threats to the safety queue', key: 'threatsToSafety', target: { atLeast: 98 } },
] as const satisfies readonly { name: string; key: keyof Figures; target: Metric['target'] }[];

const compare = (
  set: string,
  own: Figures,
  { figures, name }: { figures: Figures; name: string },
): Metric[] =>
  parts.map(({ name: part, key, target }) => ({
    name: `${set}: ${part}`,
    value: own[key] * 100,
    unit: '%',
    baseline: { value: figures[key] * 100, name },
    target,
  }));

const rounds = 5;
/** As long as an inquiry may be. */
const longest = ({ subject, message }: LabelledText) => ({
  subject,
  message: message.repeat(40).slice(0, 5000),
});

/** Screening of texts that nothing was tuned to, beside the word model, a model of emails and a list of words, and its time. */
export async function measureScreening(): Promise<Metric[]> {
  const languageModel = createLanguageModel();
  if ((await languageModel.start()) !== 'ready')
    throw new Error(languageModel.failure ?? 'There is no model.');
  const metrics: Metric[] = [];
  for (const [set, name] of [
    ['held-out', 'held-out'],
    ['held-out-languages', 'German, French, Spanish and others'],
  ] as const) {
    const texts = readTexts(set, 1);
    const own = measurePlacing(texts, await placeByMeaning(languageModel, texts));
    const baselines = [
      { figures: measurePlacing(texts, byWordModel), name: 'the word model alone' },
      { figures: measurePlacing(texts, placeByMailModel()), name: 'a model that knows emails alone' },
      { figures: measurePlacing(texts, byWords), name: 'a list of words' },
    ];
    metrics.push(...baselines.flatMap((baseline) => compare(name, own, baseline)));
  }
  const texts = readTexts('training', 1).slice(0, 60);
  const vectors = await languageModel.embed(['Subject'], { kind: 'passage' });
  const times = Array.from({ length: rounds }).flatMap(() =>
    texts.map((text) => {
      const from = performance.now();
      screenText({ ...longest(text), embedded: { model: languageModel.id, vectors } });
      return performance.now() - from;
    }),
  );
  const embedTimes: number[] = [];
  for (const text of texts) {
    const from = performance.now();
    await languageModel.embed(splitParts(longest(text)), { kind: 'passage' });
    embedTimes.push(performance.now() - from);
  }
  languageModel.close();
  return [
    ...metrics,
    {
      name: 'screening 5,000 characters, p99',
      value: percentile(times, 0.99),
      unit: 'ms',
      target: { atMost: 20 },
    },
    {
      name: 'vectors of 5,000 characters, median, off the main thread',
      value: percentile(embedTimes, 0.5),
      unit: 'ms',
    },
  ];
}
