/** The colours of one mode. Every pair is measured against WCAG 2.2: text at least 4.5, edges and marks at least 3. */
export interface Palette {
  canvas: string;
  surface: string;
  raised: string;
  sunken: string;
  hover: string;
  selected: string;
  /** Ground of a ticked card in a list of cards: lighter than a selected table row. */
  picked: string;
  text: string;
  text2: string;
  text3: string;
  control: string;
  line: string;
  line2: string;
  accent: string;
  accentHover: string;
  accentEdge: string;
  solid: string;
  solidHover: string;
  onSolid: string;
  segment: string;
  success: string;
  successTint: string;
  warning: string;
  warningTint: string;
  warningEdge: string;
  danger: string;
  dangerTint: string;
  dangerEdge: string;
  dangerTrack: string;
  info: string;
  infoTint: string;
  violet: string;
  violetSolid: string;
  violetTint: string;
  violetEdge: string;
  marker: string;
  markerText: string;
  note: string;
  noteEdge: string;
  badge: string;
  /** The selection bar is inverted in dark mode. */
  bar: string;
  barText: string;
  /** The main button on the selection bar, which is inverted with it. */
  barSolid: string;
  barOnSolid: string;
  barText2: string;
  barDanger: string;
  tooltip: string;
}

export const lightPalette: Palette = {
  canvas: '#F5F7F8',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EDF1F2',
  hover: '#F2F5F6',
  selected: '#E4F0F3',
  picked: '#F2F8FA',
  text: '#12181B',
  text2: '#47545A',
  text3: '#5F6C72',
  control: '#7B888E',
  line: '#E1E7E9',
  line2: '#CBD4D7',
  accent: '#0B6073',
  accentHover: '#094F60',
  accentEdge: '#A5C9D2',
  solid: '#0B6073',
  solidHover: '#094F60',
  onSolid: '#FFFFFF',
  segment: '#FFFFFF',
  success: '#19703E',
  successTint: '#E3F4E9',
  warning: '#8A5200',
  warningTint: '#FFF0D3',
  warningEdge: '#F0CB85',
  danger: '#B92B1B',
  dangerTint: '#FDEAE7',
  dangerEdge: '#F1B5AC',
  dangerTrack: '#F5D3CD',
  info: '#2352BD',
  infoTint: '#E7EEFC',
  violet: '#6339AB',
  violetSolid: '#6339AB',
  violetTint: '#F0EBFA',
  violetEdge: '#C9B9E8',
  marker: '#FFE48F',
  markerText: '#12181B',
  note: '#FFF9E4',
  noteEdge: '#EBD58C',
  badge: '#B92B1B',
  bar: '#12181B',
  barText: '#FFFFFF',
  barSolid: '#FFFFFF',
  barOnSolid: '#12181B',
  barText2: '#AEBABF',
  barDanger: '#FF8A7A',
  tooltip: '#12181B',
};

export const darkPalette: Palette = {
  canvas: '#0E1315',
  surface: '#151B1E',
  raised: '#1C2428',
  sunken: '#1F282C',
  hover: '#1B2327',
  selected: '#14313A',
  picked: '#142429',
  text: '#E9EEF0',
  text2: '#AEBABF',
  text3: '#8E9BA1',
  control: '#6C797F',
  line: '#263035',
  line2: '#354248',
  accent: '#58BCD0',
  accentHover: '#7BD0E0',
  accentEdge: '#2A5A66',
  solid: '#137B91',
  solidHover: '#0F6A7E',
  onSolid: '#FFFFFF',
  segment: '#33414A',
  success: '#5CC98A',
  successTint: '#12291D',
  warning: '#F0B24A',
  warningTint: '#2E2310',
  warningEdge: '#5E4719',
  danger: '#FF8A7A',
  dangerTint: '#341A17',
  dangerEdge: '#6B322B',
  dangerTrack: '#54302B',
  info: '#86A9FF',
  infoTint: '#18233F',
  violet: '#B99BF5',
  violetSolid: '#6339AB',
  violetTint: '#261D3B',
  violetEdge: '#4A3A70',
  marker: '#5A4710',
  markerText: '#F7E3A1',
  note: '#241E0E',
  noteEdge: '#4F4116',
  badge: '#C5402F',
  bar: '#E9EEF0',
  barText: '#12181B',
  barSolid: '#0B6073',
  barOnSolid: '#FFFFFF',
  barText2: '#47545A',
  barDanger: '#B92B1B',
  tooltip: '#2B363B',
};

/**
 * The same in both modes. Yellow belongs to the logo, the login art and the quotation rule alone; code stands on one
 * dark ground everywhere.
 */
export const fixedColours = {
  brand: '#FFD45C',
  logoGround: '#0B6073',
  logoInk: '#FFFFFF',
  portraitInk: '#12181B',
  portrait1: '#DCEBF0',
  portrait2: '#FBE9D0',
  portrait3: '#E2EFDC',
  portrait4: '#E8E3F6',
  portrait5: '#F8E1E4',
  codeGround: '#101A1E',
  codeLine: '#2B383D',
  codeText: '#E9EEF0',
  codeText2: '#AEBABF',
  codeTag: '#8ECFF5',
  codeName: '#F2BD6B',
} as const;

/** Depth: e1 buttons, e2 menus and tooltips, e3 toasts, bulk bar and modals. In dark a ring carries it, not blur. */
export const lightShadows = {
  shadow1: '0 1px 2px rgba(15, 27, 31, 0.05)',
  shadow2:
    '0 0 0 1px rgba(15, 27, 31, 0.07), 0 6px 20px -6px rgba(15, 27, 31, 0.18), 0 2px 6px rgba(15, 27, 31, 0.06)',
  shadow3:
    '0 0 0 1px rgba(15, 27, 31, 0.07), 0 24px 56px -16px rgba(15, 27, 31, 0.28), 0 6px 16px rgba(15, 27, 31, 0.08)',
} as const;

export const darkShadows = {
  shadow1: 'none',
  shadow2: '0 0 0 1px #2E3A40, 0 12px 28px -8px rgba(0, 0, 0, 0.6)',
  shadow3: '0 0 0 1px #2E3A40, 0 28px 60px -16px rgba(0, 0, 0, 0.75)',
} as const;
