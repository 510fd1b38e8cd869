import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Note } from '../../../src/components/Note/Note.tsx';
import { Value } from '../../../src/components/Value/Value.tsx';
import { readContent } from '../../../src/pdf/typeset/content.ts';
import { withData } from '../../../src/mdx/with-data.tsx';
import { root } from '../../lib/content-files.ts';

// Of documents, pages also know how large they are, which no component here asks for.
const content = { ...readContent(root), documents: [] };

it('keeps what stands between its tags', () => {
  const drawn = withData('Note', Note, content);
  expect(renderToStaticMarkup(createElement(drawn, {}, 'Words.'))).toContain('>Words.</div>');
});

it('says what is wrong when it is drawn, and not when it is only called', () => {
  const Fact = withData('Fact', Value, content);
  const attributes = { of: 'EmergingMoat', name: 'stocks' };
  expect(isValidElement(Fact(attributes))).toBe(true);
  expect(() => renderToStaticMarkup(createElement(Fact, attributes))).toThrow(
    '<Fact of="EmergingMoat" name="stocks" />: EmergingMoat has no such figure. Names: holdings',
  );
});
