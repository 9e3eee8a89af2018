import { themes, type ThemeLook } from '@rostrum/contracts/builder';
import { useContractMutation } from '@rostrum/remote-runtime';
import { PageSkeleton, PanelError, useDebounced } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './theme-preview.module.css';

/**
 * Emails carry their styles in attributes, which pages of ours refuse, even while they are read: each is set on its element
 * instead. What people typed has its quotation marks escaped, so that no attribute is theirs.
 */
function drawMail(root: ShadowRoot, html: string): void {
  const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  root.replaceChildren(...body.childNodes);
}

/** An email in the draft, written by the server as it writes every one. */
export function PreviewEmail({ look }: { look: ThemeLook }) {
  const settled = useDebounced(look, 400);
  const { mutate, data, isError, isPending } = useContractMutation(themes.previewMail);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => mutate({ body: { look: settled } }), [mutate, settled]);
  useEffect(() => {
    const element = holder.current;
    if (element && data) drawMail(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), data.html);
  }, [data]);
  return (
    <div className={styles.email}>
      {data ? (
        <p className={styles.quiet}>Subject: {data.subject}</p>
      ) : isError ? (
        <PanelError onRetry={() => mutate({ body: { look: settled } })} retrying={isPending} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the preview" />
      )}
      <div ref={holder} data-mail-preview="" />
    </div>
  );
}
