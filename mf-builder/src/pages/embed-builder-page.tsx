import { useMemo, useState } from 'react';
import { embedTypes, previewViews, settings as settingsRoutes, type PreviewView } from '@rostrum/contracts';
import { contractQueryOptions, useSession, useUrlState } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useParams } from '@rostrum/remote-runtime/router';
import { directoryCode } from '@rostrum/embed';
import { Page, useIsPhone } from '@rostrum/ui-kit';
import { Alert, Segmented } from '@rostrum/ui-kit/data';
import { builderState, settingsOf } from '../features/build-directory/builder-state.ts';
import { CodePanel } from '../features/build-directory/code-panel.tsx';
import { DirectoryPreview, viewWidths } from '../features/build-directory/directory-preview.tsx';
import { SettingsForm } from '../features/build-directory/settings-form.tsx';
import { titles } from '../manifest.ts';
import styles from './embed-builder-page.module.css';

const viewLabels: Record<PreviewView, string> = { iphone: 'iPhone', ipad: 'iPad', desktop: 'Desktop' };
const views = previewViews.map((value) => ({ value, label: viewLabels[value] }));
/** `news.northmere.example`, or a plain name where none is known. */
const hostOf = (website: string | null | undefined) =>
  website && URL.canParse(website) ? new URL(website).host : 'your website';
const isKnown = (type: string) => (embedTypes as readonly string[]).includes(type);

/** A directory for the organisation's own pages: settings left, the real thing right, the code below. */
export function EmbedBuilderPage() {
  const { type = 'directory' } = useParams();
  const [state, setState] = useUrlState(builderState);
  const isPhone = useIsPhone();
  const [view, setView] = useState<PreviewView>(isPhone ? 'iphone' : 'desktop');
  const { user } = useSession();
  const contact = useQuery(contractQueryOptions(settingsRoutes.getContact));
  const company = user?.company_username ?? '';
  const settings = useMemo(() => settingsOf(state, company), [state, company]);
  const code = directoryCode({
    origin: window.location.origin,
    organisationName: contact.data?.organisation?.name ?? company,
    settings,
  });
  const change = (next: Partial<typeof state>) => setState(next, { replace: true });

  return (
    <Page title={titles.builder} width="full" hideTitle>
      <div className={styles.columns}>
        <div className={styles.side}>
          {isKnown(type) ? null : (
            <Alert
              type="info"
              showIcon
              title={`There is no embed of the kind "${type}". This is the directory.`}
            />
          )}
          <p className={styles.about}>
            A directory of your experts and staff for your own website. Changes show at once in the preview
            and in the code.
          </p>
          <SettingsForm value={state} onChange={change} />
        </div>
        <div className={styles.main}>
          <div className={styles.toolbar}>
            <Segmented
              aria-label="Preview size"
              options={views}
              value={view}
              onChange={(next) => setView(next)}
            />
            <span className={styles.size}>{viewWidths[view]} wide</span>
          </div>
          <DirectoryPreview
            settings={settings}
            view={view}
            site={hostOf(contact.data?.organisation?.website)}
          />
          <CodePanel code={code} origin={window.location.origin} />
        </div>
      </div>
    </Page>
  );
}
