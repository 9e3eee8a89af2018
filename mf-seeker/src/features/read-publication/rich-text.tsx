import './rich-text.css';

/** Rich text as the server answers it: sanitised there, against an allow-list, before it is stored. */
export const RichText = ({ html }: { html: string }) => (
  <div className="sk-rich-text" dangerouslySetInnerHTML={{ __html: html }} />
);
