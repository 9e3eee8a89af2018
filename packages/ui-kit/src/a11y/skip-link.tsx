/** First thing on the page: leads keyboard users past the header. */
export const SkipLink = ({ target = 'main' }: { target?: string }) => (
  <a className="r-skip-link" href={`#${target}`}>
    Skip to content
  </a>
);
