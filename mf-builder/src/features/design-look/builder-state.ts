import { directorySettings, id, z } from '@rostrum/contracts';
import { narrowingSettings, usualLanguage, type EmbedSettings } from '@rostrum/contracts/builder';

export type BuilderState = EmbedSettings;

/** Which saved embed is open. */
export const openedEmbed = z.object({ saved: id.optional() });

/**
 * The embed under construction; it stands in the address, so a half-built one can be shared. What is not in the address is
 * as in `base`: a saved embed, or what the organisation's embeds begin with.
 */
export function createBuilderState(base: EmbedSettings) {
  const { shape } = directorySettings;
  return z.object({
    page_size: shape.page_size.default(base.page_size),
    content: shape.content.default(base.content),
    layout: shape.layout.default(base.layout),
    hide_search: shape.hide_search.default(base.hide_search),
    colour: shape.colour.default(base.colour),
    link_colour: shape.link_colour.default(base.link_colour),
    background: shape.background.default(base.background),
    font: shape.font.default(base.font),
    avatar: shape.avatar.default(base.avatar),
    open_tab: shape.open_tab.default(base.open_tab),
    topic: shape.topic.default(base.topic),
    department: shape.department.default(base.department ?? ''),
    tag: narrowingSettings.tag.default(base.tag ?? ''),
    field: narrowingSettings.field.default(base.field ?? ''),
    of: shape.of.default(base.of ?? []),
    sort: shape.sort.default(base.sort ?? 'usual'),
    density: shape.density.default(base.density ?? 'comfortable'),
    link: shape.link.default(base.link ?? ''),
    filters: shape.filters.default(base.filters ?? []),
    language: shape.language.default(base.language ?? usualLanguage),
    powered_by: shape.powered_by.default(base.powered_by ?? false),
    analytics: shape.analytics.default(base.analytics ?? true),
  });
}
