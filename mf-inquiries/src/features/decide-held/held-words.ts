import { formatCode } from '@rostrum/contracts';
import { screeningCategoryLabels, type HeldInquiry } from '@rostrum/contracts/inquiries';
import { daysBetween } from '@rostrum/ui-kit';

const kinds = {
  email: 'Address',
  domain: 'Domain',
  wildcard: 'Subdomains of',
  ip: 'IP address',
  phrase: 'Phrase',
  country: 'Country',
} as const;

const describeRule = ({ kind, pattern }: NonNullable<HeldInquiry['rule']>): string => {
  if (kind === 'phrase') return `Phrase “${pattern}”`;
  const what = kind === 'country' ? formatCode('region', pattern) : pattern.replace(/^\*\./, '');
  return `${kinds[kind]} ${what}`;
};

const percent = (score: number) => `${Math.floor(score * 100)}%`;

/** How sure screening is, in a word and a number. */
export function describeScore({ score, is_safety: isSafety }: NonNullable<HeldInquiry['verdict']>): string {
  if (isSafety) return 'Possible threat';
  const word = score >= 0.97 ? 'Very likely spam' : score >= 0.9 ? 'Likely spam' : 'Unsure';
  return `${word}, ${percent(score)}`;
}

/** Why it is held, in a few words: the rule, or what screening took it for. */
export function describeReason({ rule, verdict }: Pick<HeldInquiry, 'rule' | 'verdict'>): string {
  if (rule) return describeRule(rule);
  return verdict?.category ? screeningCategoryLabels[verdict.category] : 'Screening';
}

const reasonWords: Readonly<Record<string, string>> = {
  link_offer: 'Asks for links or guest posts',
  ranking: 'Offers search ranking',
  bought_likes: 'Offers likes or reviews',
  list_sale: 'Sells contact lists',
  journal_call: 'Journal looking for papers',
  event_fee: 'Event or award with a fee',
  pitch: 'Sells a service',
  bargain: 'Prices and discounts',
  messenger: 'Asks to move to a private chat',
  media_pitch: 'Offers a story or exposure',
  credentials: 'Asks for an account, payment or code',
  fortune: 'Promises a fortune',
  quick_money: 'Promises quick money',
  vice: 'Gambling, medicine or dating',
  flattery: 'Wording of mass mailings',
  harm: 'Speaks of harm',
  stalking: 'Speaks of following or finding someone',
  insult: 'Insults',
  press: 'Asks as press do',
  legal: 'Asks as lawyers do',
  scholarship: 'Asks about research or teaching',
  asks: 'Asks a question',
  reported: 'Reports on a subject',
  no_charge: 'Says who pays',
  words: 'Wording',
  free_mail: 'Organisation named, public email address',
  same_text: 'Same text from another address today',
  short_link: 'Shortened link',
  trap: 'Filled in a field that people do not see',
  fast: 'Sent within four seconds of opening the form',
  spam_before: 'Confirmed as spam here before',
  released_before: 'Released here before',
  like_confirmed: 'Like inquiries that your team confirmed as spam',
  like_released: 'Like inquiries that your team released',
  type_often_spam: 'Inquiries of this type are often spam here',
  type_rarely_spam: 'Inquiries of this type are rarely spam here',
  reads_like_genuine: 'Reads like a genuine inquiry',
  reads_like_seo_links: 'Reads like an offer of links or search ranking',
  reads_like_list_seller: 'Reads like a sale of contact lists',
  reads_like_predatory_journal: 'Reads like a predatory journal',
  reads_like_predatory_event: 'Reads like a paid event or award',
  reads_like_vendor_pitch: 'Reads like a sales pitch',
  reads_like_phishing: 'Reads like phishing',
  reads_like_advance_fee: 'Reads like an advance-fee fraud',
  reads_like_mass_blast: 'Reads like a mass mailing',
  reads_like_off_topic: 'Reads like a message for someone else',
  reads_like_gibberish: 'Reads like random letters',
  reads_like_abuse_threat: 'Reads like a threat or abuse',
};

/** A reason of screening, in the words of the desk. */
export const describeVerdictReason = (code: string): string => reasonWords[code] ?? 'Wording';

/** How long it waits for a decision. */
export function describeTimeLeft(expiresAt: string, now: number): string {
  const days = daysBetween(now, Date.parse(expiresAt));
  if (days <= 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
