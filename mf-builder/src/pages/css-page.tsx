import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useThemeCss } from '../features/design-look/theme.queries.ts';
import { titles } from '../manifest.ts';
import { CssEditor } from './css-editor.tsx';

/** The style sheet of the organisation: drafted, checked, published with the theme, rolled back. */
export function CssPage() {
  const { data, isError, isFetching, refetch } = useThemeCss();
  return (
    <Page title={titles.css} width="full" hideTitle>
      {data ? (
        <CssEditor state={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the style sheet" />
      )}
    </Page>
  );
}
