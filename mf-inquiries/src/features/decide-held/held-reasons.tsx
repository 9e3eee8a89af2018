import type { HeldInquiryDetail } from '@rostrum/contracts/inquiries';
import { ArrowDownIcon, ArrowUpIcon } from '@rostrum/ui-kit';
import { describeScore, describeVerdictReason } from './held-words.ts';
import { markReasons } from './mark-reasons.ts';
import styles from './held-reasons.module.css';

/** The message with the places that counted, numbered like the reasons beside it. */
export function MarkedMessage({ message, reasons }: Pick<HeldInquiryDetail, 'message' | 'reasons'>) {
  return markReasons(message, reasons).map(({ text, reason, isForSpam }, index) =>
    reason === null ? (
      text
    ) : (
      <mark key={index} className={isForSpam ? styles.spam : styles.genuine}>
        {text}
        <sup>{reason}</sup>
      </mark>
    ),
  );
}

/** What spoke for spam and what against, strongest first. */
export function HeldReasons({ verdict, reasons }: Pick<HeldInquiryDetail, 'verdict' | 'reasons'>) {
  if (verdict === null) return null;
  return (
    <>
      <p className={styles.score}>
        <strong>{describeScore(verdict)}</strong>
        {verdict.is_safety || verdict.threshold >= 1 ? null : (
          <span>holds at {Math.round(verdict.threshold * 100)}%</span>
        )}
      </p>
      <ol className={styles.reasons}>
        {reasons.map(({ code, weight, quote, marks }, index) => (
          <li key={`${code}-${index}`}>
            {weight > 0 ? (
              <ArrowUpIcon size={14} aria-label="For spam:" />
            ) : (
              <ArrowDownIcon size={14} aria-label="For genuine:" />
            )}
            <span>
              {describeVerdictReason(code)}
              {/* What is marked in the message is read there. */}
              {marks.length > 0 ? <sup>{index + 1}</sup> : quote ? <q dir="auto">{quote}</q> : null}
            </span>
            <span className={styles.weight}>
              {weight > 0 ? '+' : '−'}
              {Math.abs(weight).toFixed(2)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
