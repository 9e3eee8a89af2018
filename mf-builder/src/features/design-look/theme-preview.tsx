import { publicProfiles } from '@rostrum/contracts';
import { themeVariables, type ThemeLayout, type ThemeLook } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { classNames, PageSkeleton } from '@rostrum/ui-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { PreviewOutlet } from './preview-outlets.ts';
import styles from './theme-preview.module.css';

// The views of public pages are fetched with the first preview.
const PreviewPage = lazy(async () => ({ default: (await import('./preview-page.tsx')).PreviewPage }));

export interface ThemePreviewProps {
  look: ThemeLook;
  layout: ThemeLayout;
  logo: string | null;
  hero: string | null;
  companyUsername: string;
  organisation: string;
  isDark: boolean;
  outlet?: PreviewOutlet;
}

/** The organisation's own people and posts in the draft, by the same variables and views that public pages get. */
export function ThemePreview(props: ThemePreviewProps) {
  const { look, logo, companyUsername, organisation, isDark, outlet = 'profile' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useQuery({
    ...contractQueryOptions(publicProfiles.organisation, {
      params: { company_username: companyUsername },
      query: { page_size: 4 },
    }),
    retry: false,
  });
  useEffect(() => {
    const { shape, ...modes } = themeVariables(look);
    const variables = { ...shape, ...(isDark ? modes.dark : modes.light) };
    const style = frame.current?.style;
    for (const [name, value] of Object.entries(variables)) style?.setProperty(name, value);
    // Another look may not have them all.
    return () => {
      for (const name of Object.keys(variables)) style?.removeProperty(name);
    };
  }, [look, isDark]);
  return (
    <div
      ref={frame}
      // What a theme leaves as it is belongs to the preview's scheme, whatever the page around it is in.
      className={classNames(styles.page, isDark ? 'r-scheme-dark' : 'r-scheme-light')}
      role="region"
      aria-label="Preview"
      data-theme-preview=""
    >
      {outlet === 'email' || outlet === 'embed' ? null : (
        <header className={styles.header}>
          {logo ? <img src={logo} alt="" /> : null}
          <strong>{organisation}</strong>
        </header>
      )}
      {shown.isPending ? (
        <PageSkeleton variant="detail" label="Loading the preview" />
      ) : (
        <Suspense fallback={<PageSkeleton variant="detail" label="Loading the preview" />}>
          <PreviewPage {...props} outlet={outlet} shown={shown.data} />
        </Suspense>
      )}
    </div>
  );
}
