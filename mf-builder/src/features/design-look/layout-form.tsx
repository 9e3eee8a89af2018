import { heroStyles, type HeroStyle, type ThemeLayout } from '@rostrum/contracts/builder';
import { Segmented } from '@rostrum/ui-kit/data';
import { FooterFields } from './footer-fields.tsx';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';
import { SectionList } from './section-list.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './design-theme.module.css';

const heroNames: Record<HeroStyle, string> = { plain: 'Plain', band: 'Colour', picture: 'Picture' };
const heroes = heroStyles.map((value) => ({ value, label: heroNames[value] }));

export interface LayoutFormProps {
  layout: ThemeLayout;
  hero: string | null;
  onHero: PictureFieldProps['onChange'];
  onChange: (change: Partial<ThemeLayout>) => void;
}

/** What stands where on public pages: head of profiles, sections, footer. */
export const LayoutForm = ({ layout, hero, onHero, onChange }: LayoutFormProps) => (
  <>
    <section className={styles.section} aria-labelledby="theme-hero">
      <h2 className="r-card-title" id="theme-hero">
        Profile header
      </h2>
      <SettingRow label="Style">
        <Segmented
          aria-label="Profile header"
          options={heroes}
          value={layout.hero}
          onChange={(next) => onChange({ hero: next })}
        />
      </SettingRow>
      {layout.hero === 'picture' ? (
        <PictureField
          noun="picture"
          purpose="cover"
          src={hero}
          onChange={onHero}
          note="At least 600 × 315 pixels; its middle is shown, four times as wide as high. It stands above profiles and your organisation’s page."
        />
      ) : null}
    </section>
    <section className={styles.section} aria-labelledby="theme-sections">
      <h2 className="r-card-title" id="theme-sections">
        Profile sections
      </h2>
      <SectionList layout={layout} onChange={onChange} />
    </section>
    <section className={styles.section} aria-labelledby="theme-footer">
      <h2 className="r-card-title" id="theme-footer">
        Footer
      </h2>
      <FooterFields footer={layout.footer} onChange={onChange} />
    </section>
  </>
);
