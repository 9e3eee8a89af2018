import { defineModule } from '@rostrum/server-kit/module';
import type { EventServiceDeps } from '../events/index.ts';
import { embedInquiryEndpoint, type EmbedInquiryDeps } from './embed-inquiry.endpoint.ts';
import { embedPageEndpoint } from './embed-page.endpoint.ts';
import { embedRoutes } from './embeds.routes.ts';
import { wordpressPluginEndpoint } from './wordpress/wordpress-plugin.endpoint.ts';
import { savedEmbeds, savedEmbedVersions, embedInstalls, embedDefaults } from './embeds.schema.ts';
import {
  embedDefaultsPersonalData,
  embedInstallsPersonalData,
  savedEmbedVersionsPersonalData,
  savedEmbedsPersonalData,
} from './embeds.personal-data.ts';

type EmbedDeps = EventServiceDeps &
  EmbedInquiryDeps & {
    config: { publicUrl: string; isProduction: boolean };
  };

/** Embeds: content of an organisation on its own website. */
export const embedsModule = defineModule({
  name: 'embeds',
  tables: [savedEmbeds, savedEmbedVersions, embedInstalls, embedDefaults],
  personalData: [
    embedDefaultsPersonalData,
    embedInstallsPersonalData,
    savedEmbedVersionsPersonalData,
    savedEmbedsPersonalData,
  ],
  routes: embedRoutes,
  endpoints: (app, deps: EmbedDeps) => {
    embedPageEndpoint(app, deps);
    embedInquiryEndpoint(app, deps);
    wordpressPluginEndpoint(app, deps);
  },
});
