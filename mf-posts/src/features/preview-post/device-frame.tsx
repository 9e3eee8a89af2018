import { useEffect, useRef, useState } from 'react';
import { devices, type Device } from './devices.ts';
import styles from './post-preview.module.css';

interface DeviceFrameProps {
  device: Device;
  title: string;
  html: string;
}

/** A page at the width of a device, drawn smaller where there is less room. Nothing in it runs, and its links open beside it. */
export function DeviceFrame({ device, title, html }: DeviceFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (!stage.current) return undefined;
    const watching = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    watching.observe(stage.current);
    return () => watching.disconnect();
  }, []);
  const { width, height } = devices[device];
  const scale = room === undefined ? 1 : Math.min(1, room / width);
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={title}
          srcDoc={html}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            // In the colours that were chosen for the page around it.
            const { theme } = document.documentElement.dataset;
            const shown = currentTarget.contentDocument?.documentElement;
            if (shown && theme) shown.dataset['theme'] = theme;
          }}
        />
      </div>
    </div>
  );
}
