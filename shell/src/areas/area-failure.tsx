import { AreaUnavailable } from '@rostrum/ui-kit';
import type { CurrentArea } from '@rostrum/federation';
import { landingPageOf } from '@rostrum/contracts';
import { currentTopEntry, topEntries } from '../frame/navigation/navigation-entries.ts';
import { EntryIcon } from '../frame/navigation/entry-icon.tsx';
import { useManifests, useMember, usePathname } from '../frame/use-frame.ts';

const mostAlternatives = 2;

export interface AreaFailureProps {
  current: CurrentArea;
  pause: number | undefined;
  onRetry: () => void;
}

/** What stands where an area did not load: what still works, the way on, and a retry that also happens by itself. */
export function AreaFailure({ current, pause, onRetry }: AreaFailureProps) {
  const member = useMember();
  const manifests = useManifests();
  const pathname = usePathname();
  const { area, failure, release, status } = current;
  const entries = member ? topEntries(manifests, member.role) : [];
  const here = currentTopEntry(entries, manifests, pathname);
  const landing = member && landingPageOf(member.user.type);
  const name = here?.label ?? area?.manifest.title ?? 'This page';
  return (
    <AreaUnavailable
      area={name}
      icon={<EntryIcon name={here?.icon} />}
      onRetry={failure?.kind === 'refused' ? () => window.location.reload() : onRetry}
      retryAfterSeconds={status === 'failed' ? pause : undefined}
      retrying={status === 'loading'}
      home={landing && landing !== here?.href ? { label: 'Go to your start page', href: landing } : undefined}
      alternatives={entries
        .filter((entry) => entry !== here && entry.href !== landing)
        .slice(0, mostAlternatives)}
      details={{ version: release?.version, reason: failure?.reason }}
    />
  );
}
