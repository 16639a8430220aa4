import { importText } from '../../guides/plan/import-text.ts';
import type { PlannedAction } from '../../guides/plan/result.ts';
import { happened } from './events.ts';
import { advice, advised } from './overview.ts';
import { answer, type ConsultantPlan, type Consultation, type Reply } from './reply.ts';

/** A finished text back to a draft: its figures become references again. */
function draftOf(text: string, path: string, { figures }: ConsultantPlan): string {
  const here = figures.filter((each) => each.path === path).sort((a, b) => a.start - b.start);
  let draft = '';
  let at = 0;
  for (const { start, end, factId } of here) {
    const isMagnitude = !text.slice(start, end).startsWith('−');
    draft += `${text.slice(at, start)}{{${factId}${isMagnitude ? '|abs' : ''}}}`;
    at = end;
  }
  return draft + text.slice(at);
}

function actionText(
  action: PlannedAction,
  at: number,
  plan: ConsultantPlan,
  consultation: Consultation,
): string | null {
  const from = consultation.imported(plan);
  const path = `shortTerm.${at}`;
  const texts = [
    draftOf(action.title, `${path}.title`, plan),
    draftOf(action.description, `${path}.description`, plan),
    draftOf(action.firstStep, `${path}.firstStep`, plan),
    draftOf(action.impact, `${path}.impact`, plan),
  ].map((draft) => importText(draft, from));
  const [title, why, step, impact] = texts;
  if (title == null || why == null || step == null || impact == null) return null;
  return [`## ${at + 1}. ${title}`, why, `**Första steg:** ${step}`, `**Effekt:** ${impact}`].join(
    '\n',
  );
}

const PLAN_LEAD = 'Börja överst. Det här står först i din handlingsplan:';
/** So many events of each analysis are told behind what to do. */
const BEHIND = 2;

/** What to do next: the plan's first actions, else the advice of the analyses. */
export function whatToDo(consultation: Consultation): Reply {
  const { plan } = consultation;
  const actions = (plan?.shortTerm ?? []).slice(0, 3);
  const texts = actions.flatMap((action, at) =>
    plan === null ? [] : (actionText(action, at, plan, consultation) ?? []),
  );
  const events = consultation.sources.flatMap((source) =>
    happened(source, consultation, [], BEHIND),
  );
  const behind =
    events.length === 0 ? [] : ['## Det har hänt', ...events.map((each) => `- ${each}`)];
  if (texts.length > 0)
    return answer([PLAN_LEAD, ...texts, ...behind].join('\n'), {
      meant: 'Vad som står först i handlingsplanen',
      suggestions: [
        'Vad händer om jag höjer priset 5 %?',
        'Vilka kostnadsposter bör jag optimera?',
      ],
      missing: { to: '/actions', label: 'Till handlingsplanen' },
    });
  const reply = advised(
    advice(consultation, consultation.sources),
    ['Börja överst. Det här ger mest enligt analyserna:'],
    'Vad som är bäst att göra nu, ur de senaste analyserna',
  );
  const text = [reply.text, ...behind].join('\n');
  return { ...reply, text, missing: { to: '/actions', label: 'Skapa en handlingsplan' } };
}
