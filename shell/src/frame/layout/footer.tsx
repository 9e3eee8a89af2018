import { AppLink } from '@rostrum/ui-kit';
import { useManifests } from '../use-frame.ts';
import { hasPage } from '../pages.ts';
import { BookmarksRetry } from './bookmarks-retry.tsx';
import './footer.css';

const papers = [
  { label: 'Documentation', href: '/help/guides' },
  { label: 'Help Center', href: '/help' },
];

const year = new Date().getFullYear();

export function Footer() {
  const manifests = useManifests();
  return (
    <footer className="f-footer">
      <p>© {year} Rostrum. All rights reserved.</p>
      <BookmarksRetry />
      <ul>
        {papers
          .filter(({ href }) => hasPage(manifests, href))
          .map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href} target="_blank">
                {label}
              </AppLink>
            </li>
          ))}
      </ul>
    </footer>
  );
}
