import type { Icon } from '@rostrum/ui-kit/icons';
import type { ReactNode } from 'react';
import { SignInWrapper } from './sign-in-wrapper.tsx';

export interface MessagePageProps {
  title: string;
  icon: Icon;
  /** What happened: good news, or something that stands in the way. */
  tone?: 'good' | 'warning';
  lead: ReactNode;
  /** The next step. */
  children: ReactNode;
}

/** A page that says what happened and what comes next. */
export const MessagePage = ({
  title,
  icon: MessageIcon,
  tone = 'good',
  lead,
  children,
}: MessagePageProps) => (
  <SignInWrapper title={title}>
    <span className="s-told" data-tone={tone}>
      <MessageIcon aria-hidden />
    </span>
    <h1 className="s-title">{title}</h1>
    <p className="s-lead">{lead}</p>
    {children}
  </SignInWrapper>
);
