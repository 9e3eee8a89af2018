import type { NotificationKind } from '@rostrum/contracts/notifications';
import { type WrittenMail, writeMail } from '@rostrum/server-kit/mail';
import { hrefOf } from './leads-to.ts';

export interface DigestLine {
  kind: NotificationKind;
  actor: string | null;
  text: string;
  detail: string;
  entityId: string;
}

/** This many are told of one by one; the others are behind the link. */
const toldOneByOne = 20;

const linkLabels: Partial<Record<NotificationKind, string>> = {
  decision: 'Open my profile',
  review: 'Open the profile',
  answer_review: 'Open the question',
};

const sentenceOf = ({ actor, text }: DigestLine) => (actor === null ? text : `${actor} ${text}`);

/** What happened since the last daily email and is still unread. */
export function digestMail(
  lines: readonly DigestLine[],
  { organisation, origin }: { organisation: string; origin: string },
): WrittenMail {
  const title = lines.length === 1 ? '1 unread notification' : `${lines.length} unread notifications`;
  const more = lines.length - toldOneByOne;
  return writeMail({
    subject: `${title} at ${organisation}`,
    preview: lines.slice(0, 3).map(sentenceOf).join(', '),
    organisation,
    title,
    blocks: [
      ...lines.slice(0, toldOneByOne).flatMap((line) => [
        { kind: 'text' as const, text: `${sentenceOf(line)}\n${line.detail}` },
        {
          kind: 'link' as const,
          label: linkLabels[line.kind] ?? 'Open the inquiry',
          href: `${origin}${hrefOf(line.kind, line.entityId)}`,
        },
      ]),
      ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
    ],
    footer: [
      'You chose one daily email for these notifications.',
      { label: 'Change how often you are emailed', href: `${origin}/dashboard/settings/contact` },
    ],
  });
}
