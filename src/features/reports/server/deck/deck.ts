import PptxGenJS from 'pptxgenjs';
import { shortened } from '#engine/text/shortened.ts';
import { fitted, type Letterhead, type Logo, rasterOf } from '#features/letterhead/letterhead.ts';
import { clean } from '../../printable.ts';
import type { Report } from '../../report.ts';
import { axisStart, nativeChart } from './native-chart.ts';
import { type Slide, slidesOf } from './slides.ts';
import { figureSize, pointSize, tableSize } from './text-size.ts';

const INK = '16201B';
const MUTED = '4D5A53';
/** The product's own. */
const ACCENT = '#1c5a48';
const SOFT = 'EFF2EF';
const HAIR = 'D5DCD7';
const FONT = 'Calibri';
const LANG = 'sv-SE';
/** Inches, of a slide of 13.33 × 7.5. */
const LEFT = 0.7;
const WIDTH = 11.93;
const TOP = 1.55;
const HEIGHT = 5.1;
/** Bars or rows that leave most of a slide empty. */
const FEW = 3;
/** Points, of what stands at a chart's axes. */
const AXIS = 14;
/** Inches. */
const LOGO_BOX = { width: 3.2, height: 1 };
const MASTER = 'klarsikt';

type Page = PptxGenJS.Slide;
const base = { fontFace: FONT, color: INK, lang: LANG, margin: 0 } as const;

/** The logo above the title, left of it as all else. */
function drawLogo(page: Page, logo: Logo, altText: string): void {
  const { type, bytes, ...sides } = rasterOf(logo);
  const { width: w, height: h } = fitted({ type, bytes, ...sides }, LOGO_BOX);
  page.addImage({ data: `${type};base64,${bytes}`, x: 1, y: 0.7, w, h, altText });
}

function drawCover(
  page: Page,
  { title, company, lines }: Slide & { kind: 'cover' },
  letterhead: Letterhead,
): void {
  const color = (letterhead.accent ?? ACCENT).slice(1).toUpperCase();
  page.addShape('rect', { x: 0, y: 0, w: 0.28, h: 7.5, fill: { color } });
  if (letterhead.logo !== null) drawLogo(page, letterhead.logo, clean(shortened(company, 200)));
  page.addText(clean(company), {
    ...base,
    x: 1,
    y: 2,
    w: 11.3,
    h: 0.9,
    fontSize: 20,
    bold: true,
    color,
    valign: 'bottom',
  });
  page.addText(title, { ...base, x: 1, y: 2.95, w: 11.3, h: 1, fontSize: 44, bold: true });
  page.addText(clean(lines.join('\n')), {
    ...base,
    x: 1,
    y: 4.05,
    w: 11.3,
    h: 1.1,
    fontSize: 18,
    color: MUTED,
    valign: 'top',
  });
}

function drawFigures(page: Page, { lead, entries }: Slide & { kind: 'figures' }): void {
  const over = { ...base, x: LEFT, y: 1.4, w: WIDTH, h: 0.75 };
  page.addText(clean(lead), { ...over, fontSize: 16, color: MUTED });
  const gap = 0.3;
  const width = (WIDTH - gap * (entries.length - 1)) / Math.max(1, entries.length);
  const values = entries.map(({ value }) => value);
  const largest = figureSize(values, width - 0.5);
  for (const [place, { label, value, note }] of entries.entries()) {
    const x = LEFT + place * (width + gap);
    const inner = { ...base, x: x + 0.25, w: width - 0.5 };
    page.addShape('rect', { x, y: 2.4, w: width, h: 3.9, fill: { color: SOFT } });
    page.addText(clean(label), {
      ...inner,
      y: 2.7,
      h: 0.85,
      fontSize: 18,
      color: MUTED,
      valign: 'bottom',
    });
    // Not broken where another font is wider: a figure stands on one line.
    page.addText(value, { ...inner, y: 3.65, h: 0.85, fontSize: largest, bold: true, wrap: false });
    page.addText(clean(note), {
      ...inner,
      y: 4.6,
      h: 1.5,
      fontSize: 16,
      color: MUTED,
      valign: 'top',
    });
  }
}

function drawPoints(page: Page, { points }: Slide & { kind: 'points' }): void {
  const gap = 12;
  const fontSize = pointSize(points, { width: WIDTH - 0.25, height: HEIGHT, gap });
  const lines = points.map((point) => ({
    text: clean(point),
    options: { bullet: { indent: 16 }, breakLine: true, paraSpaceAfter: gap },
  }));
  page.addText(lines, { ...base, x: LEFT, y: TOP, w: WIDTH, h: HEIGHT, fontSize, valign: 'top' });
}

