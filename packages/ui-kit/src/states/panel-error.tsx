import { Button } from '../antd/core.ts';
import { CircleAlertIcon } from '../icons.ts';
import { findRequestId } from './find-request-id.ts';
import './panel-error.css';

export interface PanelErrorProps {
  onRetry?: () => void;
  /** What failed; short, in product words. */
  message?: string;
  /** What the call was rejected with: the id of its request is shown when the failure is ours. */
  error?: unknown;
  retrying?: boolean;
}

/** One line in place of a panel that failed. The rest of the page lives on. */
export const PanelError = ({
  onRetry,
  message = 'Could not load.',
  error,
  retrying = false,
}: PanelErrorProps) => {
  const requestId = findRequestId(error);
  return (
    <div className="r-panel-error" role="alert">
      <CircleAlertIcon aria-hidden />
      <span>{message}</span>
      {onRetry ? (
        <Button type="link" size="small" onClick={onRetry} loading={retrying}>
          Retry
        </Button>
      ) : null}
      {requestId ? <span className="r-panel-error__request">Request {requestId}</span> : null}
    </div>
  );
};
