import { createElement as h, type ReactNode } from 'react';
import type { Fact } from '#engine/facts/fact.ts';
import { formatNumber, formatPeriod } from '#engine/text/format.ts';
import { factName, fullValue } from '#engine/text/full-value.ts';
import { receiptTexts as texts } from '#engine/text/receipt-texts.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { evidenceLines } from '#features/guides/evidence-lines.ts';
import type { Figures } from './figures.ts';
import { definitions, lead, part } from './parts.ts';

const AT_ONCE = 100;

const own = {
  title: 'Kvitton',
  lead: 'Varje siffra i analysen, var den kommer ifrån och hur den räknas. Siffrorna under Bygger på leder vidare.',
} as const;

/** What stands above the receipts. */
export const receiptsHead = (facts: readonly Fact[]): ReactNode =>
  part(own.title, facts.length > 0 ? lead(own.lead) : null);

/** The receipt of each figure in the words that the product shows it with, some at a time: there may be thousands. */
export function* receipts(
  { facts, evidence }: Pick<ResultBasis, 'facts' | 'evidence'>,
  figures: Figures,
): Generator<ReactNode> {
  const lines = evidenceLines(evidence ?? []);
  for (let from = 0; from < facts.length; from += AT_ONCE) {
    yield facts.slice(from, from + AT_ONCE).map((fact) => receipt(fact, figures, lines));
  }
}

function receipt(
  fact: Fact,
  figures: Figures,
  evidence: ReadonlyMap<string, readonly string[]>,
): ReactNode {
  const { source, kind } = fact;
  const isComputed = kind === 'computed';
  const columns = [...new Set(source.columns)];
  const decided = isComputed ? columns.flatMap((name) => evidence.get(name) ?? []) : [];
  const inputs = source.inputs.map(figures.fact).filter((input) => input !== undefined);
  return h(
    'article',
    { key: fact.id, id: fact.id, className: 'receipt' },
    h(
      'h3',
      null,
      `${factName(fact)}: `,
      h('strong', null, fullValue(fact)),
      h('small', null, ` ${fact.id} · ${texts.kinds[kind]}`),
    ),
    definitions([
      [isComputed ? texts.formula : texts.grounds, source.formula],
      [texts.period, fact.period && formatPeriod(fact.period)],
      [texts.file, source.document],
      [texts.sheet, source.sheet],
      [texts.columns, source.columns.join(', ')],
      [texts.evidence, decided.join(' ')],
      [texts.filter, kind === 'assumption' ? '' : source.filter],
      [texts.rows, source.rows > 0 ? formatNumber(source.rows) : ''],
      [texts.inputs, inputs.length === 0 ? '' : inputsOf(inputs, figures)],
    ]),
  );
}

const inputsOf = (inputs: readonly Fact[], figures: Figures): ReactNode =>
  inputs.flatMap((input, place) => [
    place === 0 ? '' : '; ',
    h('span', { key: input.id }, `${factName(input)} (${input.id}): `, figures.figure(input.id)),
  ]);
