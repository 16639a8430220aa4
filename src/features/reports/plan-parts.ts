import type { ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';
import { capital } from '#engine/text/swedish.ts';
import { resultTexts } from '#features/guides/texts.ts';
import { titleField } from '#features/plan/model.ts';
import { resultTexts as texts } from '#features/plan/texts.ts';
import { listPart, qualityPart, type Source, summaryPart } from './common-parts.ts';
import type { ReportAdvice, ReportPart } from './report.ts';
import { paragraph, plain } from './runs.ts';

/** The plan in three lines: time frame, emphasis, effect. */
function strategyPart({ result, words }: Source<ActionsResult>): ReportPart[] {
  const names = (['tidsram', 'prioritet', 'paverkan'] as const).filter(
    (name) => result.strategy[name],
  );
  const lines = names.map((name) => [
    { text: `${texts[name]}: `, factId: null, strong: true },
    ...words.text(result.strategy[name], `strategy.${name}`),
  ]);
  if (lines.length === 0) return [];
  const blocks = lines.map((line) => paragraph(line));
  return [{ kind: 'text', title: texts.strategy, lead: [], blocks }];
}

/** The user's goals, each with what it takes, or what is missing to tell. */
function goalsPart({ result, words }: Source<ActionsResult>): ReportPart[] {
  if (result.goals.length === 0) return [];
  const blocks = result.goals.map(({ goal, text }, index) =>
    paragraph(
      [{ text: capital(goal), factId: null, strong: true }],
      words.text(text, `goals.${index}.text`),
    ),
  );
  return [{ kind: 'text', title: texts.goals, lead: plain(texts.goalsLead), blocks }];
}

function adviceOf({ words, own }: Source, action: PlannedAction, path: string): ReportAdvice {
  const text = (field: 'title' | 'text' | 'firstStep' | 'impact' | 'timeframe' | 'owner') =>
    words.text(action[field], `${path}.${field}`);
  const title = titleField(action);
  const what = title === 'title' && action.text !== '' ? [paragraph(text('text'))] : [];
  const effort = plain(texts.efforts[action.effort]);
  return {
    title: text(title),
    priority: resultTexts.priority(action.critical ? texts.critical : action.priority),
    body: [...words.blocks(action.description, `${path}.description`), ...what],
    action:
      action.firstStep === ''
        ? null
        : { title: texts.firstStep, blocks: [paragraph(text('firstStep'))] },
    entries: [
      { label: texts.effect, value: text('impact') },
      { label: texts.timeframe, value: text('timeframe') },
      { label: texts.owner, value: text('owner') },
      {
        label: texts.certainty,
        value: action.certainty === undefined ? [] : plain(texts.certainties[action.certainty]),
      },
      { label: texts.effort, value: effort },
      ...own(action.id, `${path}.impact`),
    ].filter(({ value }) => value.length > 0),
  };
}

function actionsPart(source: Source<ActionsResult>, list: 'shortTerm' | 'longTerm') {
  const { result } = source;
  const none = { shortTerm: texts.noShortTerm, longTerm: texts.noLongTerm };
  const items = result[list].map((action, index) => adviceOf(source, action, `${list}.${index}`));
  const lead = items.length > 0 ? '' : none[list];
  return [{ kind: 'advice' as const, title: texts[list], lead, items }];
}

/** An action plan in the order of its page. */
export function planParts(source: Source<ActionsResult>): ReportPart[] {
  const { summary, keyRecommendations, missing } = source.result;
  const recommendations = { title: texts.recommendations };
  return [
    ...strategyPart(source),
    ...summaryPart(source, summary),
    ...goalsPart(source),
    ...actionsPart(source, 'shortTerm'),
    ...actionsPart(source, 'longTerm'),
    ...listPart(source, recommendations, keyRecommendations, 'keyRecommendations'),
    ...listPart(source, { title: texts.missing, lead: texts.missingLead }, missing, 'missing'),
    ...qualityPart(source),
  ];
}
