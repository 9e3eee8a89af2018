import { directorySettings, type DirectorySettings as Stored } from '@rostrum/contracts';
import type { DirectorySettings } from '@rostrum/embed';

/** The embed under construction; it stands in the address, so a half-built one can be shared. */
export const builderState = directorySettings.omit({ company_username: true });
export type BuilderState = Omit<Stored, 'company_username'>;

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
