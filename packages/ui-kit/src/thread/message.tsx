import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classNames } from '../class-names.ts';
import { BadgeCheckIcon } from '../icons.ts';
import { clockTime, fullDate, isSameShownDay, shortDate } from '../text/format-time.ts';
import { LinkedText } from './linked-text.tsx';
import './thread.css';

export type MessageKind = 'seeker' | 'staff' | 'expert' | 'note';

export interface MessageAuthor {
  name: string;
  image?: string | null;
  username?: string;
  verified?: boolean;
}

export interface MessageProps {
  author: MessageAuthor;
  kind: MessageKind;
  /** ISO date and time. */
  at: string;
  /** After the time: "from Maren Okonjo-Hale’s profile", "to Callum". */
  context?: ReactNode;
  /** Plain text keeps its line breaks. */
  children: ReactNode;
  /** Under the text: attachments, "Not delivered. Try again". */
  footer?: ReactNode;
}

const when = (time: number) =>
  isSameShownDay(time, Date.now()) ? clockTime(time) : `${shortDate(time)}, ${clockTime(time)}`;

const names = (name: string) => {
  const words = name.trim().split(/\s+/);
  return { firstname: words[0], lastname: words.length > 1 ? words.at(-1) : undefined };
};

/** One message of a thread. A note is yellow and says that only the team sees it. */
export function Message({ author, kind, at, context, children, footer }: MessageProps) {
  const time = Date.parse(at);
  const isNote = kind === 'note';
  return (
    <li className={classNames('r-message', `r-message--${kind}`)}>
      <Avatar
        {...names(author.name)}
        src={author.image}
        username={author.username ?? author.name}
        width={28}
        height={28}
        fontSize={11}
        decorative
      />
      <div className="r-message__content">
        <p className="r-message__head">
          <span className="r-message__author">{isNote ? 'Internal note' : author.name}</span>
          {author.verified && !isNote ? (
            <BadgeCheckIcon className="r-message__verified" role="img" aria-label="Verified" />
          ) : null}
          <span className="r-message__meta">
            <time dateTime={at} title={fullDate(time)}>
              {when(time)}
            </time>
            {isNote ? `, ${author.name}, team only` : context ? <>, {context}</> : null}
          </span>
        </p>
        <div className="r-message__text" dir="auto">
          {typeof children === 'string' ? <LinkedText text={children} /> : children}
        </div>
        {footer ? <div className="r-message__footer">{footer}</div> : null}
      </div>
    </li>
  );
}
