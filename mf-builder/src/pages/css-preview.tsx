import type { Theme } from '@rostrum/contracts/builder';
import { Segmented } from '@rostrum/ui-kit/data';
import type { Ref } from 'react';
import { ThemePreview } from '../features/design-look/theme-preview.tsx';
import { cssOutletLabels, cssOutlets, type CssOutlet } from '../features/write-css/css-outlets.ts';
import type { PreviewMode } from '../features/write-css/preview-sheets.ts';
import styles from './css-editor.module.css';

const outletOptions = cssOutlets.map((value) => ({ value, label: cssOutletLabels[value] }));
const modeOptions = [
  { value: 'light' as const, label: 'Light' },
  { value: 'dark' as const, label: 'Dark' },
];

/** The page that is shown, and its mode. */
export interface CssPreviewView {
  outlet: CssOutlet;
  mode: PreviewMode;
}

export interface CssPreviewProps {
  theme: Theme;
  view: CssPreviewView;
  onView: (view: CssPreviewView) => void;
  /** The hidden previews, in which contrast is measured. */
  stage: Ref<HTMLDivElement>;
}

/** The organisation's own pages under the style sheet as typed, one at a time. */
export function CssPreview({ theme, view, onView, stage }: CssPreviewProps) {
  const { outlet, mode } = view;
  const preview = {
    look: theme.look,
    layout: theme.layout,
    logo: theme.logo,
    logoDark: theme.logo_dark,
    hero: theme.hero_picture,
    organisation: theme.organisation,
    companyUsername: theme.company_username,
  };
  return (
    <div className={styles.preview}>
      <div className={styles.views}>
        <Segmented
          aria-label="Preview of"
          options={outletOptions}
          value={outlet}
          onChange={(next) => onView({ ...view, outlet: next })}
        />
        <Segmented
          aria-label="Preview mode"
          options={modeOptions}
          value={mode}
          onChange={(next) => onView({ ...view, mode: next })}
        />
      </div>
      <ThemePreview {...preview} isDark={mode === 'dark'} outlet={outlet} sheetState={mode} />
      <div ref={stage} hidden>
        {cssOutlets.map((each) => (
          <div key={each} data-outlet={each}>
            <ThemePreview {...preview} isDark={false} outlet={each} />
          </div>
        ))}
      </div>
    </div>
  );
}
