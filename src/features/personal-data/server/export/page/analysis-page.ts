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
import { receipts } from './receipts.ts';
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
 * of each figure. One that cannot be shown says where its data is, so that it stops no copy.
 */
export function analysisPage(row: PageRow, log: Pick<Dependencies['log'], 'warn'>): string {
  const guide = guideOfType(row.analysisType);
  const title = guide === null ? row.analysisType : guideTitles[guide];
  try {
    if (guide === null || typeof row.result !== 'object')
      return frame(title, h('p', null, own.unreadable));
    return frame(title, contentOf(row, guideParts[guide](row.result)));
  } catch (error) {
    log.warn({ err: error }, 'an analysis is not in the copy as a page');
    return frame(title, h('p', null, own.unreadable));
  }
}

function contentOf(row: PageRow, shown: Shown): ReactNode[] {
  const { result } = shown;
  const figures = figuresOf(result);
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
    receipts(result, figures),
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
