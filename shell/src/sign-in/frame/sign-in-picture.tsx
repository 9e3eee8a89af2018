import { ClockAlertIcon } from '@rostrum/ui-kit/icons';

const asker = new URL('./asker-portrait.svg', import.meta.url).href;
const portraits = new URL('./portraits.svg', import.meta.url).href;

/** What the product is for, in one glance: a question, and the one of many who can answer it. */
export const SignInPicture = () => (
  <aside className="s-picture" aria-hidden>
    <div className="s-picture__story">
      <figure className="s-question">
        <figcaption>
          <img src={asker} alt="" width={32} height={32} loading="lazy" decoding="async" />
          <span className="s-question__who">
            <strong>Callum Strand</strong>
            The Meridian Ledger, reporter
          </span>
          <span className="s-question__left">
            <ClockAlertIcon />2 h 18 min left
          </span>
        </figcaption>
        <blockquote>
          “Are storm surge barriers enough for Port Selby? I need{' '}
          <mark>someone who has modelled the estuary</mark>, on the record, before 12:30.”
        </blockquote>
      </figure>
      <span className="s-picture__thread" />
      {/* Lazy, so that a phone, which never shows this column, never asks for it. */}
      <img
        className="s-picture__row"
        src={portraits}
        alt=""
        width={655}
        height={223}
        loading="lazy"
        decoding="async"
      />
      <p>
        <strong>Dr Maren Okonjo-Hale</strong> accepted 11 minutes after the question arrived.
      </p>
    </div>
  </aside>
);
