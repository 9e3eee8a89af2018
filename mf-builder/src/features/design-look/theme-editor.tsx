import { themeLayout, themeLook, type Theme } from '@rostrum/contracts/builder';
import { Button, RelativeTime } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { LayoutForm } from './layout-form.tsx';
import { LookForm } from './look-form.tsx';
import { previewOutletLabels, previewOutlets, type PreviewOutlet } from './preview-outlets.ts';
import { PublishButton } from './publish-button.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { useThemeDraft } from './use-theme-draft.ts';
import { VersionList } from './version-list.tsx';
import styles from './design-theme.module.css';

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const outlets = previewOutlets.map((value) => ({ value, label: previewOutletLabels[value] }));

const describeState = (theme: Theme, isDirty: boolean): string => {
  if (isDirty) return 'Not saved';
  if (theme.is_changed) return 'Draft saved, not published';
  return theme.versions.length > 0 ? 'Published' : '';
};

/** Settings left, the organisation's own people in them right. */
export function ThemeEditor({ theme }: { theme: Theme }) {
  const draft = useThemeDraft(theme);
  const [mode, setMode] = useState('light');
  const [outlet, setOutlet] = useState<PreviewOutlet>('profile');
  const { look, layout, logo, logoDark, favicon, hero, isDirty, isBusy } = draft;
  const fault = (themeLook.safeParse(look).error ?? themeLayout.safeParse(layout).error)?.issues[0]?.message;
  const whyNot =
    fault ??
    (isDirty || theme.is_changed || theme.versions.length === 0
      ? undefined
      : 'Everything is published. Change something to publish it.');
  const canPublish = fault === undefined && (isDirty || theme.is_changed || theme.versions.length === 0);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <LookForm
          look={look}
          logo={logo}
          logoDark={logoDark}
          favicon={favicon}
          onLogo={draft.setLogo}
          onLogoDark={draft.setLogoDark}
          onFavicon={draft.setFavicon}
          onChange={draft.change}
        />
        <LayoutForm layout={layout} hero={hero} onHero={draft.setHero} onChange={draft.changeLayout} />
        <VersionList theme={theme} onRolledBack={draft.settle} />
      </div>
      <div className={styles.main}>
        <div className={styles.toolbar}>
          <Segmented
            aria-label="Preview of"
            options={outlets}
            value={outlet}
            onChange={(next) => setOutlet(next)}
          />
          <Segmented aria-label="Preview mode" options={modes} value={mode} onChange={setMode} />
          <span className={styles.state} role="status">
            {describeState(theme, isDirty)}
            {!isDirty && theme.is_changed && theme.saved_at ? (
              <>
                {' '}
                · {theme.saved_by ?? 'A former member'}, <RelativeTime value={theme.saved_at} />
              </>
            ) : null}
          </span>
          <span className={styles.buttons}>
            <Button
              disabled={!isDirty || fault !== undefined}
              loading={isBusy}
              onClick={() => void draft.saveDraft()}
            >
              Save draft
            </Button>
            <PublishButton
              look={look}
              disabled={!canPublish}
              reason={whyNot}
              loading={isBusy}
              onPublish={draft.publish}
            />
          </span>
        </div>
        {fault ? (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        ) : null}
        <ThemePreview
          look={look}
          layout={layout}
          logo={logo}
          logoDark={logoDark}
          hero={hero}
          organisation={theme.organisation}
          companyUsername={theme.company_username}
          isDark={mode === 'dark'}
          outlet={outlet}
        />
      </div>
    </div>
  );
}
