/** What is known beside the text. Nothing of it alone holds an inquiry. */
export interface Signals {
  /** The address is one that the public has, and an organisation is named. */
  isFreeMailOfOrganisation?: boolean;
  /** How often the same text came from other addresses within a day. */
  sameTextElsewhere?: number;
  /** How many from the same mailbox or, where it is no public one, the same domain a person confirmed as spam. */
  confirmedBefore?: number;
  /** A field that no person sees was filled in. */
  isTrapFilled?: boolean;
  /** From the form on screen to its sending; undefined where nothing tells. */
  filledSeconds?: number | undefined;
  /** A guest sent it, whose address nothing proves yet. */
  isAddressUnproved?: boolean;
  /** How many of them a person released or the team replied to. */
  releasedBefore?: number;
  /** Inquiries of like meaning that people of the organisation decided: one that says the same counts 1. */
  likeConfirmed?: number;
  likeReleased?: number;
  /** How much likelier spam is among inquiries of this type in this organisation: a difference of log-odds. */
  typeOdds?: number;
}

export interface Signal {
  code:
    | 'free_mail'
    | 'unproved'
    | 'same_text'
    | 'short_link'
    | 'trap'
    | 'fast'
    | 'spam_before'
    | 'released_before'
    | 'like_confirmed'
    | 'like_released'
    | 'type_often_spam'
    | 'type_rarely_spam';
  /** Added to the log-odds of spam. Set by hand: the training texts have no senders. */
  weight: number;
}

/** No one reads a form and writes twenty letters in less; a program does. */
const fewestSeconds = 4;

/** So little says nothing. */
const minLikeness = 0.1;
const minTypeOdds = 0.3;

const shorteners =
  /(?:^|[\s/.(])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|rb\.gy|shorturl\.at|t\.ly)\//i;

/** The signals that an inquiry gives. */
export function readSignals(text: string, signals: Signals): Signal[] {
  const { confirmedBefore = 0, releasedBefore = 0, sameTextElsewhere = 0 } = signals;
  const { likeConfirmed = 0, likeReleased = 0, typeOdds = 0 } = signals;
  const found: Signal[] = [];
  if (signals.isFreeMailOfOrganisation) found.push({ code: 'free_mail', weight: 0.2 });
  if (signals.isAddressUnproved) found.push({ code: 'unproved', weight: 0.1 });
  if (sameTextElsewhere > 0)
    found.push({ code: 'same_text', weight: Math.min(1.5, 0.5 * sameTextElsewhere) });
  if (signals.isTrapFilled) found.push({ code: 'trap', weight: 2.5 });
  if (signals.filledSeconds !== undefined && signals.filledSeconds < fewestSeconds)
    found.push({ code: 'fast', weight: 0.6 });
  if (shorteners.test(text)) found.push({ code: 'short_link', weight: 0.7 });
  if (confirmedBefore > 0)
    found.push({ code: 'spam_before', weight: Math.min(3, 0.75 + 0.75 * confirmedBefore) });
  if (releasedBefore > 0) found.push({ code: 'released_before', weight: -Math.min(4, 1 + releasedBefore) });
  if (likeConfirmed >= minLikeness)
    found.push({ code: 'like_confirmed', weight: Math.min(3, 2 * likeConfirmed) });
  if (likeReleased >= minLikeness)
    found.push({ code: 'like_released', weight: -Math.min(3, 2 * likeReleased) });
  if (Math.abs(typeOdds) >= minTypeOdds)
    found.push({
      code: typeOdds > 0 ? 'type_often_spam' : 'type_rarely_spam',
      weight: Math.max(-1, Math.min(1, typeOdds)),
    });
  return found;
}
