import type { NavigationRole } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { NewInquiries } from './new-inquiries.tsx';
import { useManifests, usePathname } from '../use-frame.ts';
import { currentTopEntry, topEntries } from './navigation-entries.ts';
import './top-navigation.css';

/** The entries of a role, beside the logo. Absent on phones, where the menu has them. */
export function TopNavigation({ role }: { role: NavigationRole }) {
  const manifests = useManifests();
  const entries = topEntries(manifests, role);
  const current = currentTopEntry(entries, manifests, usePathname());
  return (
    <nav className="f-top" aria-label="Main">
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <AppLink
              className="f-top__entry"
              href={entry.href}
              aria-current={entry === current ? 'page' : undefined}
            >
              {entry.label}
              <NewInquiries entry={entry} role={role} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
