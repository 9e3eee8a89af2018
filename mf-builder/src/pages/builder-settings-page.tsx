import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useEmbedDefaults } from '../features/keep-embeds/saved-embeds.queries.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { titles } from '../manifest.ts';

/** What new embeds begin with, and on whose pages embeds load. */
export function BuilderSettingsPage() {
  const { data, isError, isFetching, refetch } = useEmbedDefaults();
  return (
    <Page
      title={titles.settings}
      width={1180}
      description="New embeds begin with these. A saved embed keeps its own settings unless you apply a change to it."
    >
      {data ? (
        <SettingsEditor saved={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the settings" />
      )}
    </Page>
  );
}
