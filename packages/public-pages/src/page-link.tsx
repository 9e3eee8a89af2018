import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const PlainLink = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Within it links are drawn by the application, which opens the next page without loading a document. */
export const PageLinks = LinkContext.Provider;

/** A link to another page of this site: a full load where no application runs. */
export const PageLink = (props: LinkProps) => createElement(use(LinkContext), props);
