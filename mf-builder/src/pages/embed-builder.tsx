import { lazy, Suspense, useMemo, useState } from 'react';
import {
  previewViews,
  settings as settingsRoutes,
  type EmbedType,
  type PreviewView,
} from '@rostrum/contracts';
import { changedNames, savedEmbeds, type EmbedSettings, type SavedEmbed } from '@rostrum/contracts/builder';
import {
  contractQueryKey,
  contractQueryOptions,
  tellRefusal,
  useContractMutation,
  useSession,
  useUrlState,
} from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { writeCode, readStored, readStoredContent } from '@rostrum/embed';
import { Button, notify, useIsPhone } from '@rostrum/ui-kit';
import { Alert, Segmented } from '@rostrum/ui-kit/data';
import { createBuilderState } from '../features/design-look/builder-state.ts';
import { CodePanel } from '../features/design-look/code-panel.tsx';
import { ContentPreview } from '../features/design-look/content-preview.tsx';
import { DirectoryPreview } from '../features/design-look/directory-preview.tsx';
import { viewWidths } from '../features/design-look/preview-frame.tsx';
import { KindPicker } from '../features/design-look/kind-picker.tsx';
import { kindWords } from '../features/design-look/kind-words.ts';
import { SettingsForm } from '../features/design-look/settings-form.tsx';
import { paths } from '../paths.ts';
import styles from './embed-builder-page.module.css';

const SaveDialog = lazy(async () => ({
  default: (await import('../features/keep-embeds/name-dialog.tsx')).SaveDialog,
}));

const viewLabels: Record<PreviewView, string> = { iphone: 'iPhone', ipad: 'iPad', desktop: 'Desktop' };
const views = previewViews.map((value) => ({ value, label: viewLabels[value] }));
/** `news.northmere.example`, or a plain name where none is known. */
const hostOf = (website: string | null | undefined) =>
  website && URL.canParse(website) ? new URL(website).host : 'your website';

interface EmbedBuilderProps {
  kind: EmbedType;
  base: EmbedSettings;
  saved: SavedEmbed | undefined;
  /** Of the address, where there is no such kind. */
  unknownType: string | undefined;
}

/** An embed for the organisation's own pages: settings left, the real thing right, the code below. */
export function EmbedBuilder({ kind, base, saved, unknownType }: EmbedBuilderProps) {
  const schema = useMemo(() => createBuilderState(base), [base]);
  const [state, setState] = useUrlState(schema);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isPhone = useIsPhone();
  const [view, setView] = useState<PreviewView>(isPhone ? 'iphone' : 'desktop');
  const [isNaming, setIsNaming] = useState(false);
  const { user } = useSession();
  const contact = useQuery(contractQueryOptions(settingsRoutes.getContact));
  const company = user?.company_username ?? '';
  const settings = useMemo(
    () => readStoredContent(readStored(state, company), state, kind),
    [state, company, kind],
  );
  const isChanged = changedNames(base, state).length > 0;
  const open = (embed: SavedEmbed) => {
    queryClient.setQueryData(contractQueryKey(savedEmbeds.get, { params: { id: embed.id } }), embed);
    void navigate(paths.embed.href(embed.kind, embed.id), { replace: true });
  };
  const change = useContractMutation(savedEmbeds.change, {
    onSuccess: (embed) => {
      open(embed);
      notify.success({
        title: `“${embed.name}” saved`,
        description: 'Pages that carry it show the change from now on.',
      });
    },
    onError: tellRefusal('The embed was not saved.'),
  });
  const Preview = kind === 'directory' ? DirectoryPreview : ContentPreview;
  const code = writeCode({
    origin: window.location.origin,
    organisationName: contact.data?.organisation?.name ?? company,
    settings,
    savedId: saved?.id,
  });

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {unknownType === undefined ? null : (
          <Alert
            type="info"
            showIcon
            title={`There is no embed of the kind "${unknownType}". This is the directory.`}
          />
        )}
        {saved ? null : <KindPicker current={kind} />}
        {saved?.status === 'paused' ? (
          <Alert
            type="warning"
            showIcon
            title="This embed is paused. Pages that carry it show a plain link until it is resumed under Saved."
          />
        ) : null}
        <div className={styles.about}>
          {saved ? <h2 className="r-card-title">{saved.name}</h2> : null}
          <p>
            {saved
              ? 'A saved change is on every page that carries this embed.'
              : `${kindWords[kind].about} Save it to change it later on every page at once.`}
          </p>
        </div>
        <SettingsForm kind={kind} value={state} onChange={(next) => setState(next, { replace: true })} />
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
          <span className={styles.save}>
            {saved ? (
              <Button
                type="primary"
                disabled={!isChanged}
                loading={change.isPending}
                onClick={() =>
                  change.mutate({
                    params: { id: saved.id },
                    body: { version: saved.version, settings: state },
                  })
                }
              >
                Save changes
              </Button>
            ) : (
              <Button type="primary" onClick={() => setIsNaming(true)}>
                Save embed
              </Button>
            )}
          </span>
        </div>
        <Preview settings={settings} view={view} site={hostOf(contact.data?.organisation?.website)} />
        <CodePanel code={code} origin={window.location.origin} />
      </div>
      {isNaming ? (
        <Suspense fallback={null}>
          <SaveDialog kind={kind} settings={state} onSaved={open} onClose={() => setIsNaming(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
