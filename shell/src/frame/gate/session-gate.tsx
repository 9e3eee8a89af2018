import { browserNavigator, getLocation, subscribeLocation } from '@rostrum/remote-runtime';
import { EmptyState, LinkButton, Page, PageSpinner } from '@rostrum/ui-kit';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { GateDecision } from './gate-decision.ts';

/** Leaves the application. A variable, so that tests can look on. */
export const exit = {
  leave(url: string): void {
    window.location.replace(url);
  },
};

export interface SessionGateProps {
  decision: GateDecision;
  /** Drawn only while the visitor may see the page. */
  children: ReactNode;
}

const useAddress = () => useSyncExternalStore(subscribeLocation, getLocation).key;

/** Lets a page be seen, sends the visitor elsewhere, or says why not. */
export function SessionGate({ decision, children }: SessionGateProps) {
  const address = useAddress();
  const goal = decision.kind === 'go' || decision.kind === 'leave' ? decision.to : null;
  useEffect(() => {
    if (goal === null) return;
    if (decision.kind === 'go') browserNavigator.replace(goal);
    else exit.leave(goal);
  }, [decision.kind, goal, address]);

  switch (decision.kind) {
    case 'show':
      return children;
    case 'wait':
    case 'go':
    case 'leave':
      return <PageSpinner />;
    case 'refuse':
      return (
        <Page title="Not available for your role" hideTitle width={1080}>
          <EmptyState
            title="This page is not available for your role"
            description="It belongs to another role. What you can open is in the menu above."
            action={
              <LinkButton type="primary" href={decision.landing}>
                Go to your start page
              </LinkButton>
            }
          />
        </Page>
      );
    case 'unknown':
      return (
        <Page title="Page not found" hideTitle width={1080}>
          <EmptyState
            title="Page not found"
            description="The address may be mistyped, or the page may have moved."
            action={
              <LinkButton type="primary" href="/">
                Go to the start page
              </LinkButton>
            }
          />
        </Page>
      );
  }
}
