import { RenderError } from '@rostrum/ui-kit';
import { Component, type ReactNode } from 'react';

interface FrameBoundaryProps {
  children: ReactNode;
  /** Prepares what Retry draws anew, such as a file that is fetched again. */
  onFailure?: () => void;
}

/** Catches what the frame itself throws while drawing; each area has a boundary of its own. */
export class FrameBoundary extends Component<FrameBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? (
      <RenderError onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}
