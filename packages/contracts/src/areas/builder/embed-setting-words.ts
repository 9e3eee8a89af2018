import type { EmbedLanguage, EmbedSort, EmbedType } from '@rostrum/contracts';
import type { EmbedSettings } from './saved-embeds.contract.ts';

/** What each kind of embed is called. */
export const embedTypeLabels: Readonly<Record<EmbedType, string>> = {
  directory: 'Directory',
  expert: 'Expert',
  staff: 'Staff',
  inquiry: 'Inquiry form',
  featured: 'Featured',
  posts: 'Posts',
  post: 'Post',
  questions: 'Questions',
  question: 'Question',
  search: 'Search',
};

/** What settings are called where several are listed. */
export const settingWords: Record<keyof EmbedSettings, string> = {
  page_size: 'people per page',
  content: 'what is shown',
  layout: 'layout',
  hide_search: 'search field',
  colour: 'text colour',
  link_colour: 'link colour',
  background: 'background',
  font: 'font',
  avatar: 'portraits',
  open_tab: 'new tab',
  topic: 'area of expertise',
  department: 'department',
  tag: 'tag',
  field: 'choice of an own field',
  of: 'who is shown',
  link: 'address of profiles',
  sort: 'order',
  density: 'density',
  filters: 'choices of readers',
  language: 'language',
  powered_by: '“Powered by Rostrum”',
  analytics: 'views and clicks counted',
};

/** What an order is called where nothing else says what is ordered. */
export const embedSortLabels: Readonly<Record<EmbedSort, string>> = {
  usual: 'Usual order',
  name: 'By name',
  newest: 'Newest first',
  confirmed: 'Last confirmed first',
};

/** Each language in its own words. */
export const embedLanguageLabels: Readonly<Record<EmbedLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

/** What a setting is that older embeds were saved without. */
const absent: Partial<EmbedSettings> = {
  of: [],
  link: '',
  department: '',
  tag: '',
  field: '',
  sort: 'usual',
  density: 'comfortable',
  filters: [],
  language: 'en',
  powered_by: false,
  analytics: true,
};

const write = (value: EmbedSettings[keyof EmbedSettings]): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? 'none' : text;
};

/** Says what a setting was and became, as `link colour: #0B6073 to #9B6010`. */
export const describeSetting = (
  name: keyof EmbedSettings,
  before: EmbedSettings,
  after: EmbedSettings,
): string => {
  const of = (settings: EmbedSettings) => {
    if (name === 'hide_search') return write(!settings.hide_search);
    if (name === 'language') return embedLanguageLabels[settings.language ?? 'en'];
    if (name === 'sort') return embedSortLabels[settings.sort ?? 'usual'].toLowerCase();
    return write(settings[name] ?? absent[name]);
  };
  return `${settingWords[name]}: ${of(before)} to ${of(after)}`;
};

/** The settings that differ, by name. */
export const changedNames = (left: EmbedSettings, right: EmbedSettings): (keyof EmbedSettings)[] =>
  (Object.keys({ ...left, ...right }) as (keyof EmbedSettings)[]).filter(
    (name) => JSON.stringify(left[name] ?? absent[name]) !== JSON.stringify(right[name] ?? absent[name]),
  );
