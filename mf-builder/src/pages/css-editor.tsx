import { themeCss, type CssProblem, type ThemeCssState } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, ConfirmButton } from '@rostrum/ui-kit';
import { useRef } from 'react';
import { PublishButton } from '../features/design-look/publish-button.tsx';
import { ThemePreview } from '../features/design-look/theme-preview.tsx';
import { usePublishTheme } from '../features/design-look/use-publish-theme.ts';
import { VersionList } from '../features/design-look/version-list.tsx';
import { ClassList } from '../features/write-css/class-list.tsx';
import { CssField } from '../features/write-css/css-field.tsx';
import { ProblemList } from '../features/write-css/problem-list.tsx';
import { useCssDraft } from '../features/write-css/use-css-draft.ts';
import { usePreviewSheet } from '../features/write-css/use-preview-sheet.ts';
import styles from './css-editor.module.css';

const toKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function placeOf(css: string, { line, column }: CssProblem): number {
  const before = css.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

function describeState(count: number, isDirty: boolean, isChanged: boolean): string {
  if (count > 0) return `${count} ${count === 1 ? 'problem' : 'problems'}`;
  if (isDirty) return 'No problems, not saved';
  return isChanged ? 'No problems, draft saved, not published' : 'No problems';
}

/** The text and what is wrong with it left, preview and classes right. */
export function CssEditor({ state }: { state: ThemeCssState }) {
  const { theme, published_css } = state;
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useCssDraft(state);
  const { css, problems, isDirty, bytes, isTooLong } = draft;
  usePreviewSheet(draft.preview);
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
            {describeState(problems.length, isDirty, theme.is_changed)}
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
              onPublish={async (accept) => {
                const version = await draft.keep();
                if (version !== undefined) await publish(version, accept);
              }}
            />
          </span>
        </div>
        <CssField ref={field} value={css} problems={problems} onChange={draft.setCss} />
        <ProblemList problems={problems} onOpen={open} />
        <p className={styles.note}>
          Public pages and your theme share one draft: publishing here also publishes what was changed under
          Branding. A rule with a problem is left out of the preview.
        </p>
      </div>
      <div className={styles.side}>
        <ThemePreview
          look={theme.look}
          layout={theme.layout}
          logo={theme.logo}
          hero={theme.hero_picture}
          organisation={theme.organisation}
          companyUsername={theme.company_username}
          isDark={false}
        />
        <ClassList />
        <VersionList theme={theme} onRolledBack={() => void takeOver()} />
      </div>
    </div>
  );
}
