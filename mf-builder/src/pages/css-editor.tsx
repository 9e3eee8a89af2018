import { themeCss, type CssProblem, type ThemeCssState } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, ConfirmButton } from '@rostrum/ui-kit';
import { useRef, useState } from 'react';
import { showLook } from '../features/design-look/apply-look.ts';
import { PublishButton } from '../features/design-look/publish-button.tsx';
import { usePublishTheme } from '../features/design-look/use-publish-theme.ts';
import { VersionList } from '../features/design-look/version-list.tsx';
import { ClassList } from '../features/write-css/class-list.tsx';
import { ContrastList } from '../features/write-css/contrast-list.tsx';
import { CssField } from '../features/write-css/css-field.tsx';
import { describeCssState } from '../features/write-css/css-state.ts';
import { ProblemList } from '../features/write-css/problem-list.tsx';
import { useContrastCheck } from '../features/write-css/use-contrast-check.ts';
import { useCssDraft } from '../features/write-css/use-css-draft.ts';
import { usePreviewSheet } from '../features/write-css/use-preview-sheet.ts';
import styles from './css-editor.module.css';
import { CssPreview, type CssPreviewView } from './css-preview.tsx';

const toKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function placeOf(css: string, { line, column }: CssProblem): number {
  const before = css.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The text and what is wrong with it left, its previews below, classes right. */
export function CssEditor({ state }: { state: ThemeCssState }) {
  const { theme, published_css } = state;
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useCssDraft(state);
  const { css, check, isDirty, bytes, isTooLong } = draft;
  const { problems, preview } = check;
  usePreviewSheet(preview ?? '');
  const stage = useRef<HTMLDivElement>(null);
  const contrast = useContrastCheck(stage, check.isCurrent ? preview : undefined, theme.look, showLook);
  const findings = contrast?.findings ?? [];
  const [view, setView] = useState<CssPreviewView>({ outlet: 'directory', mode: 'light' });
  const { publish, isPublishing } = usePublishTheme(() => undefined);
  const takeOver = async () => {
    const next = await queryClient.fetchQuery({ ...contractQueryOptions(themeCss.get), staleTime: 0 });
    draft.setCss(next.css);
  };
  const open = (problem: CssProblem) => {
    const place = placeOf(css, problem);
    field.current?.focus();
    field.current?.setSelectionRange(place, place);
  };
  const canPublish = problems.length === 0 && !isTooLong && (isDirty || theme.is_changed);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.toolbar}>
          <span id="css-state" role="status" className={styles.state}>
            {describeCssState({ check, contrast, isDirty, isChanged: theme.is_changed })}
          </span>
          <span className={styles.size} data-full={isTooLong || undefined}>
            {toKilobytes(bytes)} of 64 KB
          </span>
          <span className={styles.buttons}>
            {css === published_css ? null : (
              <ConfirmButton
                title="Reset to what is published?"
                consequence="What you wrote since is taken out of the editor. The draft stays until you save."
                confirmLabel="Reset"
                onConfirm={() => draft.setCss(published_css)}
              >
                Reset to published
              </ConfirmButton>
            )}
            <Button
              disabled={!isDirty || isTooLong}
              loading={draft.isSaving}
              onClick={() => void draft.saveDraft()}
            >
              Save draft
            </Button>
            <PublishButton
              look={theme.look}
              disabled={!canPublish}
              reason={
                problems.length > 0 || isTooLong
                  ? 'Fix the problems in the style sheet first.'
                  : 'Everything is published. Change something to publish it.'
              }
              loading={isPublishing}
              lowContrast={
                findings.length > 0
                  ? 'Some visitors won’t be able to read this text. The list below the style sheet says what to change.'
                  : undefined
              }
              onPublish={async (accept) => {
                const version = await draft.keep();
                if (version !== undefined) await publish(version, accept);
              }}
            />
          </span>
        </div>
        <CssField ref={field} value={css} problems={problems} onChange={draft.setCss} />
        <ProblemList problems={problems} onOpen={open} />
        <ContrastList
          findings={findings}
          onShow={({ outlets: [outlet], mode }) => setView({ outlet, mode })}
        />
        {contrast && contrast.unseen.length > 0 ? (
          <p className={styles.note}>
            Contrast not checked for {contrast.unseen.join(', ')}: no preview has content with{' '}
            {contrast.unseen.length === 1 ? 'this class' : 'these classes'}.
          </p>
        ) : null}
        <CssPreview theme={theme} view={view} onView={setView} stage={stage} />
        <p className={styles.note}>
          Public pages and your theme share one draft: publishing here also publishes what was changed under
          Branding. A rule with a problem is left out of the preview.
        </p>
      </div>
      <div className={styles.side}>
        <ClassList />
        <VersionList theme={theme} onRolledBack={() => void takeOver()} />
      </div>
    </div>
  );
}
