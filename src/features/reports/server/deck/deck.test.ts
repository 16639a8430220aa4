import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chart } from '#engine/facts/chart.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { analyseFile } from '#support/analyse-file.ts';
import { unzipped } from '#support/unzip.ts';
import type { Report } from '../../report.ts';
import { reportOf } from '../../report-of.ts';
import { deckOf } from './deck.ts';
import { axisStart, nativeChart } from './native-chart.ts';
import { slidesOf } from './slides.ts';

const sample = new URL('../../../sample/server/forsaljning-exempelbolaget.csv', import.meta.url);
const COMPANY = 'Bönor & <b>Bryggt</b> "AB" ☕ \u202E\u0001';

let report: Report;
let files: Map<string, Buffer>;
let parts: Map<string, string>;
beforeAll(async () => {
  const { result } = await analyseFile(readFileSync(sample), 'forsaljning.csv');
  report = reportOf({
    ...{ analysisType: 'försäljning', result, company: COMPANY, sample: false, branded: false },
    ...{ createdAt: '2026-11-22T22:30:00.000Z', industryRatios: null },
  });
  files = await unzipped(Buffer.from(await deckOf(report)));
  parts = new Map([...files].map(([name, bytes]) => [name, bytes.toString('utf8')]));
});

const ordinary = (text: string) => text.replaceAll('\u00A0', ' ');
const named = (pattern: RegExp) => [...parts].filter(([name]) => pattern.test(name));

