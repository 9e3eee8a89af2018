import {
  themeAvatarShapes,
  themeCardLayouts,
  themeCorners,
  themeDensities,
  themeFonts,
  type ThemeAvatarShape,
  type ThemeCardLayout,
  type ThemeCorners,
  type ThemeDensity,
  type ThemeFont,
  type ThemeLook,
} from '@rostrum/contracts/builder';
import { Segmented, Select } from '@rostrum/ui-kit/data';
import { ColourField } from './colour-field.tsx';
import { SettingRow } from './setting-row.tsx';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';
import { ThemeContrastGuard } from './theme-contrast-guard.tsx';
import styles from './design-theme.module.css';

const fontNames: Record<ThemeFont, string> = {
  inter: 'Inter',
  newsreader: 'Newsreader',
  system: 'Font of the device',
  serif: 'Serif of the device',
};
const fonts = themeFonts.map((value) => ({ value, label: fontNames[value] }));
const cornerNames: Record<ThemeCorners, string> = { square: 'Square', soft: 'Soft', round: 'Round' };
const corners = themeCorners.map((value) => ({ value, label: cornerNames[value] }));
const densityNames: Record<ThemeDensity, string> = { comfortable: 'Comfortable', compact: 'Compact' };
const densities = themeDensities.map((value) => ({ value, label: densityNames[value] }));
const shapeNames: Record<ThemeAvatarShape, string> = { usual: 'Usual', circle: 'Round', square: 'Square' };
const shapes = themeAvatarShapes.map((value) => ({ value, label: shapeNames[value] }));
const cardNames: Record<ThemeCardLayout, string> = { beside: 'Wide', above: 'Tall', list: 'List' };
const cards = themeCardLayouts.map((value) => ({ value, label: cardNames[value] }));
const colours = [
  { name: 'primary', label: 'Primary' },
  { name: 'link', label: 'Link' },
  { name: 'text', label: 'Text' },
  { name: 'page', label: 'Page' },
] as const;

export interface LookFormProps {
  look: ThemeLook;
  logo: string | null;
  logoDark: string | null;
  favicon: string | null;
  onLogo: PictureFieldProps['onChange'];
  onLogoDark: PictureFieldProps['onChange'];
  onFavicon: PictureFieldProps['onChange'];
  onChange: (change: Partial<ThemeLook>) => void;
}

/** Logo, icon, colours, fonts and corners. Every change is seen at once in the preview. */
export const LookForm = ({
  look,
  logo,
  logoDark,
  favicon,
  onLogo,
  onLogoDark,
  onFavicon,
  onChange,
}: LookFormProps) => (
  <>
    <section className={styles.section} aria-labelledby="theme-logo">
      <h2 className="r-card-title" id="theme-logo">
        Logo
      </h2>
      <PictureField
        noun="logo"
        purpose="logo"
        ground="light"
        src={logo}
        onChange={onLogo}
        note="PNG, JPEG or WebP, at least 64 × 64 pixels. SVG is not accepted: it can carry script."
      />
      {logo ? (
        <PictureField
          noun="logo for dark mode"
          purpose="logo"
          src={logoDark}
          ground="dark"
          onChange={onLogoDark}
          note="Optional, for logos that are hard to see on a dark page. Emails and reports use the logo above."
        />
      ) : null}
    </section>
    <section className={styles.section} aria-labelledby="theme-icon">
      <h2 className="r-card-title" id="theme-icon">
        Icon
      </h2>
      <PictureField
        noun="icon"
        purpose="logo"
        src={favicon}
        onChange={onFavicon}
        note="For the tab of the browser, on your public pages. Square, at least 64 × 64 pixels."
      />
    </section>
    <section className={styles.section} aria-labelledby="theme-colours">
      <h2 className="r-card-title" id="theme-colours">
        Colours
      </h2>
      {colours.map(({ name, label }) => (
        <ColourField
          key={name}
          id={`theme-${name}`}
          label={label}
          value={look[name]}
          onChange={(colour) => onChange({ [name]: colour })}
        />
      ))}
      <ThemeContrastGuard look={look} onChange={onChange} />
    </section>
    <section className={styles.section} aria-labelledby="theme-shape">
      <h2 className="r-card-title" id="theme-shape">
        Type and shape
      </h2>
      <SettingRow label="Headings" htmlFor="theme-heading-font">
        <Select
          id="theme-heading-font"
          className={styles.select}
          options={fonts}
          value={look.heading_font}
          onChange={(heading_font: ThemeFont) => onChange({ heading_font })}
        />
      </SettingRow>
      <SettingRow label="Body" htmlFor="theme-body-font">
        <Select
          id="theme-body-font"
          className={styles.select}
          options={fonts}
          value={look.body_font}
          onChange={(body_font: ThemeFont) => onChange({ body_font })}
        />
      </SettingRow>
      <SettingRow label="Corners">
        <Segmented
          aria-label="Corners"
          options={corners}
          value={look.corners}
          onChange={(next) => onChange({ corners: next })}
        />
      </SettingRow>
      <SettingRow label="Density">
        <Segmented
          aria-label="Density"
          options={densities}
          value={look.density ?? 'comfortable'}
          onChange={(density) => onChange({ density })}
        />
      </SettingRow>
      <SettingRow label="Portraits">
        <Segmented
          aria-label="Portraits"
          options={shapes}
          value={look.avatar_shape ?? 'usual'}
          onChange={(avatar_shape) => onChange({ avatar_shape })}
        />
      </SettingRow>
      <SettingRow label="People cards">
        <Segmented
          aria-label="People cards"
          options={cards}
          value={look.card_layout ?? 'beside'}
          onChange={(card_layout) => onChange({ card_layout })}
        />
      </SettingRow>
    </section>
  </>
);
