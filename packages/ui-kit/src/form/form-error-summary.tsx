import { useEffect, useRef } from 'react';
import { CircleAlertIcon } from '../icons.ts';
import './form.css';

export interface FormProblem {
  /** id of the field's control. */
  fieldId?: string | undefined;
  message: string;
}

export interface FormErrorSummaryProps {
  problems: readonly FormProblem[];
  /** What failed as a whole, above the list. */
  title?: string;
  requestId?: string | undefined;
}

function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Every problem of a form after it was sent, each leading to its field. Takes the focus when it appears. */
export function FormErrorSummary({ problems, title, requestId }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0 || title !== undefined;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, problems]);

  if (!shown) return null;
  const heading =
    title ??
    (problems.length === 1
      ? 'One thing needs your attention'
      : `${problems.length} things need your attention`);
  return (
    <div className="r-form-errors" role="alert" tabIndex={-1} ref={box}>
      <p className="r-form-errors__title">
        <CircleAlertIcon aria-hidden /> {heading}
      </p>
      <ul className="r-form-errors__list">
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldId);
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {requestId ? <p className="r-reference">Request {requestId}</p> : null}
    </div>
  );
}
