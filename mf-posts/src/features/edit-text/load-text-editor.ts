/** The editor, by far the largest part of the area: asked for with the page it belongs to, beside that page's own code and post. */
export const loadTextEditor = () => import('./rich-text-editor.tsx');
