import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { EntryFacts } from '../entries/entry-facts.ts';
import { tell } from './ask.ts';
import styles from './Preview.module.css';
import { views } from './use-route.ts';

const widths = { phone: 'Phone', desktop: 'Desktop' } as const;
const schemes = { light: 'Light', dark: 'Dark' } as const;

/** Milliseconds after which a page that the server could not draw is asked for again. */
const AGAIN = 700;

/** Times that it is asked for; then it stays as it is, with the server’s words. */
const MOST = 8;

/** One of a few ways to look at a page. */
function Choice<Name extends string>({
  legend,
  all,
  chosen,
  onChoose,
}: {
  legend: string;
  all: Record<Name, string>;
  chosen: Name;
  onChoose: (name: Name) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(all) as Name[]).map((name) => (
        <label key={name}>
          <input
            type="radio"
            className="sr-only"
            name={legend}
            checked={chosen === name}
            onChange={() => {
              onChoose(name);
            }}
          />
          {all[name]}
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewProps {
  facts: EntryFacts;
  /** Grows whenever pages show what was saved. */
  site: number;
  /** How many findings of the whole site stop it from being built; while there are any, no page can be drawn. */
  stops: number;
}

/** The page that shows an entry, beside it. */
export function Preview({ facts: { address, pdf, heldBack, title }, site, stops }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(site);
  const failures = useRef(0);
  // The page asks for itself anew after a save, but not while it is still loading: then it would stay as it was before.
  useEffect(() => {
    if (shown.current === site) return;
    shown.current = site;
    failures.current = 0;
    frame.current?.contentWindow?.location.reload();
  }, [site]);
  // The server reads a new text a moment after its fields: a page that is asked for in between is an error.
  const askAgain = () => {
    const entries = frame.current?.contentWindow?.performance.getEntriesByType('navigation') ?? [];
    const [loaded] = entries as PerformanceNavigationTiming[];
    if (!loaded || loaded.responseStatus < 500 || failures.current >= MOST) return;
    failures.current += 1;
    setTimeout(() => frame.current?.contentWindow?.location.reload(), AGAIN);
  };
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [scheme, setScheme] = useState<keyof typeof schemes>('light');
  const [said, say] = useState('');
  const print = async () => {
    say('Making the PDF…');
    const { words } = await tell('print');
    say(words ?? '');
    if (words === undefined) window.open(pdf);
  };
  return (
    <section className={styles.preview} aria-label="The page">
      <div className={styles.choices}>
        <Choice legend="Width" all={widths} chosen={width} onChoose={setWidth} />
        <Choice legend="Colours" all={schemes} chosen={scheme} onChoose={setScheme} />
      </div>
      <div className={styles.choices}>
        {pdf !== undefined && (
          <button type="button" onClick={() => void print()}>
            As it will print
          </button>
        )}
        {address !== undefined && (
          <a href={address} target="_blank" rel="noreferrer">
            In a tab of its own
          </a>
        )}
      </div>
      <p role="status">{said}</p>
      {heldBack !== undefined && <p className={styles.held}>{heldBack}</p>}
      {address === undefined && <p>No page shows this entry by itself.</p>}
      {address !== undefined && stops > 0 && (
        <p className={styles.held}>
          The page comes back once {stops === 1 ? 'the finding that stops' : `the ${String(stops)} findings that stop`}{' '}
          the site {stops === 1 ? 'is' : 'are'} mended: <a href={views.findings}>all findings</a>.
        </p>
      )}
      {address !== undefined && stops === 0 && (
        <div className={styles.page} data-width={width}>
          <iframe
            ref={frame}
            title={`Page: ${title}`}
            src={address}
            onLoad={askAgain}
            className={clsx(styles[width], styles[scheme])}
          />
        </div>
      )}
    </section>
  );
}
