import { publicPaths, checkForm, formatDate } from '@rostrum/contracts';
import { isPostEditable, type PostDetail } from '@rostrum/contracts/posts';
import { useSession } from '@rostrum/remote-runtime';
import { Button, HistoryIcon, LinkButton, Page, PageSkeleton, Share2Icon, notify } from '@rostrum/ui-kit';
import { PostStatus } from '@rostrum/ui-kit/data';
import { ContractForm, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import {
  Suspense,
  lazy,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { loadTextEditor } from '../features/edit-text/load-text-editor.ts';
import { usePreview } from '../features/preview-post/use-preview.ts';
import { ViewSwitch } from '../features/preview-post/view-switch.tsx';
import { CoverCard } from '../features/edit-cover/cover-card.tsx';
import { PostActions } from '../features/move-post/post-actions.tsx';
import { VersionsDialog } from '../features/versions/versions-dialog.tsx';
import type { Conflict, Version } from '../features/settle-conflict/plan-conflict.ts';
import { EditorsNote } from '../features/see-editors/editors-note.tsx';
import { paths } from '../paths.ts';
import { BesidePost } from './beside-post.tsx';
import { forgetHash } from './forget-hash.ts';
import { draftStorage } from '../features/write-post/draft-storage.ts';
import { ConflictNote } from '../features/write-post/conflict-note.tsx';
import { postSchema, toPlainPost, toPostValues, type PostBody } from '../features/write-post/post-values.ts';
import { SaveButton } from '../features/write-post/save-button.tsx';
import { SaveNote } from '../features/write-post/save-note.tsx';
import { useSaveState } from '../features/write-post/save-states.ts';
import { usePostSaving } from '../features/write-post/use-post-saving.ts';
import styles from '../features/write-post/post-editor.module.css';

// The editor is by far the largest part of the area: the fields are there before it.
const RichTextEditor = lazy(async () => ({ default: (await loadTextEditor()).RichTextEditor }));

const SettleDialog = lazy(async () => ({
  default: (await import('../features/settle-conflict/settle-dialog.tsx')).SettleDialog,
}));

const ShareDialog = lazy(async () => ({
  default: (await import('../features/share-post/share-dialog.tsx')).ShareDialog,
}));

const PostPreview = lazy(async () => ({
  default: (await import('../features/preview-post/post-preview.tsx')).PostPreview,
}));

const toVersion = (post: PostDetail): Version => ({ fields: toPostValues(post), html: post.body_html });

export interface PostEditorProps {
  post: PostDetail;
  /** What an earlier page could not save. */
  restored: PostBody | null;
  draftName: string;
  /** Reads the post again and begins anew with it. */
  onReload: () => void;
  onRemoved: () => void;
}

/** A post and everything about it: written, described, and moved on. */
export function PostEditor({ post, restored, draftName, onReload, onRemoved }: PostEditorProps) {
  const { user } = useSession();
  const { new_version: isMerged = false, ...kept } = restored ?? {};
  const form = useContractForm({
    schema: postSchema,
    name: 'post',
    values: { ...toPostValues(post), ...kept },
  });
  const html = restored?.body_html ?? post.body_html;
  const readText = useRef<(() => string) | null>(null);
  const [isTextReady, setIsTextReady] = useState(false);
  const draftOf = (version: number) => ({
    ...form.getValues(),
    version,
    body_html: readText.current?.() ?? html,
  });
  const saving = usePostSaving({
    post: restored ? { ...post, version: restored.version } : post,
    draftName,
    isRestored: restored !== null,
    isBaseKnown: restored === null || restored.version === post.version,
    isMerged,
    collect: (version) => checkForm(postSchema, draftOf(version)),
    snapshot: draftOf,
  });
  const { saved, states, accept, change } = saving;
  const isOpen = isPostEditable(saved.status);
  const isInConflict = useSaveState(states, ({ step }) => step === 'conflict');

  const touch = useEffectEvent(() => saving.touch());
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => touch());
    return unsubscribe;
  }, [watch]);

  const saveNow = async () => {
    const isDone = await saving.save();
    if (isDone && saved.status === 'published') notify.success({ title: 'Changes published.' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void saveNow();
  };
  const company = user?.company_username ?? '';
  const [conflict, setConflict] = useState<Conflict>();
  const compare = async () => {
    const newer = await saving.readNewer();
    if (newer)
      setConflict({
        base: saving.base && toVersion(saving.base),
        mine: { fields: form.getValues(), html: readText.current?.() ?? html },
        theirs: toVersion(newer),
        post: newer,
      });
  };
  const { shown, view } = usePreview(() => draftOf(saved.version));
  // The activity page leads here.
  const [isComparing, setIsComparing] = useState(() => window.location.hash === '#versions');
  const isReadable =
    saved.status === 'published' && saved.access !== 'private' && saved.embargo_until === null;
  // The calendar leads here to show an old post again.
  const [isSharing, setIsSharing] = useState(() => window.location.hash === '#share');

  return (
    <Page
      title={saved.title}
      back={{ label: 'Posts', href: paths.list.href() }}
      beside={<PostStatus status={saved.status} />}
      description={
        saved.status === 'scheduled' && saved.publish_at
          ? `Publishes ${formatDate(saved.publish_at, { dateStyle: 'full', timeStyle: 'short', timeZone: saved.timezone })}, the time of ${saved.timezone}.`
          : isOpen
            ? undefined
            : 'Closed to changes. Return it to draft to edit it.'
      }
      actions={
        <>
          <Button
            icon={<HistoryIcon aria-hidden size={16} />}
            onClick={() => void (isOpen ? saving.save() : Promise.resolve(true)).then(setIsComparing)}
          >
            Versions
          </Button>
          {isReadable ? (
            <>
              <Button icon={<Share2Icon aria-hidden size={16} />} onClick={() => setIsSharing(true)}>
                Share
              </Button>
              <LinkButton href={publicPaths.post(company, saved.slug)}>View public page</LinkButton>
            </>
          ) : null}
          <PostActions
            post={saved}
            change={change}
            onMoved={accept}
            onRemoved={() => {
              saving.dropOwn();
              onRemoved();
            }}
          />
          {saved.status === 'published' ? (
            <SaveButton states={states} onClick={() => void saveNow()} />
          ) : null}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of every field inside arrive here */}
      <div className={styles.page} onKeyDown={onKeyDown}>
        <div className={styles.row}>
          <ViewSwitch value={shown?.device ?? null} onChange={view} />
          <EditorsNote postId={post.id} />
          <SaveNote states={states} isAutosaved={saving.isAutosaved} isOpen={isOpen} />
        </div>
        {isInConflict ? (
          <ConflictNote
            readOwn={() => toPlainPost(form.getValues(), readText.current?.() ?? html)}
            onCompare={() => void compare()}
            onUseOwn={() => void saving.useOwn()}
            onUseNewer={() => {
              saving.dropOwn();
              onReload();
            }}
          />
        ) : null}
        {conflict ? (
          <Suspense fallback={null}>
            <SettleDialog
              {...conflict}
              onClose={() => setConflict(undefined)}
              onSettled={(merged) => {
                setConflict(undefined);
                saving.dropOwn();
                // The editor begins anew with it, and saves it as any words that the browser kept.
                draftStorage.save(draftName, {
                  ...merged.fields,
                  body_html: merged.html,
                  version: conflict.post.version,
                  new_version: true,
                });
                onReload();
              }}
            />
          </Suspense>
        ) : null}
        {isSharing && isReadable ? (
          <Suspense fallback={null}>
            <ShareDialog
              postId={saved.id}
              post={{
                // What readers get: what is typed and not published yet is no part of it.
                title: saved.title,
                summary: saved.summary,
                experts: saved.experts.map(({ name }) => name),
                angles: saved.angles,
                tags: [...new Set([...saved.topics, ...saved.tags])],
                url: new URL(publicPaths.post(company, saved.slug), window.location.origin).href,
              }}
              onClose={() => {
                forgetHash();
                setIsSharing(false);
              }}
            />
          </Suspense>
        ) : null}
        {isComparing ? (
          <VersionsDialog
            post={saved}
            isReadOnly={!isOpen}
            onRestored={() => {
              forgetHash();
              saving.dropOwn();
              onReload();
            }}
            onClose={() => {
              forgetHash();
              setIsComparing(false);
            }}
          />
        ) : null}
        {shown ? (
          <Suspense fallback={<PageSkeleton label="Drawing the preview" variant="detail" />}>
            <PostPreview postId={post.id} {...shown} />
          </Suspense>
        ) : null}
        {/* What is typed stays where it is while it is looked at. */}
        <div className={styles.columns} hidden={shown !== null}>
          <div className={styles.cover}>
            <CoverCard post={saved} isReadOnly={!isOpen} change={change} />
          </div>
          <ContractForm form={form} className={styles.form} onSubmit={saveNow}>
            <fieldset className={`${styles.fields} ${styles.main}`} disabled={!isOpen}>
              <legend className="r-visually-hidden">Post</legend>
              <TextField name="title" isCounted isRequired />
              <ProseField name="summary" isCounted rows={3} />
              <Suspense fallback={<PageSkeleton label="Loading the text" variant="detail" />}>
                <RichTextEditor
                  label="Text"
                  html={html}
                  postId={post.id}
                  isReadOnly={!isOpen}
                  onChange={saving.touch}
                  onReady={(read) => {
                    readText.current = read;
                    startTransition(() => setIsTextReady(true));
                  }}
                />
              </Suspense>
            </fieldset>
            <div className={styles.side}>
              {/* What is typed first is the text: what stands beside it comes after it. */}
              {isTextReady ? (
                <BesidePost
                  post={saved}
                  company={company}
                  onSave={() => saving.save()}
                  change={change}
                  onChanged={accept}
                />
              ) : (
                <PageSkeleton label="Loading the details next to the text" variant="detail" />
              )}
            </div>
          </ContractForm>
        </div>
      </div>
    </Page>
  );
}
