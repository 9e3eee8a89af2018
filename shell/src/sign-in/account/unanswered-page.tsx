import { ClockAlertIcon } from '@rostrum/ui-kit/icons';
import { NoticeBox } from '../form/notice-box.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import type { Failure } from '../server/post.ts';
import { callNotice } from '../words/call-words.ts';

/** A page that could not begin, although its link may be good. */
export const UnansweredPage = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <MessagePage
    title="Not yet"
    icon={ClockAlertIcon}
    tone="warning"
    lead="Your link was not used up. Try again in a moment."
  >
    <NoticeBox notice={callNotice(failure)} />
    <button type="button" className="s-button" onClick={onRetry}>
      Try again
    </button>
  </MessagePage>
);
