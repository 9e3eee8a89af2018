import { theme, type ThemeConfig } from 'antd';
import { componentTokens } from './antd-components.ts';
import { darkPalette, darkShadows, lightPalette, lightShadows, type Palette } from './palette.ts';
import type { ThemeMode } from './theme-store.ts';
import { codeFont, uiFont } from './fonts.ts';

const shape = {
  fontFamily: uiFont,
  fontFamilyCode: codeFont,
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeXL: 20,
  fontSizeHeading1: 38,
  fontSizeHeading2: 32,
  fontSizeHeading3: 22,
  fontSizeHeading4: 18,
  fontSizeHeading5: 14,
  lineHeight: 1.4286,
  lineHeightSM: 1.3334,
  fontWeightStrong: 600,
  lineHeightHeading1: 1.15,
  lineHeightHeading2: 1.19,
  lineHeightHeading3: 1.27,
  lineHeightHeading4: 1.34,
  lineHeightHeading5: 1.4286,
  borderRadius: 6,
  borderRadiusXS: 4,
  borderRadiusSM: 5,
  borderRadiusLG: 10,
  controlHeight: 34,
  controlHeightSM: 28,
  controlHeightLG: 40,
  controlInteractiveSize: 16,
  sizeUnit: 4,
  sizeStep: 4,
  lineWidth: 1,
  lineWidthFocus: 2,
  controlOutlineWidth: 3,
  wireframe: false,
  motionUnit: 0.1,
  motionBase: 0,
  motionDurationFast: '0.1s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.24s',
  motionEaseOut: 'cubic-bezier(0.2, 0, 0, 1)',
  motionEaseInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  screenMD: 769,
  screenMDMin: 769,
  screenSMMax: 768,
} satisfies ThemeConfig['token'];

const colours = (p: Palette, shadows: typeof lightShadows | typeof darkShadows) =>
  ({
    colorPrimary: p.accent,
    colorInfo: p.info,
    colorSuccess: p.success,
    colorWarning: p.warning,
    colorError: p.danger,
    colorText: p.text,
    colorTextSecondary: p.text2,
    colorTextTertiary: p.text3,
    colorTextQuaternary: p.text3,
    colorTextPlaceholder: p.text3,
    colorTextDescription: p.text2,
    colorTextDisabled: p.text3,
    colorBgLayout: p.canvas,
    colorBgContainer: p.surface,
    colorBgElevated: p.raised,
    colorFillTertiary: p.sunken,
    colorFillSecondary: p.sunken,
    colorBorder: p.line2,
    colorBorderSecondary: p.line,
    colorSplit: p.line,
    controlItemBgActive: p.selected,
    controlItemBgActiveHover: p.selected,
    controlItemBgHover: p.hover,
    colorLink: p.accent,
    colorLinkHover: p.accentHover,
    colorLinkActive: p.accentHover,
    colorErrorText: p.danger,
    colorPrimaryHover: p.accentHover,
    colorPrimaryActive: p.accentHover,
    colorPrimaryBg: p.selected,
    colorSuccessBg: p.successTint,
    colorWarningBg: p.warningTint,
    colorWarningBorder: p.warningEdge,
    colorErrorBg: p.dangerTint,
    colorErrorBorder: p.dangerEdge,
    colorInfoBg: p.infoTint,
    boxShadow: shadows.shadow3,
    boxShadowSecondary: shadows.shadow2,
    boxShadowTertiary: shadows.shadow1,
  }) satisfies ThemeConfig['token'];

type Derivative = NonNullable<Extract<ThemeConfig['algorithm'], (...args: never[]) => unknown>>;

// antd's dark algorithm dims the seed colours, so the measured values are pinned after it.
const pinSeeds: Derivative = (_seed, map) => ({
  ...(map as NonNullable<typeof map>),
  colorPrimary: darkPalette.accent,
  colorPrimaryHover: darkPalette.accentHover,
  colorPrimaryActive: darkPalette.accentHover,
  colorLink: darkPalette.accent,
  colorLinkHover: darkPalette.accentHover,
  colorLinkActive: darkPalette.accentHover,
  colorSuccess: darkPalette.success,
  colorWarning: darkPalette.warning,
  colorError: darkPalette.danger,
  colorInfo: darkPalette.info,
});

// One prefix and no hash: every root shares one set of variables, and the extracted rules fit all of them.
const shared = { hashed: false, zeroRuntime: true } as const;

const modes: Record<ThemeMode, ThemeConfig> = {
  light: {
    ...shared,
    algorithm: theme.defaultAlgorithm,
    cssVar: { prefix: 'rostrum', key: 'rostrum-light' },
    token: {
      ...shape,
      ...colours(lightPalette, lightShadows),
      colorTextBase: lightPalette.text,
      colorBgBase: lightPalette.surface,
    },
    components: componentTokens(lightPalette),
  },
  dark: {
    ...shared,
    algorithm: [theme.darkAlgorithm, pinSeeds],
    cssVar: { prefix: 'rostrum', key: 'rostrum-dark' },
    token: {
      ...shape,
      ...colours(darkPalette, darkShadows),
      colorTextBase: darkPalette.text,
      colorBgBase: darkPalette.canvas,
    },
    components: componentTokens(darkPalette),
  },
};

const withoutMotion = (config: ThemeConfig): ThemeConfig => ({
  ...config,
  token: { ...config.token, motion: false },
});
const stillModes = { light: withoutMotion(modes.light), dark: withoutMotion(modes.dark) };

/** antd's theme for a mode; the same object each time, so that roots compare equal. */
export const antdTheme = (mode: ThemeMode, reducedMotion = false): ThemeConfig =>
  reducedMotion ? stillModes[mode] : modes[mode];
