import { setImmediate } from 'node:timers/promises';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { guideOfType } from '#contract/guides.ts';
import { formatInstantDay, formatInstantTime, formatPeriod } from '#engine/text/format.ts';
import { unknownsByReason } from '#features/guides/model.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import { resultTexts as texts } from '#features/guides/texts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { brand } from '../../../../../brand.ts';
import { charts } from './charts.ts';
import { type Figures, figuresOf } from './figures.ts';
import { guideParts, guideTitles } from './guide-parts.ts';
import { definitions, lead, part } from './parts.ts';
import { receipts, receiptsHead } from './receipts.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

/** A finished analysis as it is stored. */
export type PageRow = Pick<
  AnalysisRow,
  | 'analysisType'
  | 'createdAt'
  | 'sample'
  | 'document'
  | 'answers'
  | 'engineVersion'
  | 'documentSha256'
> & {
  /** As stored by any version, so of no certain shape. */
  result: unknown;
};

/** Where a page ends. */
const FOOT = '<footer>';

const own = {
  unreadable:
    'Den här analysen är gjord av en äldre version och kan inte visas som sida. Allt i den finns i data/analyser.json.',
  answers: 'Dina svar',
  file: 'Fil',
  hash: 'Filens kontrollsumma (SHA-256)',
  copy: `Kopia ur ${brand.name}. Sidan behöver varken uppkoppling eller program utom en webbläsare.`,
} as const;

/**
 * An analysis as a page that needs nothing but itself: its texts, tables and answers, and the receipt
 * of each figure. Made with pauses, so that calls are answered meanwhile. One that cannot be shown
 * says where its data is: it stops no copy.
 */
export async function analysisPage(
  row: PageRow,
  log: Pick<Dependencies['log'], 'warn'>,
): Promise<string> {
  const guide = guideOfType(row.analysisType);
  const title = guide === null ? row.analysisType : guideTitles[guide];
  const unreadable = () => frame(title, h('p', null, own.unreadable));
  try {
    if (guide === null || row.result === null) return unreadable();
    return await wholePage(title, row, guideParts[guide](row.result));
  } catch (error) {
    log.warn({ err: error }, 'an analysis is not in the copy as a page');
    return unreadable();
  }
}

/** The page with its receipts, which stand last. */
async function wholePage(title: string, row: PageRow, shown: Shown): Promise<string> {
  const figures = figuresOf(shown.result);
  const page = frame(title, contentOf(row, shown, figures));
  const end = page.lastIndexOf(FOOT);
  const pieces = [page.slice(0, end)];
  for (const some of receipts(shown.result, figures)) {
    pieces.push(renderToStaticMarkup(some));
    await setImmediate();
  }
  return [...pieces, page.slice(end)].join('');
}

function contentOf(row: PageRow, shown: Shown, figures: Figures): ReactNode[] {
  const { result } = shown;
  return [
    headOf(row, shown),
    ...shown.body(figures),
    charts(result.charts),
    part(
      texts.unknowns,
      definitions(
        unknownsByReason(result.unknowns).map(({ reason, labels }) => [reason, labels.join(', ')]),
      ),
    ),
    qualityOf(result, figures),
    part(
      own.answers,
      definitions(shown.questions.map(({ key, label }) => [label, row.answers[key] ?? ''])),
    ),
    receiptsHead(result.facts),
  ];
}

function headOf(row: PageRow, { result }: Shown): ReactNode {
  const at = row.createdAt.toISOString();
  return h(
    'section',
    { key: 'head' },
    result.period && h('p', { className: 'period' }, formatPeriod(result.period)),
    lead(texts.made(formatInstantDay(at), formatInstantTime(at))),
    row.sample ? lead(texts.sample) : null,
    definitions([
      [own.file, row.document],
      [own.hash, row.documentSha256],
    ]),
    lead(
      `${texts.writtenBy[result.engine.writer]} ${texts.engine(row.engineVersion)}. ${texts.advice}`,
    ),
  );
}

function qualityOf({ dataQuality }: Shown['result'], figures: Figures): ReactNode {
  return part(
    texts.quality,
    figures.text(dataQuality.text, 'dataQuality.text'),
    dataQuality.warnings.map((text, place) =>
      h('p', { key: text }, figures.line(text, `dataQuality.warnings.${place}`)),
    ),
  );
}

function frame(title: string, content: ReactNode): string {
  const page = h(
    'html',
    { lang: 'sv' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      // Nothing on the page runs or is fetched, whatever a file that it quotes holds.
      h('meta', {
        httpEquiv: 'Content-Security-Policy',
        content: "default-src 'none'; style-src 'unsafe-inline'",
      }),
      h('title', null, `${title} – ${brand.name}`),
      h('style', null, styles),
    ),
    h(
      'body',
      null,
      h('main', null, h('h1', null, title), content, h('footer', null, h('p', null, own.copy))),
    ),
  );
  return `<!DOCTYPE html>\n${renderToStaticMarkup(page)}\n`;
}