describe('a report as a deck', () => {
  it('has six to ten slides, in the order of the report', () => {
    const slides = slidesOf(report);
    expect(slides.map(({ kind }) => kind).slice(0, 6)).toEqual([
      ...['cover', 'figures', 'points', 'chart', 'chart', 'table'],
    ]);
    expect(slides.length).toBeGreaterThanOrEqual(6);
    expect(slides.length).toBeLessThanOrEqual(10);
    expect(named(/^ppt\/slides\/slide\d+\.xml$/)).toHaveLength(slides.length);
    const happening = 'Espresso har gett 5 kr mer.';
    const line = (kind: 'list' | 'text', text: string) => ({
      ...{ kind, lines: [[{ text, factId: null }]] },
    });
    const blocks = [
      ...[
        line('text', 'Det som har betytt mest:'),
        line('list', `${happening} (2 siffror. Gäller: A.)`),
      ],
      line('text', 'Ni sålde för 9 kr. Marginalen är 2 %.'),
    ];
    const by = { ...{ kind: 'text' as const, lead: [] }, blocks: blocks.slice(2) };
    const few = [
      { ...by, title: 'Sammanfattning', blocks },
      { ...by, title: resultTexts.quality },
    ];
    const [, first, ...others] = slidesOf({ ...report, parts: few });
    expect(first?.kind === 'points' && first.points).toEqual([
      ...[happening, 'Ni sålde för 9 kr.', 'Marginalen är 2 %.'],
    ]);
    expect(others).toEqual([]);
    const one = {
      ...by,
      title: 'Det vet vi inte',
      blocks: [line('list', 'Regioner kan inte räknas.')],
    };
    expect(slidesOf({ ...report, parts: [one] }).map(({ kind }) => kind)).toEqual(['cover']);
    const howTo = {
      ...{ ...by, title: 'Avdelningsspecifika råd' },
      blocks: [line('list', 'Lägg upp ett kostnadsställe.'), line('list', 'Ta med kolumnen.')],
    };
    expect(slidesOf({ ...report, parts: [howTo] }).map(({ kind }) => kind)).toEqual(['cover']);
    const short = { ...report, parts: report.parts.slice(0, 2) };
    expect(slidesOf(short).map(({ kind }) => kind)).toEqual(['cover', 'figures', 'points']);
  });

  it('shows the figures of the report model, and has their receipts in the notes', () => {
    const receipts = report.parts.flatMap((part) =>
      part.kind === 'receipts' ? part.receipts : [],
    );
    const [, figures] = slidesOf(report);
    const entries = report.parts.flatMap((part) =>
      part.kind === 'keyFigures' ? part.entries : [],
    );
    expect(figures?.kind === 'figures' && figures.entries.map(({ value }) => value)).toEqual(
      entries.map(({ value }) => value.map(({ text }) => text).join('')),
    );
    for (const { value } of entries) {
      const receipt = receipts.find(({ factId }) => factId === value[0]?.factId);
      expect(figures?.notes.join('\n')).toContain(
        `${receipt?.name}: ${receipt?.value}. ${receipt?.formula.text}`,
      );
    }
    const advice = slidesOf(report).find(({ kind }) => kind === 'table');
    expect(advice?.kind === 'table' && advice.rows[0]?.map(ordinary)).toEqual([
      ...['Ring Fjällvyn Hotell & Spa AB', '12 000 kr\n(6 200 kr–25 000 kr)'],
      ...['Inom en månad', 'Hög'],
    ]);
    expect(named(/notesSlide2\.xml$/)[0]?.[1]).toContain(
      '2 679 717,33 kr'.replaceAll(' ', '\u00A0'),
    );
  });

  it('has charts of the program itself, with the values of the report', async () => {
    const charts = named(/^ppt\/charts\/chart\d+\.xml$/);
    const shown = slidesOf(report).flatMap((slide) => (slide.kind === 'chart' ? slide.chart : []));
    expect(charts).toHaveLength(shown.length);
    const sheets = [...files].filter(([name]) => /embeddings\/.*\.xlsx$/.test(name));
    expect(sheets).toHaveLength(shown.length);
    // Of the bridge, which has no bar for its totals: what is edited must be there to edit.
    const bridge = await unzipped(sheets[0]?.[1] ?? Buffer.alloc(0));
    expect(bridge.get('xl/worksheets/sheet1.xml')?.toString()).toMatch(/<c r="[B-E]\d+"><v>0<\/v>/);
    const [moved] = shown;
    for (const { value } of moved?.series[0]?.points.slice(1, -1) ?? [])
      expect(charts[0]?.[1]).toContain(`<c:v>${Number(value)}</c:v>`);
    const line = shown.findIndex(({ kind }) => kind === 'line');
    // An axis that begins elsewhere makes what is nearly as long look far apart.
    expect(moved?.kind).toBe('bridge');
    for (const [, xml] of charts.slice(1)) expect(xml).toContain('<c:min val="0"/>');
    const { points = [] } = shown[line]?.series[0] ?? {};
    expect(points.length).toBeGreaterThan(12);
    for (const { value } of points)
      expect(charts[line]?.[1]).toContain(`<c:v>${Number(value)}</c:v>`);
  });

  it('writes thousands with spaces, whatever language the program has', () => {
    const bars = named(/^ppt\/charts\/chart\d+\.xml$/).map(([, xml]) => xml);
    expect(bars.some((xml) => xml.includes('#\\ ##0&quot; kr&quot;'))).toBe(true);
  });

  it('writes a minus before what is below zero, and each year once under many months', () => {
    const line = report.parts
      .flatMap((part) => (part.kind === 'chart' ? part.chart : []))
      .find(({ kind }) => kind === 'line');
    if (line === undefined) throw new Error('the sample has a line');
    const { labels = [] } = nativeChart(line).series[0] ?? {};
    expect(labels.slice(0, 3)).toEqual(['nov\n2024', 'dec', 'jan\n2025']);
    expect(labels.filter((label) => label.includes('2025'))).toHaveLength(1);
    const [first, ...others] = line.series;
    if (first === undefined) throw new Error('the line has an outcome');
    const points = first.points.map((point, place) =>
      place === 3 ? { ...point, value: '-4800' } : point,
    );
    expect(nativeChart({ ...line, series: [{ ...first, points }, ...others] }).format).toBe(
      '#\\ ##0" kr";"−"#\\ ##0" kr";0" kr"',
    );
  });

  it('has room for an amount below zero beside its name, and parts milliards too', () => {
    const bars = report.parts
      .flatMap((part) => (part.kind === 'chart' ? part.chart : []))
      .find(({ kind }) => kind === 'bar');
    const [series] = bars?.series ?? [];
    if (bars === undefined || series === undefined) throw new Error('the sample has bars');
    const drawn = (values: string[]) => {
      const points = values.map((value, place) => ({ value, label: `${place}`, factId: null }));
      return nativeChart({ ...bars, series: [{ ...series, points }] });
    };
    expect(axisStart(drawn(['800', '-200']))).toBe(-400);
    expect(axisStart(drawn(['800', '200']))).toBe(0);
    expect(drawn(['2000000000', '5']).format).toBe(
      '[>=1000000000]#\\ ###\\ ###\\ ##0" kr";[>=1000000]#\\ ###\\ ##0" kr";#\\ ##0" kr"',
    );
    expect(drawn(['2000000', '5']).format).toBe(
      '[>=1000000]#\\ ###\\ ##0" kr";[>=1000]#\\ ##0" kr";#,##0" kr"',
    );
  });

  it('ends no point and no cell with a loose mark after a sentence', () => {
    const texts = slidesOf(report).flatMap((slide) => {
      if (slide.kind === 'points') return slide.points;
      return slide.kind === 'table' ? slide.rows.flat() : [];
    });
    expect(texts.some((text) => text.endsWith('i täckningsbidrag.'))).toBe(true);
    expect(texts.filter((text) => /[.!?]\s…$/.test(text))).toEqual([]);
  });

  it('draws no totals that have no bar, and no fall to a month that is not whole', () => {
    const chartOf = (kind: Chart['kind']) =>
      report.parts
        .flatMap((part) => (part.kind === 'chart' ? part.chart : []))
        .find((chart) => chart.kind === kind);
    const [bridge, line] = [chartOf('bridge'), chartOf('line')];
    if (bridge === undefined || line === undefined) throw new Error('the sample has both');
    const { labels = [] } = nativeChart(bridge).series[0] ?? {};
    expect(labels.some((label) => /^(Före|Nu)\b/.test(label))).toBe(false);
    const [actual] = line.series;
    const points = (actual?.points ?? []).map((point, place) => ({
      ...point,
      ...(place === 0 && { unfinished: true as const }),
    }));
    const { values = [] } =
      nativeChart({
        ...line,
        series: line.series.map((each) => (each === actual ? { ...each, points } : each)),
      }).series[0] ?? {};
    expect(values[0]).toBeNull();
    expect(values[1]).toBe(Number(points[1]?.value));
  });

  it('takes no name as markup', () => {
    const all = [...parts].filter(([name]) => name.endsWith('.xml'));
    expect(all.filter(([, xml]) => xml.includes('<b>'))).toEqual([]);
    expect(all.some(([, xml]) => xml.includes('Bönor &amp; &lt;b&gt;Bryggt'))).toBe(true);
    expect(all.filter(([, xml]) => /\u202E|&(?!\w+;|#)/.test(xml))).toEqual([]);
  });
});
