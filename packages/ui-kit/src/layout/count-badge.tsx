import './count-badge.css';

export interface CountBadgeProps {
  count: number;
  tone?: 'danger' | 'violet' | 'quiet';
  /** Read instead of the bare number: "3 inquiries need you". */
  label?: string;
  /** Shown up to this number, then "99+". */
  most?: number;
}

/** A small number that asks for attention; nothing when there is nothing. */
export const CountBadge = ({ count, tone = 'quiet', label, most = 99 }: CountBadgeProps) =>
  count > 0 ? (
    <span className={`r-count-badge r-count-badge--${tone}`}>
      <span aria-hidden={label ? true : undefined}>{count > most ? `${most}+` : count}</span>
      {label ? <span className="r-visually-hidden">{label}</span> : null}
    </span>
  ) : null;
