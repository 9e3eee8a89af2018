/** How a directory looks and what it shows. Each is an attribute of the element, in kebab-case. */
export interface DirectorySettings {
  organization: string;
  layout: 'grid' | 'list';
  pageSize: number;
  content: readonly ('title' | 'headline' | 'expertise')[];
  hideSearch: boolean;
  topic: string;
  department: string;
  tag: string;
  /** A choice of a public field of the organisation, as `key:choice`. */
  field: string;
  avatar: 'circle' | 'square' | 'none';
  font: 'inherit' | 'system' | 'serif';
  colour: string;
  linkColour: string;
  background: string;
  openTab: boolean;
  sort: 'usual' | 'name' | 'newest' | 'confirmed';
  density: 'comfortable' | 'compact';
  /** Address of a person's page on the organisation's own site, with `{{username}}` in it. */
  link: string;
  /** What readers may choose for themselves. */
  filters: readonly ('expertise' | 'department' | 'order')[];
  language: 'en' | 'de' | 'es' | 'fr';
  poweredBy: boolean;
  analytics: boolean;
}

export const defaultSettings: DirectorySettings = {
  organization: '',
  layout: 'grid',
  pageSize: 12,
  content: ['title', 'headline', 'expertise'],
  hideSearch: false,
  topic: '',
  department: '',
  tag: '',
  field: '',
  avatar: 'circle',
  font: 'inherit',
  colour: '#12181B',
  linkColour: '#0B6073',
  background: '#FFFFFF',
  openTab: true,
  sort: 'usual',
  density: 'comfortable',
  link: '',
  filters: [],
  language: 'en',
  poweredBy: false,
  analytics: true,
};

/** The attribute of each setting. */
export const settingNames: Record<keyof DirectorySettings, string> = {
  organization: 'organization',
  layout: 'layout',
  pageSize: 'page-size',
  content: 'content',
  hideSearch: 'hide-search',
  topic: 'topic',
  department: 'department',
  tag: 'tag',
  field: 'field',
  avatar: 'avatar',
  font: 'font',
  colour: 'colour',
  linkColour: 'link-colour',
  background: 'background',
  openTab: 'open-tab',
  sort: 'sort',
  density: 'density',
  link: 'link',
  filters: 'filters',
  language: 'language',
  poweredBy: 'powered-by',
  analytics: 'analytics',
};

/** Names a saved embed; with it every other attribute is without effect. */
export const savedAttribute = 'embed';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

/** Only colours of six digits: whatever else stands in the attribute must not become CSS. */
const colourOf = (text: string | null, fallback: string) =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text) ? text : fallback;
/** Those of the known values that the attribute names, in their usual order. */
const someOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  fallback: readonly Value[],
): readonly Value[] => {
  const named = text?.split(/[\s,]+/);
  return named ? values.filter((value) => named.includes(value)) : fallback;
};
const yesOrNo = (text: string | null, fallback: boolean) =>
  text === null ? fallback : text !== 'false' && text !== 'no';

/** Settings of an element. A value that makes no sense counts as not given: a page never breaks over a typing error. */
export function readSettings(attribute: (name: string) => string | null): DirectorySettings {
  const given = (setting: keyof DirectorySettings) => attribute(settingNames[setting]);
  const size = Number(given('pageSize') ?? defaultSettings.pageSize);
  return {
    organization: given('organization') ?? '',
    layout: oneOf(['grid', 'list'], given('layout'), defaultSettings.layout),
    pageSize: Number.isInteger(size) && size >= 1 && size <= 50 ? size : defaultSettings.pageSize,
    content: someOf(['title', 'headline', 'expertise'], given('content'), defaultSettings.content),
    hideSearch: yesOrNo(given('hideSearch'), defaultSettings.hideSearch),
    topic: given('topic') ?? '',
    department: given('department') ?? '',
    tag: given('tag') ?? '',
    field: given('field') ?? '',
    avatar: oneOf(['circle', 'square', 'none'], given('avatar'), defaultSettings.avatar),
    font: oneOf(['inherit', 'system', 'serif'], given('font'), defaultSettings.font),
    colour: colourOf(given('colour'), defaultSettings.colour),
    linkColour: colourOf(given('linkColour'), defaultSettings.linkColour),
    background: colourOf(given('background'), defaultSettings.background),
    openTab: yesOrNo(given('openTab'), defaultSettings.openTab),
    sort: oneOf(['usual', 'name', 'newest', 'confirmed'], given('sort'), defaultSettings.sort),
    density: oneOf(['comfortable', 'compact'], given('density'), defaultSettings.density),
    link: given('link') ?? '',
    filters: someOf(['expertise', 'department', 'order'], given('filters'), defaultSettings.filters),
    language: oneOf(['en', 'de', 'es', 'fr'], given('language'), defaultSettings.language),
    poweredBy: yesOrNo(given('poweredBy'), defaultSettings.poweredBy),
    analytics: yesOrNo(given('analytics'), defaultSettings.analytics),
  };
}
