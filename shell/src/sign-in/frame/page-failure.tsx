import { Component, type ReactNode } from 'react';
import { helpPaths } from '../address/paths.ts';
import { SignInWrapper } from './sign-in-wrapper.tsx';

/** In place of a page whose code did not come, or that broke: nothing was sent, loading it again is all that is needed. */
export class PageFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <SignInWrapper title="Did not load">
        <div role="alert">
          <h1 className="s-title">Sorry.. there was an error.</h1>
          <p className="s-lead">This page did not load. Check the connection, then load it again.</p>
        </div>
        <button type="button" className="s-button" onClick={() => location.reload()}>
          Load again
        </button>
        <p className="s-help">
          <a href={helpPaths.help}>Help Center</a>
        </p>
      </SignInWrapper>
    );
  }
}
