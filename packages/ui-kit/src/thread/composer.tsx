import { isComposing } from '../keyboard/is-composing.ts';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { announce } from '../a11y/announce.ts';
import { Kbd } from '../a11y/kbd.tsx';
import { Button } from '../antd/core.ts';
import { FieldError } from '../states/field-error.tsx';
import { TextCounter } from '../form/text-counter.tsx';
import { ComposerTabs, type ComposerMode } from './composer-tabs.tsx';
import { MentionList } from './mention-list.tsx';
import { useDraft } from './use-draft.ts';
import { useMentions } from './use-mentions.ts';
import './composer.css';

export interface ComposerDraft {
  text: string;
  onChange: (text: string) => void;
  /** It was taken: what is left is an empty draft. */
  onTaken: () => void;
}

export interface ComposerProps {
  /** "Reply to Callum". */
  replyLabel?: string;
  placeholder?: string;
  /** Offers a second tab for notes that only the team sees. */
  allowNote?: boolean;
  mode?: ComposerMode;
  onModeChange?: (mode: ComposerMode) => void;
  /** Rejecting keeps the text and says so; the error's own message is shown when it has one. */
  onSend: (text: string, mode: ComposerMode) => Promise<unknown>;
  sendLabel?: string;
  /** Keeps the draft on this device until it is sent; one for each inquiry. */
  draftKey?: string;
  /** The draft where its page keeps it, instead of `draftKey`. */
  draft?: ComposerDraft;
  /** Read out after a reply was taken; "Sent" unless given. */
  sentWords?: string;
  maxLength?: number;
  /** Right of the tabs: "Wren is viewing". */
  aside?: ReactNode;
  /** Left of Send: attach, "Then set to …"; given what adds a text to what is written. */
  tools?: ReactNode | ((add: (text: string) => void) => ReactNode);
  /** Names that an at sign offers in a note. Two people of one name are one name here. */
  mentions?: readonly string[];
  /** Under the text: files that go with it. */
  below?: ReactNode;
  disabled?: boolean;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const failure = (error: unknown) =>
  error instanceof Error && error.message
    ? `${error.message.replace(/\.?$/, '.')} Your text is kept.`
    : 'Could not send. Your text is kept. Try again.';

/** Writes a reply or an internal note. Ctrl or ⌘ with Enter sends; a failure loses nothing. */
export function Composer({
  replyLabel = 'Reply',
  placeholder,
  allowNote = false,
  mode: givenMode,
  onModeChange,
  onSend,
  sendLabel = 'Send',
  draftKey,
  draft,
  sentWords = 'Sent',
  maxLength = 10_000,
  aside,
  tools,
  mentions: names = [],
  below,
  disabled = false,
}: ComposerProps) {
  const [ownMode, setOwnMode] = useState<ComposerMode>('reply');
  const mode = givenMode ?? ownMode;
  const own = useDraft(draftKey ? `${draftKey}.${mode}` : undefined);
  const [text, setText] = draft ? [draft.text, draft.onChange] : own;
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const mentions = useMentions(field, { names: mode === 'note' ? names : [], text, setText });
  const isOffering = mentions.offered.length > 0;
  const label = mode === 'note' ? 'Internal note, team only' : replyLabel;
  const canSend = !disabled && !sending && text.trim().length > 0 && text.length <= maxLength;

  const changeMode = (next: ComposerMode) => {
    setOwnMode(next);
    onModeChange?.(next);
    setProblem(undefined);
    field.current?.focus();
  };

  const add = (added: string) => {
    setText(text.trim() === '' ? added : `${text.trimEnd()}\n\n${added}`);
    field.current?.focus();
  };

  const send = async () => {
    if (!canSend) return;
    setSending(true);
    setProblem(undefined);
    try {
      await onSend(text.trim(), mode);
      if (draft) draft.onTaken();
      else setText('');
      announce(mode === 'note' ? 'Note added' : sentWords);
    } catch (error) {
      setProblem(failure(error));
    } finally {
      setSending(false);
      field.current?.focus();
    }
  };

  const onKey = (event: KeyboardEvent) => {
    if (mentions.takeKey(event)) return;
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
      // Out of the field: the page's single keys work again. The text stays.
      event.preventDefault();
      field.current?.blur();
      return;
    }
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      className={`r-composer r-composer--${mode}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {allowNote || aside ? (
        <ComposerTabs
          mode={mode}
          onChange={changeMode}
          replyLabel={replyLabel}
          allowNote={allowNote}
          aside={aside}
        />
      ) : null}
      <textarea
        ref={field}
        className="r-composer__field"
        aria-label={label}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem ? true : undefined}
        placeholder={placeholder ?? (mode === 'note' ? 'Only your team sees this' : 'Write a reply')}
        value={text}
        rows={2}
        disabled={disabled}
        {...(isOffering && {
          'aria-autocomplete': 'list',
          'aria-controls': mentions.listId,
          'aria-activedescendant': mentions.optionId(mentions.active),
        })}
        onChange={(event) => {
          setText(event.target.value);
          mentions.follow();
        }}
        onSelect={mentions.follow}
        onKeyDown={onKey}
      />
      <MentionList {...mentions} />
      {problem ? (
        <p className="r-composer__problem" role="alert">
          <FieldError id={id}>{problem}</FieldError>
        </p>
      ) : null}
      {below ? <div className="r-composer__below">{below}</div> : null}
      <div className="r-composer__foot">
        <Tools tools={tools} add={add} />
        {text.length > maxLength * 0.9 ? <TextCounter length={text.length} most={maxLength} /> : null}
        <Button
          type="primary"
          htmlType="submit"
          className="r-composer__send"
          disabled={!canSend}
          loading={sending}
        >
          {mode === 'note' ? 'Add note' : sendLabel} <Kbd>{isMac() ? '⌘ ↵' : 'Ctrl ↵'}</Kbd>
        </Button>
      </div>
    </form>
  );
}

function Tools({ tools, add }: Pick<ComposerProps, 'tools'> & { add: (text: string) => void }) {
  return typeof tools === 'function' ? tools(add) : tools;
}
