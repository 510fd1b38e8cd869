import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import '../../../src/styles/site.css';
import './engine.css';
import type { DeskData } from '../../../src/desk/desk-data.ts';
import { keystaticConfig } from '../engine/config.ts';
import { askBeforeLoss } from './ask-before-loss.ts';
import { ComponentPreview } from './ComponentPreview.tsx';
import { goOnBelowPictures, goOnInText } from './go-on-in-text.ts';
import { keepTyping } from './keep-typing.ts';
import { pasteAsMeant } from './paste.ts';
import { saveByKeys } from './save-by-keys.ts';
import { beginTables, walkTables } from './tables.ts';

/** Starts the engine with the fields of the current schemas and the components of the current table. */
async function start(place: HTMLElement): Promise<void> {
  const { desk, entries } = (await (await fetch('/desk/api/desk')).json()) as DeskData;
  createRoot(place).render(<Keystatic config={keystaticConfig(desk, entries, ComponentPreview)} />);
}

// Workarounds for defects of the engine: docs/upstream/keystatic-typing.md.
const place = document.getElementById('engine');
keepTyping(document);
askBeforeLoss(document);
pasteAsMeant(document);
saveByKeys(document);
beginTables(document);
walkTables(document);
goOnInText(document);
goOnBelowPictures(document);
if (place) await start(place);
