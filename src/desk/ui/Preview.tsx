import clsx from 'clsx/lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NewTabLink } from '../../components/NewTabLink/NewTabLink.tsx';
import type { EntryFacts } from '../entries/entry-facts.ts';
import { post } from './ask.ts';
import styles from './Preview.module.css';
import { useOnce } from './use-once.ts';
import { views } from './use-route.ts';

const widths = { phone: 'Phone', desktop: 'Desktop' } as const;
const schemes = { light: 'Light', dark: 'Dark' } as const;

/** Milliseconds after which a page that the server could not draw is requested again. */
const RETRY_MS = 700;

/** Attempts, after which the page stays as it is, with the server’s message. */
const MAX_ATTEMPTS = 8;

/** A choice between ways to look at a page. */
function RadioGroup<Name extends string>({
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

interface PageProps {
  address: string;
  title: string;
  /** Grows whenever pages show what was saved; the page is then reloaded. */
  site: number;
  className: string;
}

/** The page itself, reloaded whenever the site shows a change. */
function Page({ address, title, site, className }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(site);
  const isLoading = useRef(true);
  const failures = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askAgain = () => {
    isLoading.current = true;
    frame.current?.contentWindow?.location.reload();
  };
  const askFor = (now: number) => {
    asked.current = now;
    failures.current = 0;
    askAgain();
  };
  const follow = useEffectEvent(() => {
    // Browsers do not reload a page that is still loading.
    if (asked.current !== site && !isLoading.current) askFor(site);
  });
  useEffect(() => {
    follow();
  }, [site]);
  useEffect(
    () => () => {
      clearTimeout(retry.current);
    },
    [],
  );
  const whenLoaded = () => {
    isLoading.current = false;
    if (asked.current !== site) {
      askFor(site);
      return;
    }
    // The server reads a new text a moment after its fields: a page requested in between is an error.
    const entries = frame.current?.contentWindow?.performance.getEntriesByType('navigation') ?? [];
    const [loaded] = entries as PerformanceNavigationTiming[];
    if (!loaded || loaded.responseStatus < 500 || failures.current >= MAX_ATTEMPTS) return;
    failures.current += 1;
    retry.current = setTimeout(askAgain, RETRY_MS);
  };
  return <iframe ref={frame} title={`Page: ${title}`} src={address} onLoad={whenLoaded} className={className} />;
}

interface PreviewProps {
  facts: EntryFacts;
  /** Increases whenever pages show what was saved. */
  site: number;
  /** Whether they show all changes. */
  isSettled: boolean;
  /** Number of findings, on the whole site, that prevent pages from being drawn. */
  hiding: number;
}

/** The page of an entry, beside the editor. */
export function Preview({ facts: { address, pdf, whyUnpublished, title }, site, isSettled, hiding }: PreviewProps) {
  // An open page stays while a change is pending; a closed one opens only when none is.
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen ? hiding > 0 : hiding === 0 && isSettled) setIsOpen(!isOpen);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [scheme, setScheme] = useState<keyof typeof schemes>('light');
  const [status, setStatus] = useState<{ words?: string; isReady?: boolean }>({});
  const print = useOnce(async () => {
    setStatus({ words: 'Making the PDF…' });
    const { words } = await post('print');
    // Browsers open a window only within seconds of a click; the PDF may take longer.
    const isShown = words === undefined && window.open(pdf) !== null;
    setStatus(words === undefined ? { isReady: !isShown } : { words });
  });
  return (
    <section className={styles.preview} aria-label="The page">
      {address !== undefined && (
        <div className={styles.choices}>
          <RadioGroup legend="Width" all={widths} chosen={width} onChoose={setWidth} />
          <RadioGroup legend="Colours" all={schemes} chosen={scheme} onChoose={setScheme} />
        </div>
      )}
      <div className={styles.choices}>
        {pdf !== undefined && (
          <button type="button" onClick={print}>
            As it will print
          </button>
        )}
        {address !== undefined && (
          // Not a NewTabLink, which would say it twice.
          <a href={address} target="_blank" rel="noreferrer">
            In a new tab
          </a>
        )}
      </div>
      <p role="status">
        {status.words}
        {status.isReady === true && pdf !== undefined && <NewTabLink href={pdf}>The PDF is ready</NewTabLink>}
      </p>
      {whyUnpublished !== undefined && <p className={styles.note}>{whyUnpublished}</p>}
      {address === undefined && <p>This entry has no page of its own.</p>}
      {address !== undefined && hiding > 0 && (
        <p className={styles.note}>
          No page can be shown until {hiding === 1 ? 'one finding is' : `${hiding} findings are`} fixed:{' '}
          <a href={views.findings}>all findings</a>.
        </p>
      )}
      {address !== undefined && isOpen && (
        <div className={styles.page} data-width={width}>
          <Page address={address} title={title} site={site} className={clsx(styles[width], styles[scheme])} />
        </div>
      )}
    </section>
  );
}
