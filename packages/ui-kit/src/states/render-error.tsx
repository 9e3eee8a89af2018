import { fixedTexts } from '@rostrum/contracts';
import { Button } from '../antd/core.ts';
import { RefreshCwIcon } from '../icons.ts';
import './render-error.css';

export interface RenderErrorProps {
  onRetry: () => void;
}

/** What a page shows that broke while drawing itself; the words are fixed by the specification. */
export const RenderError = ({ onRetry }: RenderErrorProps) => (
  <div className="r-render-error" role="alert">
    <p className="r-render-error__message">{fixedTexts.renderError}</p>
    <Button type="primary" icon={<RefreshCwIcon aria-hidden />} onClick={onRetry}>
      Retry
    </Button>
  </div>
);
