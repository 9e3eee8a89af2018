import { useEffect } from 'react';
import { contentSettingNames, contentTag, defineContentElement, type ContentSettings } from '@rostrum/embed';
import type { PreviewView } from '@rostrum/contracts';
import { PreviewFrame, usePreviewed } from './preview-frame.tsx';

export interface ContentPreviewProps {
  settings: ContentSettings;
  view: PreviewView;
  site: string;
}

/** The element that stands on foreign pages, with what the organisation has published. */
export function ContentPreview({ settings, view, site }: ContentPreviewProps) {
  useEffect(() => defineContentElement(window.location.origin), []);
  const frame = usePreviewed(contentTag, contentSettingNames, settings);
  return <PreviewFrame frame={frame} view={view} site={site} look={settings} />;
}
