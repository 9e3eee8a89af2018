import { formatList, type InquiryTypeId } from '@rostrum/contracts';

/** A similar expert who may be asked beside the one whose page it is, and the kinds that they do not take. */
export interface Colleague {
  username: string;
  name: string;
  refuses: readonly InquiryTypeId[];
}

/** Colleagues who may be asked as well, of those who take this kind of inquiry. */
export const colleaguesFor = (similar: readonly Colleague[], type: InquiryTypeId): readonly Colleague[] =>
  similar.filter(({ refuses }) => !refuses.includes(type));

/** Beside the box: it names whom it adds, since they read what is written. */
export const alsoAskLabel = (colleagues: readonly Colleague[]): string =>
  `Also ask similar experts: ${formatList(colleagues.map(({ name }) => name))}.`;

/** On the receipt. */
export const alsoSentText = (asked: readonly Pick<Colleague, 'name'>[]): string =>
  `Also sent to ${formatList(asked.map(({ name }) => name))}.`;
