import { useEffect } from 'react';
import type { PreviewView } from '@rostrum/contracts';
import { defineDirectoryElement, directoryTag, settingNames, type DirectorySettings } from '@rostrum/embed';
import { PreviewFrame, usePreviewed } from './preview-frame.tsx';

export interface DirectoryPreviewProps {
  settings: DirectorySettings;
  view: PreviewView;
  /** Address in the frame's bar: the organisation's own site. */
  site: string;
}

/** The same element that stands on foreign pages, with the organisation's real people. */
export function DirectoryPreview({ settings, view, site }: DirectoryPreviewProps) {
  useEffect(() => defineDirectoryElement(window.location.origin), []);
  const frame = usePreviewed(directoryTag, settingNames, settings);
  return <PreviewFrame frame={frame} view={view} site={site} look={settings} />;
}
