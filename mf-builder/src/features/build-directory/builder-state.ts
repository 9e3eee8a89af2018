import { z } from 'zod';
import { flag, manyOf } from '@rostrum/contracts';
import { defaultSettings, type DirectorySettings } from '@rostrum/embed';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** The embed under construction; it stands in the address, so a half-built one can be shared. */
export const builderState = z.object({
  layout: z.enum(['grid', 'list']).default(defaultSettings.layout),
  page_size: z.coerce.number().int().min(1).max(50).default(defaultSettings.pageSize),
  content: manyOf(z.enum(['title', 'headline', 'expertise'])).default([...defaultSettings.content]),
  hide_search: flag.default(defaultSettings.hideSearch),
  topic: z.string().max(80).default(''),
  avatar: z.enum(['circle', 'square', 'none']).default(defaultSettings.avatar),
  font: z.enum(['inherit', 'system', 'serif']).default(defaultSettings.font),
  colour: colour.default(defaultSettings.colour),
  link_colour: colour.default(defaultSettings.linkColour),
  background: colour.default(defaultSettings.background),
  open_tab: flag.default(defaultSettings.openTab),
});
export type BuilderState = z.output<typeof builderState>;

export const settingsOf = (state: BuilderState, organization: string): DirectorySettings => ({
  organization,
  layout: state.layout,
  pageSize: state.page_size,
  content: state.content,
  hideSearch: state.hide_search,
  topic: state.topic,
  avatar: state.avatar,
  font: state.font,
  colour: state.colour,
  linkColour: state.link_colour,
  background: state.background,
  openTab: state.open_tab,
});
