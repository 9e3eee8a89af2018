import type { EmbedSettings } from '@rostrum/contracts/builder';

/** Settings of an embed that differ from the usual ones. */
export const settings: EmbedSettings = {
  page_size: 1,
  content: ['title'],
  layout: 'list',
  hide_search: true,
  colour: '#12181B',
  link_colour: '#0B6073',
  background: '#FFFFFF',
  font: 'serif',
  avatar: 'square',
  open_tab: true,
  topic: '',
};
