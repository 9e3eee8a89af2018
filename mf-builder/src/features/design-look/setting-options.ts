import { embedLanguages } from '@rostrum/contracts';
import { embedLanguageLabels } from '@rostrum/contracts/builder';

export const contentOptions = [
  { value: 'title', label: 'Job title' },
  { value: 'headline', label: 'Headline' },
  { value: 'expertise', label: 'Areas of expertise' },
];
export const layoutOptions = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
];
export const densityOptions = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];
export const avatarOptions = [
  { value: 'circle', label: 'Round' },
  { value: 'square', label: 'Square' },
  { value: 'none', label: 'None' },
];
export const fontOptions = [
  { value: 'inherit', label: 'Of your page' },
  { value: 'system', label: 'System' },
  { value: 'serif', label: 'Serif' },
];
export const filterOptions = [
  { value: 'expertise', label: 'Area of expertise' },
  { value: 'department', label: 'Department' },
  { value: 'order', label: 'Order' },
];
export const languageOptions = embedLanguages.map((value) => ({ value, label: embedLanguageLabels[value] }));
