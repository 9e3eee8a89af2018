import { publicProfiles } from '@rostrum/contracts';
import type { ThemeLayout, ThemeLook } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { classNames, PageSkeleton } from '@rostrum/ui-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { applyLook, getSchemeClass } from './apply-look.ts';
import type { PreviewOutlet } from './preview-outlets.ts';
import styles from './theme-preview.module.css';

// The views of public pages are fetched with the first preview.
const PreviewPage = lazy(async () => ({ default: (await import('./preview-page.tsx')).PreviewPage }));

export interface ThemePreviewProps {
  look: ThemeLook;
  layout: ThemeLayout;
  logo: string | null;
  logoDark: string | null;
  hero: string | null;
  companyUsername: string;
  organisation: string;
  isDark: boolean;
  outlet?: PreviewOutlet;
  /** Names the sheet under which the preview is drawn; without it, it is drawn in the look alone. */
  sheetState?: string;
}

/** The organisation's own people and posts in the draft, by the same variables and views that public pages get. */
export function ThemePreview({
  look,
  layout,
  logo,
  logoDark,
  hero,
  companyUsername,
  organisation,
  isDark,
  outlet = 'profile',
  sheetState = '',
}: ThemePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useQuery({
    ...contractQueryOptions(publicProfiles.organisation, {
      params: { company_username: companyUsername },
      query: { page_size: 4 },
    }),
    retry: false,
  });
  useEffect(() => {
    return frame.current ? applyLook(frame.current, look, isDark) : undefined;
  }, [look, isDark]);
  return (
    <div
      ref={frame}
      // What a theme leaves as it is belongs to the preview's scheme, whatever the page around it is in.
      className={classNames(styles.page, getSchemeClass(isDark))}
      role="region"
      aria-label="Preview"
      data-theme-preview={sheetState}
    >
      {outlet === 'email' || outlet === 'embed' ? null : (
        <header className={styles.header}>
          {logo && (!isDark || !logoDark) ? <img src={logo} alt="" /> : null}
          {logo && isDark && logoDark ? <img className={styles.onDark} src={logoDark} alt="" /> : null}
          <strong>{organisation}</strong>
        </header>
      )}
      {shown.isPending ? (
        <PageSkeleton variant="detail" label="Loading the preview" />
      ) : (
        <Suspense fallback={<PageSkeleton variant="detail" label="Loading the preview" />}>
          <PreviewPage
            look={look}
            layout={layout}
            hero={hero}
            companyUsername={companyUsername}
            organisation={organisation}
            outlet={outlet}
            shown={shown.data}
          />
        </Suspense>
      )}
    </div>
  );
}
