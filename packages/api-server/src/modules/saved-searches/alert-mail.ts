import { searchAddress } from '@rostrum/contracts';
import { type MailBlock, type OutgoingMail, writeMail } from '@rostrum/server-kit/mail';
import type { DocumentKind } from '../search/index.ts';
import type { DueAlert } from './alerts.repository.ts';
import type { FoundMatch } from './found-matches.ts';
import type { SavedSearchMailKind } from './mail-kinds.ts';

/** So many are told of one by one; the others are behind the link. */
export const toldOneByOne = 10;

const nouns: Record<DocumentKind, readonly [string, string]> = {
  expert: ['new expert', 'new experts'],
  staff: ['new person', 'new people'],
  post: ['new post', 'new posts'],
  question: ['new answered question', 'new answered questions'],
  organisation: ['new organisation', 'new organisations'],
};
const rhythm: Record<DueAlert['alert'], string> = {
  instant: 'as soon as there is one',
  daily: 'every morning on which there are new ones',
  weekly: 'on Monday mornings when there are new ones',
};

function matchBlocks({ title, detail, href, sentence }: FoundMatch, origin: string): MailBlock[] {
  return [
    { kind: 'text', text: detail === '' ? title : `${title}\n${detail}` },
    ...(sentence ? [{ kind: 'quote', text: `${sentence.text}\n(${sentence.source})` } as const] : []),
    { kind: 'button', label: `Open ${title}`, href: origin + href },
  ];
}

export interface AlertToWrite {
  alert: DueAlert;
  kind: DocumentKind;
  /** How many there are; `matches` are the first of them. */
  total: number;
  matches: readonly FoundMatch[];
  origin: string;
  unsubscribeUrl: string;
}

/** Tells of new matches: who, the sentence that matched, where, and how to hear no more of it. */
export function alertMail({
  alert,
  kind,
  total,
  matches,
  origin,
  unsubscribeUrl,
}: AlertToWrite): OutgoingMail {
  const count = `${total} ${nouns[kind][total === 1 ? 0 : 1]}`;
  const more = total - matches.length;
  return {
    kind: 'search.alert' satisfies SavedSearchMailKind,
    to: { name: `${alert.firstname} ${alert.lastname}`, email: alert.email },
    ...writeMail({
      subject: `${count} for “${alert.name}”`,
      preview: matches.map(({ title }) => title).join(', '),
      organisation: 'Rostrum',
      title: `${count} for “${alert.name}”`,
      blocks: [
        ...matches.flatMap((match) => matchBlocks(match, origin)),
        ...(more > 0 ? [{ kind: 'text', text: `And ${more} more.` } as const] : []),
        { kind: 'link', label: 'All that match', href: origin + searchAddress(alert.filters) },
      ],
      footer: [
        `You saved this search and asked to hear of new matches ${rhythm[alert.alert]}.`,
        { label: 'Stop these emails with one click', href: unsubscribeUrl },
      ],
    }),
    unsubscribeUrl,
    entity: { type: 'saved_search', id: alert.id },
  };
}
