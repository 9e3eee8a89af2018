import { useEffect, useRef, type RefObject } from 'react';
import type { PreviewView } from '@rostrum/contracts';
import { useFittingScale } from './use-fitting-scale.ts';
import styles from './directory-preview.module.css';

/** Widths that embeds are read at. */
export const viewWidths: Record<PreviewView, number> = { iphone: 390, ipad: 820, desktop: 1024 };

/** Keeps an element in the frame, with these settings as its attributes. */
export function usePreviewed<Settings extends object>(
  tag: string,
  names: Record<keyof Settings & string, string>,
  settings: Settings,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement(tag);
    frame.current?.replaceChildren(element);
    return () => element.remove();
  }, [tag]);
  useEffect(() => {
    const element = frame.current?.firstElementChild;
    for (const [name, value] of Object.entries(settings)) {
      const attribute = new Map(Object.entries(names)).get(name);
      if (typeof attribute === 'string')
        element?.setAttribute(attribute, Array.isArray(value) ? value.join(' ') : String(value));
    }
  }, [names, settings]);
  return frame;
}

interface PreviewFrameProps {
  frame: RefObject<HTMLDivElement | null>;
  view: PreviewView;
  /** Address in the frame's bar: the organisation's own site. */
  site: string;
  /** Of the organisation's site: what is still loading is read on it, whatever colours the Builder has. */
  look: { background: string; colour: string };
}

/** A page of the organisation's site at the width of a device. */
export function PreviewFrame({ frame, view, site, look }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const scale = useFittingScale(stage, viewWidths[view]);
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
            style={{ background: look.background, color: look.colour, colorScheme: 'light' }}
            role="region"
            aria-label="Preview"
          />
        </div>
      </div>
    </div>
  );
}
