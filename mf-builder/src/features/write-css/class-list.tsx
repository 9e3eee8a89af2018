import { themeClasses, themeColourVariables } from '@rostrum/contracts/builder';
import styles from './write-css.module.css';

/** The parts of public pages that can be styled, and the colours of the theme. */
export const ClassList = () => (
  <section className={styles.side} aria-labelledby="css-classes">
    <h2 className="r-card-title" id="css-classes">
      Classes you can use
    </h2>
    <dl className={styles.classes}>
      {themeClasses.map(({ name, what }) => (
        <div key={name}>
          <dt>
            <code>.{name}</code>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <h3 className="r-card-title">Colours of your theme</h3>
    <p className={styles.note}>They follow light and dark mode.</p>
    <dl className={styles.classes}>
      {themeColourVariables.map(({ name, what }) => (
        <div key={name}>
          <dt>
            <code>var({name})</code>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </section>
);
