import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { ThemeEditor } from '../features/design-look/theme-editor.tsx';
import { useTheme } from '../features/design-look/theme.queries.ts';
import { titles } from '../manifest.ts';

/** The look of the organisation on its public pages and embeds: drafted, published, rolled back. */
export function BrandingPage() {
  const { data, isError, isFetching, refetch } = useTheme();
  return (
    <Page title={titles.branding} width="full" hideTitle>
      {data ? (
        <ThemeEditor theme={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the theme" />
      )}
    </Page>
  );
}