function drawTable(page: Page, { columns, rows }: Slide & { kind: 'table' }): void {
  const border = { type: 'solid', color: HAIR, pt: 0.75 } as const;
  const none = { type: 'none' } as const;
  const colW = columns.map(({ share }) => share * WIDTH);
  const titles = columns.map(({ title }) => title);
  const widths = colW.map((width) => width - 0.1);
  const fontSize = tableSize([titles, ...rows], { widths, height: HEIGHT, padding: 0.16 });
  const cell = (text: string, options: PptxGenJS.TableCellProps): PptxGenJS.TableCell => ({
    text: clean(text),
    options: { fontFace: FONT, fontSize, color: INK, valign: 'middle', ...options },
  });
  const head = columns.map(({ title }) =>
    cell(title, { bold: true, color: MUTED, border: [none, none, border, none] }),
  );
  const body = rows.map((row) =>
    row.map((text, place) => cell(text, { bold: place === 0, border: [none, none, border, none] })),
  );
  page.addTable([head, ...body], { x: LEFT, y: TOP, w: WIDTH, colW, margin: [0.08, 0.1, 0.08, 0] });
}

function drawChart(pptx: PptxGenJS, page: Page, { chart }: Slide & { kind: 'chart' }): void {
  page.addText(clean(shortened(chart.description, 200)), {
    ...base,
    x: LEFT,
    y: 1.3,
    w: WIDTH,
    h: 0.5,
    fontSize: 14,
    color: MUTED,
    valign: 'top',
  });
  const native = nativeChart(chart);
  const { type, series, format } = native;
  const isBridge = chart.kind === 'bridge';
  const start = axisStart(native);
  const isLine = type === 'line';
  // Two bars that fill a slide look like more than they are.
  const fewBars = (series[0]?.labels.length ?? 0) <= FEW;
  const data = series.map(({ name, labels, values }) => ({
    name,
    labels,
    // The library writes no value for null, which its types do not know, nor for zero as a number.
    values: values.map((value) => (value === 0 ? '0' : value)) as number[],
  }));
  page.addChart(isLine ? pptx.ChartType.line : pptx.ChartType.bar, data, {
    ...{ x: LEFT, y: 1.9, w: WIDTH, h: 4.85, altText: chart.description },
    ...{ barDir: 'bar', barGrouping: isBridge ? 'stacked' : 'clustered', catAxisLabelPos: 'low' },
    ...{ barGapWidthPct: fewBars ? 160 : 45, chartColors: series.map(({ color }) => color) },
    ...{
      showLegend: isLine && series.length > 1,
      legendPos: 'b',
      legendFontFace: FONT,
      legendFontSize: AXIS,
    },
    ...{ catAxisLabelFontFace: FONT, catAxisLabelFontSize: AXIS, catAxisLabelColor: MUTED },
    ...{ valAxisLabelFontFace: FONT, valAxisLabelFontSize: AXIS, valAxisLabelColor: MUTED },
    ...{
      valAxisLabelFormatCode: format,
      valGridLine: !isLine ? { style: 'none' } : { color: HAIR, size: 0.5 },
    },
    ...{ catGridLine: { style: 'none' }, ...(start !== undefined && { valAxisMinVal: start }) },
    // A bridge has its amounts beside its names: of two colours, one would have none.
    ...{ valAxisHidden: !isLine, showValue: !isLine && !isBridge, dataLabelFormatCode: format },
    ...{ dataLabelFontFace: FONT, dataLabelFontSize: AXIS, dataLabelColor: INK },
    ...{ lineSize: 2.5, lineDataSymbol: 'none', displayBlanksAs: 'gap' },
  });
}

function draw(pptx: PptxGenJS, slide: Slide, letterhead: Letterhead): void {
  const page = pptx.addSlide({ masterName: MASTER });
  if (slide.kind === 'cover') drawCover(page, slide, letterhead);
  else
    page.addText(clean(slide.title), {
      ...base,
      x: LEFT,
      y: 0.5,
      w: WIDTH,
      h: 0.75,
      fontSize: 28,
      bold: true,
      valign: 'middle',
    });
  if (slide.kind === 'figures') drawFigures(page, slide);
  if (slide.kind === 'points') drawPoints(page, slide);
  if (slide.kind === 'table') drawTable(page, slide);
  if (slide.kind === 'chart') drawChart(pptx, page, slide);
  page.addNotes(clean(slide.notes.join('\n')));
}

/** A report as a deck for a board: charts are the program's own, receipts stand in the notes. */
export async function deckOf(report: Report): Promise<Uint8Array> {
  const pptx = new PptxGenJS();
  const { cover, footer } = report;
  pptx.layout = 'LAYOUT_WIDE';
  pptx.title = cover.title;
  pptx.theme = { headFontFace: FONT, bodyFontFace: FONT };
  pptx.defineSlideMaster({
    title: MASTER,
    background: { color: 'FFFFFF' },
    objects: [
      { line: { x: LEFT, y: 6.95, w: WIDTH, h: 0, line: { color: HAIR, width: 0.75 } } },
      {
        text: {
          text: clean(
            [shortened(cover.company, 80), shortened(footer, 80)].filter(Boolean).join(' · '),
          ),
          options: { ...base, x: LEFT, y: 7, w: 9, h: 0.35, fontSize: 11, color: MUTED },
        },
      },
    ],
    slideNumber: {
      x: 12.1,
      y: 7,
      w: 0.55,
      h: 0.35,
      align: 'right',
      fontFace: FONT,
      fontSize: 11,
      color: MUTED,
    },
  });
  for (const slide of slidesOf(report)) draw(pptx, slide, report.letterhead);
  return (await pptx.write({ outputType: 'uint8array' })) as Uint8Array;
}
