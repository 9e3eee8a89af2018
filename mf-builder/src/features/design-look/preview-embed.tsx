import type { ThemeLook } from '@rostrum/contracts/builder';
import { defineDirectoryElement, directoryTag, settingNames } from '@rostrum/embed';
import { useEffect, useRef } from 'react';
import styles from './theme-preview.module.css';

interface PreviewEmbedProps {
  look: ThemeLook;
  companyUsername: string;
}

/** The element that stands on other pages, told the look that is not published yet. */
export function PreviewEmbed({ look, companyUsername }: PreviewEmbedProps) {
  const holder = useRef<HTMLDivElement>(null);
  const { text, link, page, density = 'comfortable', avatar_shape = 'usual' } = look;
  useEffect(() => defineDirectoryElement(window.location.origin), []);
  useEffect(() => {
    const element = document.createElement(directoryTag);
    const attributes = {
      [settingNames.organization]: companyUsername,
      [settingNames.pageSize]: '6',
      [settingNames.colour]: text,
      [settingNames.linkColour]: link,
      [settingNames.background]: page,
      [settingNames.density]: density,
      [settingNames.avatar]: avatar_shape === 'square' ? 'square' : 'circle',
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    holder.current?.replaceChildren(element);
    return () => element.remove();
  }, [companyUsername, text, link, page, density, avatar_shape]);
  return <div ref={holder} className={styles.embed} />;
}
