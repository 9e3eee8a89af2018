import type { NavigationRole } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
import { useManifests, usePathname } from '../use-frame.ts';
import { currentEntry, tabEntries } from './navigation-entries.ts';
import './area-tabs.css';

/** The tabs of the area that the page is in; nothing where the role has none. */
export function AreaTabs({ role }: { role: NavigationRole }) {
  const pathname = usePathname();
  const manifests = useManifests();
  const entries = tabEntries(manifests, role, pathname);
  const current = currentEntry(entries, manifests, pathname);
  const list = useRef<HTMLUListElement>(null);

  // On a phone the row scrolls: the current tab is not to be out of sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current?.href]);

  if (entries.length === 0) return null;
  return (
    <nav className="f-tabs" aria-label="Area">
      <ul ref={list}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <AppLink
              className="f-tabs__tab"
              href={entry.href}
              aria-current={entry === current ? 'page' : undefined}
            >
              {entry.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
