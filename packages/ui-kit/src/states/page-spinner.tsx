import './page-spinner.css';

/** The centred spinner shown while the session loads. */
export const PageSpinner = ({ label = 'Loading' }: { label?: string }) => (
  <div className="r-page-spinner" role="status" aria-label={label}>
    <span className="r-page-spinner__ring" aria-hidden />
  </div>
);
