import { embedTypes, settings as settingsRoutes } from '@rostrum/contracts';
import { contractQueryOptions, useUrlState } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useParams } from '@rostrum/remote-runtime/router';
import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { openedEmbed } from '../features/design-look/builder-state.ts';
import { useEmbedDefaults, useSavedEmbed } from '../features/keep-embeds/saved-embeds.queries.ts';
import { titles } from '../manifest.ts';
import { EmbedBuilder } from './embed-builder.tsx';

const readType = (type: string) => embedTypes.find((kind) => kind === type);

/** Builds an embed from what the organisation's embeds begin with, or goes on with a saved one. */
export function EmbedBuilderPage() {
  const { type = 'directory' } = useParams();
  const [{ saved: savedId }] = useUrlState(openedEmbed);
  const defaults = useEmbedDefaults();
  const saved = useSavedEmbed(savedId);
  // The code names the organisation: what is copied before its name is there would carry another.
  const contact = useQuery(contractQueryOptions(settingsRoutes.getContact));
  const query = savedId === undefined ? defaults : saved;
  const embed = savedId === undefined ? undefined : saved.data;
  const base = savedId === undefined ? defaults.data?.defaults : embed?.settings;
  const kind = embed?.kind ?? readType(type) ?? 'directory';
  return (
    <Page title={titles.builder} width="full" hideTitle>
      {base && !contact.isPending ? (
        <EmbedBuilder
          key={savedId ?? kind}
          kind={kind}
          base={base}
          saved={embed}
          unknownType={readType(type) ? undefined : type}
        />
      ) : query.isError ? (
        <PanelError onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the Builder" />
      )}
    </Page>
  );
}
