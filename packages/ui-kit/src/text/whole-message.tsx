import { useId, useState } from 'react';
import { Button } from '../antd/core.ts';
import { PanelError } from '../states/panel-error.tsx';
import './whole-message.css';

export interface WholeMessageProps {
  /** Loads all of the email that a message was taken from. Called when the reader asks for it. */
  onLoad: () => Promise<{ text: string }>;
}

/** The email that a message was taken from, with the quotation and signature that the thread leaves out. */
export function WholeMessage({ onLoad }: WholeMessageProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [text, setText] = useState<string>();

  const load = async () => {
    setIsLoading(true);
    setHasFailed(false);
    try {
      setText((await onLoad()).text);
    } catch {
      setHasFailed(true);
    } finally {
      setIsLoading(false);
    }
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && text === undefined) void load();
  };

  return (
    <div className="r-whole-message">
      <Button type="link" size="small" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {isOpen ? 'Hide the whole message' : 'Show the whole message'}
      </Button>
      <div id={id} hidden={!isOpen}>
        {hasFailed ? (
          <PanelError
            message="We couldn’t load the whole message."
            onRetry={() => void load()}
            retrying={isLoading}
          />
        ) : text === undefined ? (
          <p className="r-secondary">Loading the message…</p>
        ) : (
          <div className="r-whole-message__text" dir="auto">
            {text}
          </div>
        )}
      </div>
    </div>
  );
}
