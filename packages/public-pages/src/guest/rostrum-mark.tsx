/** The mark of the product. */
export const RostrumMark = () => (
  <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden>
    <rect fill="#0b6073" width="26" height="26" rx="6.5" />
    <circle fill="#ffd45c" cx="13" cy="8.2" r="2.9" />
    <path fill="#fff" d="M5.9 12.6h14.2l-1.7 6.3a1.6 1.6 0 0 1-1.55 1.2h-7.7a1.6 1.6 0 0 1-1.55-1.2z" />
  </svg>
);
