import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RenderError } from '@rostrum/ui-kit';

export interface AreaBoundaryProps {
  /** Told of every failure, for the log. */
  onError: (error: unknown, info: ErrorInfo) => void;
  /** A change puts the content back: another page is not to inherit this one's failure. */
  resetKey: string;
  /** Awaited before the content is tried again. */
  beforeRetry?: () => Promise<void>;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  resetKey: string;
}

/** Catches what a page throws while drawing and offers Retry; the frame around the area stays alive. */
export class AreaBoundary extends Component<AreaBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: AreaBoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  async #retry() {
    const { resetKey, beforeRetry } = this.props;
    await beforeRetry?.();
    if (resetKey === this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RenderError onRetry={() => void this.#retry()} />;
  }
}
