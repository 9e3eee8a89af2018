import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './quote.css';

export interface QuoteProps {
  children: ReactNode;
  /** Who said it, when, whether it may be quoted. */
  footer?: ReactNode;
  size?: 'large' | 'small';
}

/** Someone's own words: the voice of the product beside a yellow rule. */
export const Quote = ({ children, footer, size = 'large' }: QuoteProps) => (
  <figure className="r-quote">
    <blockquote className={classNames('r-quote__words r-voice', size === 'small' && 'r-quote__words--small')}>
      {children}
    </blockquote>
    {footer ? <figcaption className="r-quote__footer">{footer}</figcaption> : null}
  </figure>
);
