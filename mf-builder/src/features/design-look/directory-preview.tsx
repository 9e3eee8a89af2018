import { useEffect, useRef } from 'react';
import type { PreviewView } from '@rostrum/contracts';
import { defineDirectoryElement, directoryTag, settingNames, type DirectorySettings } from '@rostrum/embed';
import { useFittingScale } from './use-fitting-scale.ts';
import styles from './directory-preview.module.css';

export interface DirectoryPreviewProps {
  settings: DirectorySettings;
  view: PreviewView;
  /** Address in the frame's bar: the organisation's own site. */
  site: string;
}

/** Widths that directories are read at. */
export const viewWidths: Record<PreviewView, number> = { iphone: 390, ipad: 820, desktop: 1024 };

/** The same element that stands on foreign pages, with the organisation's real people. */
export function DirectoryPreview({ settings, view, site }: DirectoryPreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scale = useFittingScale(stage, viewWidths[view]);
  useEffect(() => {
    defineDirectoryElement(window.location.origin);
    const element = document.createElement(directoryTag);
    frame.current?.replaceChildren(element);
    return () => element.remove();
  }, []);
  useEffect(() => {
    const element = frame.current?.firstElementChild;
    for (const name of Object.keys(settingNames) as (keyof DirectorySettings)[]) {
      const value = settings[name];
      element?.setAttribute(settingNames[name], Array.isArray(value) ? value.join(' ') : String(value));
    }
  }, [settings]);
  return (
    <div className={styles.stage}>
      <div ref={stage} className={styles.room}>
        <div className={styles.device} style={{ width: viewWidths[view], zoom: scale }}>
          <div className={styles.bar} aria-hidden>
            <span className={styles.address}>{site}</span>
          </div>
          <div
            ref={frame}
            className={styles.page}
            style={{ background: settings.background }}
            role="region"
            aria-label="Preview"
          />
        </div>
      </div>
    </div>
  );
}
