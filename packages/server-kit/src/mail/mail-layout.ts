import { escapeHtml } from '../rich-text/html.ts';
import { mailHead } from './mail-head.ts';
import { productMailLook } from './mail-look.ts';

/** What a mail says, in the order in which it is read. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'deadline'; cells: readonly { figure: string; caption: string; urgent?: boolean }[] }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'button' | 'link'; label: string; href: string }
  | { kind: 'phone'; label: string; phone: string };

export interface MailContent {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  organisation: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Why the mail came, and what a reply to it reaches. */
  footer: readonly (string | { label: string; href: string })[];
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** One mail twice: as plain text and as a page that needs no style sheet, script or picture from elsewhere. */
export function writeMail(content: MailContent): WrittenMail {
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}

function asText({ organisation, title, blocks, footer }: MailContent): string {
  return [
    organisation,
    title,
    ...blocks.map(blockText),
    '--',
    ...footer.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`)),
  ].join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'deadline':
      return block.cells.map(({ figure, caption }) => `${figure} ${caption}`).join('\n');
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}: ${block.href}`;
    case 'phone':
      return `${block.label} ${block.phone}`;
  }
}

const { solid, ink, link, corners } = productMailLook;
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const sans = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = 'font-family:Newsreader,Georgia,serif';

const anchor = ({ label, href }: { label: string; href: string }) =>
  `<a href="${escapeHtml(href)}" style="color:${link}">${escapeHtml(label)}</a>`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;font-size:15px;line-height:22px">${lines(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid #ffd45c;${serif};font-size:19px;line-height:27px">${lines(block.text)}</blockquote>`;
    case 'deadline':
      return `<table role="presentation" width="100%" style="margin:0 0 20px;border:1px solid #ebb8b0;border-radius:10px;background:#fff4f2;border-collapse:separate"><tr>${block.cells
        .map(
          ({ figure, caption, urgent }) =>
            `<td style="padding:12px 16px;vertical-align:top"><strong style="font-size:20px;${urgent === true ? 'color:#b92b1b' : ''}">${escapeHtml(figure)}</strong><br><span style="font-size:13px;color:#47545a">${escapeHtml(caption)}</span></td>`,
        )
        .join('')}</tr></table>`;
    case 'facts':
      return `<table role="presentation" width="100%" style="margin:0 0 20px;border-collapse:collapse;font-size:14px">${block.facts
        .map(
          ({ label, value }) =>
            `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid #e1e7e9;color:#47545a;width:120px;vertical-align:top">${escapeHtml(label)}</td><td style="padding:8px 0;border-top:1px solid #e1e7e9">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'button':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(block.href)}" style="display:block;padding:14px 20px;border-radius:${corners.button}px;background:${solid};color:${ink};text-align:center;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:15px;line-height:22px">${anchor(block)}</p>`;
    case 'phone':
      return `<p style="margin:0 0 16px;font-size:15px">${escapeHtml(block.label)} <strong style="color:${link}">${escapeHtml(block.phone)}</strong></p>`;
  }
}

function asHtml({ subject, preview, organisation, title, blocks, footer }: MailContent): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:#f5f7f8;color:#12181b;${sans}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    `<table role="presentation" width="100%"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" style="max-width:552px;text-align:left">`,
    `<tr><td style="background:#ffffff;border:1px solid #e1e7e9;border-radius:${corners.sheet}px"><div style="${mailHead}">${escapeHtml(organisation)}</div>`,
    `<div style="padding:24px 28px 12px"><h1 style="margin:0 0 18px;font-size:24px;line-height:30px;letter-spacing:-.02em">${escapeHtml(title)}</h1>${blocks.map(blockHtml).join('')}</div></td></tr>`,
    `<tr><td style="padding:14px 4px;font-size:13px;line-height:19px;color:#5f6c72">${footer.map((line) => (typeof line === 'string' ? lines(line) : anchor(line))).join('<br>')}</td></tr></table></td></tr></table></body></html>`,
  ].join('');
}
