import { inquiryTypeId, inquiryTypeLabel } from '@rostrum/contracts';

/** What a chat may be told of an inquiry: whoever reads the channel need not be a member. */
export interface ChatInquiry {
  type: number;
  isSensitive: boolean;
}

export interface ChatEvent {
  event: string;
  /** The reference of the inquiry, or the name of the webhook for a test. */
  label: string;
  /** What the record says of a reply that is due; null otherwise. */
  detail: string | null;
  url: string | null;
  inquiry: ChatInquiry | null;
}

/**
 * One or two sentences: that there is an inquiry, of which kind, and until when a reply is due. Never a name, an
 * organisation or a word of what was written; of a sensitive one not even the kind.
 */
export function writeChatText({ event, label, detail, inquiry }: ChatEvent): string {
  if (event === 'test') return `This is a test of “${label}”. New and due inquiries will appear here.`;
  if (event === 'inquiry.due') {
    const due = detail?.replace(/^(?:warned: |noted that )/, '') ?? 'the first reply is due';
    return `Inquiry ${label}: ${due}.`;
  }
  const type = inquiryTypeId.safeParse(inquiry?.type);
  if (!inquiry || inquiry.isSensitive || !type.success) return `New inquiry ${label}. Sign in to read it.`;
  return `New inquiry ${label}. Kind: ${inquiryTypeLabel(type.data)}. Sign in to read it.`;
}

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As Slack and what is compatible with it take it. */
export function writeSlack(event: ChatEvent): string {
  const link = event.url === null ? '' : ` <${event.url}|Open inquiry>`;
  return JSON.stringify({ text: `${escapeSlack(writeChatText(event))}${link}` });
}

/** An adaptive card, as workflows of Microsoft Teams take it. */
export const writeTeams = (event: ChatEvent): string =>
  JSON.stringify({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text: writeChatText(event), wrap: true }],
          ...(event.url !== null && {
            actions: [{ type: 'Action.OpenUrl', title: 'Open inquiry', url: event.url }],
          }),
        },
      },
    ],
  });
