import { decideScreening, screenText } from '@rostrum/screening';
import { measurePlacing, placeByMailModel, readTexts, type Placing } from '@rostrum/screening/texts';
import type { Metric } from '../metric.ts';
import { percentile } from '../percentile.ts';

/** Words that lists of spam words name; a message with one of them is held. No public corpus of mails is within reach. */
const spamWords =
  'seo,backlink,guest post,casino,viagra,bitcoin,crypto,lottery,inheritance,winner,discount,free,click here,unsubscribe,password,verify,invoice,offer,limited time,guaranteed,whatsapp'.split(
    ',',
  );
const threatWords = ['kill', 'die', 'rape', 'bomb', 'gun', 'hurt', 'burn', 'bitch'];

const byModel: Placing = ({ subject, message }) =>
  decideScreening(screenText({ subject, message }), { sensitivity: 'normal', guard: null }).queue;

const byWords: Placing = ({ subject, message }) => {
  const text = `${subject} ${message}`.toLowerCase();
  if (threatWords.some((word) => text.includes(word))) return 'safety';
  return spamWords.some((word) => text.includes(word)) ? 'spam' : 'none';
};

const rounds = 5;

/** Screening of texts that nothing was tuned to, beside a list of words, and how long one takes. */
export function measureScreening(): Metric[] {
  const texts = readTexts('held-out', 1);
  const model = measurePlacing(texts, byModel);
  const words = measurePlacing(texts, byWords);
  const mail = measurePlacing(texts, placeByMailModel());
  const times = Array.from({ length: rounds }).flatMap(() =>
    texts.map(({ subject, message }) => {
      const from = performance.now();
      // As long as an inquiry may be.
      screenText({ subject, message: message.repeat(40).slice(0, 5000) });
      return performance.now() - from;
    }),
  );
  const name = 'a list of words';
  const byMail = 'a model that knows emails alone';
  return [
    {
      name: 'held-out: genuine held',
      value: model.genuineHeld * 100,
      unit: '%',
      baseline: { value: mail.genuineHeld * 100, name: byMail },
      target: { atMost: 1 },
    },
    {
      name: 'held-out: spam caught',
      value: model.spamCaught * 100,
      unit: '%',
      baseline: { value: mail.spamCaught * 100, name: byMail },
      target: { atLeast: 85 },
    },
    {
      name: 'held-out: genuine held',
      value: model.genuineHeld * 100,
      unit: '%',
      baseline: { value: words.genuineHeld * 100, name },
      target: { atMost: 1 },
    },
    {
      name: 'held-out: spam caught',
      value: model.spamCaught * 100,
      unit: '%',
      baseline: { value: words.spamCaught * 100, name },
      target: { atLeast: 85 },
    },
    {
      name: 'held-out: threats to the safety queue',
      value: model.threatsToSafety * 100,
      unit: '%',
      baseline: { value: words.threatsToSafety * 100, name },
      target: { atLeast: 95 },
    },
    {
      name: 'screening 5,000 characters, p99',
      value: percentile(times, 0.99),
      unit: 'ms',
      target: { atMost: 20 },
    },
  ];
}
