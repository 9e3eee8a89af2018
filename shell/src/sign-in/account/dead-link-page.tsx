import { ClockAlertIcon } from '@rostrum/ui-kit/icons';
import type { ReactNode } from 'react';
import { helpPaths } from '../address/paths.ts';
import { StepLink } from '../address/step-link.tsx';
import { MessagePage } from '../frame/message-page.tsx';

export interface DeadLinkPageProps {
  lead: ReactNode;
  /** Where a new link is to be had. */
  next: { href: string; label: string };
}

/** A mailed link that was used, is too old, or was cut off on its way. */
export const DeadLinkPage = ({ lead, next }: DeadLinkPageProps) => (
  <MessagePage title="This link no longer works" icon={ClockAlertIcon} tone="warning" lead={lead}>
    <StepLink className="s-button" href={next.href}>
      {next.label}
    </StepLink>
    <p className="s-help">
      Or visit the <a href={helpPaths.help}>Help Center</a>
    </p>
  </MessagePage>
);
