import { Button } from '../antd/core.ts';
import { CircleAlertIcon } from '../icons.ts';
import './panel-error.css';

export interface PanelErrorProps {
  onRetry?: () => void;
  /** What failed; short, in product words. */
  message?: string;
  /** Helps support to find the failure. */
  requestId?: string | undefined;
  retrying?: boolean;
}

/** One line in place of a panel that failed. The rest of the page lives on. */
export const PanelError = ({
  onRetry,
  message = 'Could not load.',
  requestId,
  retrying = false,
}: PanelErrorProps) => (
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
