import { maximumFooterLinks, type ThemeLayout } from '@rostrum/contracts/builder';
import { Button, Input, XIcon } from '@rostrum/ui-kit';
import { SettingRow } from './setting-row.tsx';
import styles from './footer-fields.module.css';

type Footer = ThemeLayout['footer'];

export interface FooterFieldsProps {
  footer: Footer;
  onChange: (change: Pick<ThemeLayout, 'footer'>) => void;
}

/** What stands below every public page: a sentence, and links to the organisation’s own pages. */
export function FooterFields({ footer, onChange }: FooterFieldsProps) {
  const { text, links } = footer;
  const change = (next: Partial<Footer>) => onChange({ footer: { ...footer, ...next } });
  const changeLink = (place: number, next: Partial<Footer['links'][number]>) =>
    change({ links: links.map((link, each) => (each === place ? { ...link, ...next } : link)) });
  return (
    <>
      <SettingRow label="Text" htmlFor="theme-footer-text" wide hint={`${text.length} of 300 characters.`}>
        <Input
          id="theme-footer-text"
          maxLength={300}
          placeholder="Press office, open on weekdays from 8 to 18"
          value={text}
          aria-describedby="theme-footer-text-note"
          onChange={({ target }) => change({ text: target.value })}
        />
      </SettingRow>
      {links.length > 0 ? (
        <ol className={styles.links} aria-label="Footer links">
          {links.map(({ label, url }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own, and are not sorted
            <li key={place}>
              <Input
                aria-label={`Name of link ${place + 1}`}
                placeholder="Privacy"
                maxLength={40}
                value={label}
                onChange={({ target }) => changeLink(place, { label: target.value })}
              />
              <Input
                aria-label={`Address of link ${place + 1}`}
                placeholder="https://www.example.org/privacy"
                inputMode="url"
                maxLength={300}
                value={url}
                onChange={({ target }) => changeLink(place, { url: target.value })}
              />
              <Button
                type="text"
                icon={<XIcon aria-hidden size={16} />}
                aria-label={`Remove link ${place + 1}`}
                onClick={() => change({ links: links.toSpliced(place, 1) })}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <Button
        size="small"
        disabled={links.length >= maximumFooterLinks}
        onClick={() => change({ links: [...links, { label: '', url: '' }] })}
      >
        Add a link
      </Button>
    </>
  );
}
