import { useManifests } from '../use-frame.ts';
import { hasPage } from '../navigation/pages.ts';
import './footer.css';

const papers = [
  { label: 'Documentation', href: '/docs' },
  { label: 'Help Center', href: '/help' },
];

export function Footer() {
  const manifests = useManifests();
  return (
    <footer className="f-footer">
      <p>© {new Date().getFullYear()} Rostrum. All rights reserved.</p>
      <ul>
        {papers
          .filter(({ href }) => hasPage(manifests, href))
          .map(({ label, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener">
                {label}
              </a>
            </li>
          ))}
      </ul>
    </footer>
  );
}
