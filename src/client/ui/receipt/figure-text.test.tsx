import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Figure } from '#engine/facts/fact.ts';
import { drawn } from '#support/screen.ts';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import { FactFigure } from './fact-figure.tsx';
import { FigureText } from './figure-text.tsx';
import { FormattedText } from './formatted-text.tsx';

const revenue = someFact('F1');
const share = someFact('F2', {
  label: 'Antagen andel',
  value: '20',
  unit: 'percent',
  kind: 'assumption',
});

function place(text: string, part: string, factId: string, path = 'summary'): Figure {
  const start = text.indexOf(part);
  return { path, start, end: start + part.length, factId };
}

const inResult = (figures: readonly Figure[], children: ReactNode) =>
  drawnInResult(children, [revenue, share], figures);

test('a sentence reads on through its figures, and each of them can be pressed', () => {
  const text = 'Ni sålde för 817 860 kr (en ökning).';
  const page = inResult(
    [place(text, '817 860 kr', 'F1')],
    <FigureText text={text} path="summary" />,
  );
  expect(page.text).toBe(text);
  const figure = page.one('button', '817 860 kr');
  expect(figure.attribute('aria-haspopup')).toBe('dialog');
  expect(figure.attribute('aria-expanded')).toBe('false');
});

test('the same figure in two places is two figures to press', () => {
  const text = '5 kr mot 5 kr';
  const figures = [place(text, '5 kr', 'F1'), { path: 'summary', start: 9, end: 13, factId: 'F1' }];
  expect(inResult(figures, <FigureText text={text} path="summary" />).names('button')).toEqual([
    '5 kr',
    '5 kr',
  ]);
});

test('figures of another text do not stand in this one', () => {
  const text = 'Ni sålde för 5 kr.';
  const figures = [place(text, '5 kr', 'F1', 'sections.0.title')];
  expect(inResult(figures, <FigureText text={text} path="summary" />).all('button')).toEqual([]);
});

test('an assumption is marked in words too, not by its line alone', () => {
  const text = 'Om 20 % kommer tillbaka.';
  const page = inResult([place(text, '20 %', 'F2')], <FigureText text={text} path="summary" />);
  const figure = page.one('button');
  expect(figure.name).toBe('20 % (antagande)');
  expect(figure.description).toBe('Antagande: visa var siffran kommer ifrån');
});

test('a figure whose fact is not among the facts is shown, and leads nowhere', () => {
  const text = 'Ni sålde för 5 kr.';
  const page = inResult([place(text, '5 kr', 'F9')], <FigureText text={text} path="summary" />);
  expect(page.text).toBe(text);
  expect(page.all('button')).toEqual([]);
});

test("a fact's figure that stands alone is written by the fact; one that is unknown not at all", () => {
  expect(inResult([], <FactFigure factId="F1" />).names('button')).toEqual([
    'Omsättning 817 860 kr, visa kvitto',
  ]);
  expect(inResult([], <FactFigure factId="F9" />).text).toBe('');
});

test('what a model wrote says so to machines, figure and all, and what it did not does not', () => {
  const text = 'Ni säljer mer. Ni sålde för 817 860 kr. Bra.';
  const sentences = [{ path: 'summary', start: 15, end: 39 }];
  const figures = [place(text, '817 860 kr', 'F1')];
  const shown = (part: ReactNode) =>
    drawnInResult(part, [revenue], figures, sentences).markup.match(/data-ai="model"/g)?.length;
  expect(shown(<FigureText text={text} path="summary" />)).toBe(2);
  expect(shown(<FormattedText text={text} path="summary" level={3} />)).toBe(2);
  expect(shown(<FigureText text={text} path="other" />)).toBeUndefined();
});

test('headings, lists and bold of a text are those of the page', () => {
  const text = '## Lokaler\n- Hyran är **817 860 kr** om året\n- El\n\nSå gör ni.';
  const page = inResult(
    [place(text, '817 860 kr', 'F1', 'innehall')],
    <FormattedText text={text} path="innehall" level={3} />,
  );
  expect(page.outline).toEqual(['3 Lokaler']);
  expect(page.all('listitem').map((item) => item.text)).toEqual([
    'Hyran är 817 860 kr om året',
    'El',
  ]);
  expect(page.names('paragraph')).toEqual(['Så gör ni.']);
  expect(page.one('listitem', /^Hyran/).names('button')).toEqual(['817 860 kr']);
});

test.each([3, 4] as const)(
  'headings of a text stand at level %d where the page says so',
  (level) => {
    const page = inResult([], <FormattedText text="# El" path="innehall" level={level} />);
    expect(page.outline).toEqual([`${level} El`]);
  },
);

test('what looks like tags in a text is shown and not obeyed', () => {
  const text = '<b>fet</b> & <script>alert(1)</script>';
  expect(inResult([], <FigureText text={text} path="summary" />).text).toBe(text);
  expect(inResult([], <FormattedText text={text} path="summary" level={3} />).text).toBe(text);
});

test('a figure outside a result is a fault of the page, and says so', () => {
  expect(() => drawn(<FactFigure factId="F1" />)).toThrow('outside a ReceiptProvider');
});
