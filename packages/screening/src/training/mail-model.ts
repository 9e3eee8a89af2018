import { classify } from '../model/classify.ts';
import type { Placing } from './figures.ts';
import { fit } from './fit.ts';
import { readTexts } from './read-texts.ts';

/** As a filter of a mailbox places texts: a model of the same kind, trained with emails alone. It knows no threats. */
export function placeByMailModel(): Placing {
  const model = { version: 'mail', weights: fit(readTexts('mail', 1)) };
  return ({ subject, message }) =>
    classify(model, `${subject}\n${message}`).likely.genuine < 0.5 ? 'spam' : 'none';
}
