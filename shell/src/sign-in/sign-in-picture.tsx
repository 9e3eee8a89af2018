const portraits = new URL('./portraits.svg', import.meta.url).href;

/** What the product is for, in one glance: a question, and the one of many who can answer it. */
export const SignInPicture = () => (
  <aside className="s-picture" aria-hidden>
    <div className="s-picture__story">
      <figure className="s-question">
        <figcaption>
          <span className="s-question__who">
            <strong>Callum Strand</strong>
            The Meridian Ledger, reporter
          </span>
          <span className="s-question__left">2 h 18 m left</span>
        </figcaption>
        <blockquote>
          “Are storm surge barriers enough for Port Selby? I need{' '}
          <mark>someone who has modelled the estuary</mark>, on the record, before 12:30.”
        </blockquote>
      </figure>
      <span className="s-picture__thread" />
      {/* Lazy, so that a phone, which never shows this column, never asks for it. */}
      <img src={portraits} alt="" width={655} height={223} loading="lazy" decoding="async" />
      <p>
        <strong>Dr Maren Okonjo-Hale</strong> accepted 11 minutes after the question arrived.
      </p>
    </div>
  </aside>
);
