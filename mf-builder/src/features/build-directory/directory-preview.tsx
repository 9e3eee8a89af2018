import { useEffect, useRef } from 'react';
import type { PreviewView } from '@rostrum/contracts';
import { defineDirectoryElement, directoryTag, settingNames, type DirectorySettings } from '@rostrum/embed';
import styles from './directory-preview.module.css';

export interface DirectoryPreviewProps {
  settings: DirectorySettings;
  view: PreviewView;
}

/** The same element that stands on foreign pages, with the organisation's real people. */
export function DirectoryPreview({ settings, view }: DirectoryPreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
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
      <div ref={frame} className={styles.frame} data-view={view} style={{ background: settings.background }} role="region" aria-label="Preview" />
    </div>
  );
}
