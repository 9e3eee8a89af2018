import { type InquiryDetail, publicPaths } from '@rostrum/contracts';
import { CircleCheckIcon, UserRoundCheckIcon, type Icon } from '@rostrum/ui-kit';
import { Message, SystemLine, Thread } from '@rostrum/ui-kit/data';
import { MailedWhole } from './mailed-whole.tsx';
import { MessageFiles } from './message-files.tsx';
import { firstnameOf } from './firstname-of.ts';
import { stepWords, threadEntries } from './thread-entries.ts';

type ThreadMessage = InquiryDetail['messages'][number];

const stepIcons: Readonly<Record<string, Icon>> = {
  'inquiry.assigned': UserRoundCheckIcon,
  'inquiry.taken': UserRoundCheckIcon,
};

const deliveryWords: Record<NonNullable<ThreadMessage['delivery']>, string | null> = {
  queued: 'The email is on its way.',
  sent: null,
  failed: 'The email could not be delivered. The seeker sees this in the tracker; a call may be quicker.',
};

/** Where the first message came from, when its page tells. */
function originOf({ source, recipients }: InquiryDetail): string | undefined {
  const [asked] = recipients;
  return source.page?.startsWith(publicPaths.expert('')) && asked
    ? `from ${asked.name}’s profile`
    : undefined;
}

/** The whole conversation: seeker, team, notes of the team, and what happened in between. */
export function InquiryThread({ inquiry }: { inquiry: InquiryDetail }) {
  const seeker = firstnameOf(inquiry.sender.name);
  const firstId = inquiry.messages[0]?.id;
  return (
    <Thread label="Conversation">
      {threadEntries(inquiry).map((entry) =>
        'step' in entry ? (
          <SystemLine key={entry.key} at={entry.at} icon={stepIcons[entry.step.verb] ?? CircleCheckIcon}>
            {stepWords(entry.step)}
          </SystemLine>
        ) : (
          <ThreadMessageItem
            key={entry.key}
            inquiryId={inquiry.id}
            message={entry.message}
            isVerified={inquiry.sender.verified}
            context={
              [
                entry.message.author.kind === 'seeker' ? null : `to ${seeker}`,
                entry.message.by_email ? 'by email' : null,
                entry.key === firstId && entry.message.author.kind === 'seeker' ? originOf(inquiry) : null,
                entry.message.from_ref ? `in ${entry.message.from_ref}` : null,
              ]
                .filter(Boolean)
                .join(', ') || undefined
            }
          />
        ),
      )}
    </Thread>
  );
}

function ThreadMessageItem({
  inquiryId,
  message,
  isVerified,
  context,
}: {
  inquiryId: string;
  message: ThreadMessage;
  isVerified: boolean;
  context: string | undefined;
}) {
  const { author, visibility, body, created_at: at, delivery, attachments, has_whole: hasWhole } = message;
  const mailed = delivery ? deliveryWords[delivery] : null;
  const kind = visibility === 'internal' ? 'note' : author.kind === 'system' ? 'staff' : author.kind;
  return (
    <Message
      author={{ name: author.name, image: author.image, verified: author.kind === 'seeker' && isVerified }}
      kind={kind}
      at={at}
      context={context}
      footer={
        mailed || hasWhole || attachments.length > 0 ? (
          <>
            <MessageFiles inquiryId={inquiryId} files={attachments} />
            {hasWhole ? <MailedWhole inquiryId={inquiryId} messageId={message.id} /> : null}
            {mailed}
          </>
        ) : null
      }
    >
      {body}
    </Message>
  );
}
