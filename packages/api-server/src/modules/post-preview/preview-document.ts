import { html, type SafeHtml } from '@rostrum/server-kit/module';

interface PreviewDocument {
  title: string;
  /** Address of the organisation's published look. */
  theme: string | null;
  body: SafeHtml;
}

/**
 * The document of a preview, written into a frame of the editor. Its sheet comes by its address: the policy of the page
 * around it names no hashes. Links open beside the editor, which they would replace otherwise.
 */
export const previewDocument = ({ title, theme, body }: PreviewDocument): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<base target="_blank">
<link rel="stylesheet" href="/assets/public/page.css">${theme === null ? '' : html`<link rel="stylesheet" href="${theme}">`}
</head>
<body>
${body}
</body>
</html>
`.text;
