import { AreaProviders, PageRouter, useSession, type RemoteContext } from '@rostrum/remote-runtime';
import { useLocation } from '@rostrum/remote-runtime/router';
import { Logo, Notifications, OfflineBar, SkipLink, classNames } from '@rostrum/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { gateDecision } from './gate/gate-decision.ts';
import { SessionGate } from './gate/session-gate.tsx';
import { useSecondFactorGate } from './gate/use-second-factor-gate.ts';
import { Header, hasSearch } from './header/header.tsx';
import { PublicHeader } from './header/public-header.tsx';
import { KeyboardHelp } from './keyboard/keyboard-help.tsx';
import { goToTargets } from './keyboard/go-to-targets.ts';
import { useGoToKeys } from './keyboard/use-go-to-keys.ts';
import { Footer } from './layout/footer.tsx';
import { FrameBoundary } from './layout/frame-boundary.tsx';
import { usePageAnnouncement } from './layout/use-page-announcement.ts';
import { useScrollMemory } from './layout/use-scroll-memory.ts';
import { useLiveInvalidation } from './live/use-live-invalidation.ts';
import { useSessionRenewal } from './live/use-session-renewal.ts';
import { AreaTabs } from './navigation/area-tabs.tsx';
import { topEntries } from './navigation/navigation-entries.ts';
import { hasPage, ownerOf, type Manifests } from './pages.ts';
import { CommandPalette } from './palette/command-palette.tsx';
import { ManifestsContext, useManifests, useMember, usePathname, type Member } from './use-frame.ts';
import './frame.css';

export interface FrameProps {
  /** Manifests of the areas that the registry resolved for this visitor. */
  manifests: Manifests;
  context: RemoteContext;
  /** Where areas appear. Drawn only while the visitor may see the page. */
  children: ReactNode;
}

function MemberParts({ member }: { member: Member }) {
  const manifests = useManifests();
  const entries = useMemo(() => topEntries(manifests, member.role), [manifests, member.role]);
  const targets = useMemo(() => goToTargets(entries), [entries]);
  useGoToKeys(targets);
  useLiveInvalidation(member.user.identifier);
  useSecondFactorGate();
  useSessionRenewal();
  return (
    <>
      <CommandPalette member={member} />
      <KeyboardHelp
        entries={entries}
        hasSearch={hasSearch(member.role) && hasPage(manifests, '/dashboard/search')}
      />
    </>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const manifests = useManifests();
  const location = useLocation();
  const pathname = usePathname();
  const { status, session } = useSession();
  const member = useMember();
  const decision = gateDecision({ ...location, pathname }, { status, session }, manifests);
  const owner = ownerOf(manifests, pathname);
  const isShown = decision.kind === 'show';
  const isFull = isShown && owner?.manifest.layout === 'full';
  useScrollMemory();
  const isOwnPage = decision.kind === 'refuse' || decision.kind === 'unknown';
  usePageAnnouncement(isOwnPage ? null : isShown ? owner?.manifest.title : undefined);

  // No navigation yet, as it is not known whose; the bar stays where the first HTML has drawn it.
  if (!member && !isShown && decision.kind !== 'unknown')
    return (
      <>
        <div className="f-header" aria-hidden>
          <span className="f-header__logo">
            <Logo />
          </span>
        </div>
        <SessionGate decision={decision}>{null}</SessionGate>
      </>
    );
  return (
    <div className={classNames('f-frame', isFull && 'f-frame--full')}>
      <SkipLink />
      {member ? <Header member={member} /> : <PublicHeader isKnown={status !== 'loading'} />}
      <OfflineBar />
      {member && isShown ? <AreaTabs role={member.role} /> : null}
      <main id="main" className="f-main" tabIndex={-1}>
        <SessionGate decision={decision}>{children}</SessionGate>
      </main>
      <Footer />
      {member ? <MemberParts member={member} /> : null}
    </div>
  );
}

/** Everything around the areas: who may see what, header, tabs, footer, notifications. */
export const Frame = ({ manifests, context, children }: FrameProps) => (
  <AreaProviders context={context}>
    <FrameBoundary>
      <ManifestsContext value={manifests}>
        <PageRouter>
          <Layout>{children}</Layout>
        </PageRouter>
      </ManifestsContext>
      <Notifications />
    </FrameBoundary>
  </AreaProviders>
);
