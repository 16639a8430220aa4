import { expect, test } from 'vitest';
import { planKeys } from '#engine/guides/plan/keys.ts';
import type { ActionsResult, PlannedAction } from '#engine/guides/plan/result.ts';
import type { ActionMark, ActionState, ActionTask } from '#features/tasks/contract.ts';
import { MarkHistory, StateChoice } from '#features/tasks/ui/state-choice.tsx';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import { ActionCard } from './action-card.tsx';
import { ActionsPart } from './actions-part.tsx';
import { Goals } from './goals.tsx';
import { Missing } from './missing.tsx';
import { Strategy } from './strategy.tsx';

const ignore = () => undefined;

const action: PlannedAction = {
  id: 'sales:price',
  title: 'Höj priset på kaffe',
  text: 'Höj med 2 kr från första maj.',
  description: 'Kaffet bär hälften av vinsten.',
  firstStep: 'Skriv ny prislista.',
  owner: 'Ägaren',
  timeframe: '1 vecka',
  tidsram: '1 vecka',
  priority: 'Hög',
  prioritet: 'Hög',
  impact: '12 000 kr per år',
  paverkan: '12 000 kr per år',
  critical: true,
  effort: 1,
  basis: 'sales',
};
const mark = (state: ActionState, at: string, earlier = false): ActionMark => ({
  actionId: action.id,
  state,
  at,
  earlier,
});
const card = (
  history: ActionMark[] | null,
  more: Partial<PlannedAction> = {},
  onMark: ((state: ActionState) => void) | undefined = ignore,
  task: ActionTask | null = null,
) =>
  drawnInResult(
    <ActionCard
      planId="p1"
      task={task}
      action={{ ...action, ...more }}
      path="shortTerm.0"
      number={1}
      history={history}
      onMark={onMark}
    />,
  );

test('an action says what, why, the first step, and beside it worth, time, owner and work', () => {
  const page = card([]);
  expect(page.outline[0]).toBe('3 Höj priset på kaffe');
  expect(page.text).toContain('Kaffet bär hälften av vinsten.');
  expect(page.text).toContain('Höj med 2 kr från första maj.');
  expect(page.text).toContain('Skriv ny prislista.');
  expect(page.definitions[0]).toContain('12 000 kr per år');
  expect(page.definitions).toHaveLength(5);
  // An older plan does not say how certain an action is.
  expect(card([], { certainty: 'medium' }).definitions).toContain('Säkerhet: Osäkert');
});

test('what is not known of an action is left out, not shown as empty', () => {
  const page = card([], { owner: '', impact: '', timeframe: '' });
  expect(page.definitions).toHaveLength(2);
});

test('an action whose text is its title does not say it twice', () => {
  const page = card([], { title: '' });
  expect(page.outline[0]).toBe('3 Höj med 2 kr från första maj.');
  expect(page.text.split('Höj med 2 kr').length - 1).toBe(page.names('group').length + 1);
});

test('what has become of an action is chosen among four, of which at most one holds', () => {
  const group = card([mark('underWay', '2025-03-09T10:00:00.000Z')]).one('group');
  expect(group.name).toContain('Höj priset på kaffe');
  const pressed = group.all('button').map((button) => button.attribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'true', 'false', 'false']);
});

test('an action that was dismissed is folded to its title until it is asked for', () => {
  const page = card([mark('dismissed', '2025-03-09T10:00:00.000Z')]);
  expect(page.text).not.toContain('Kaffet bär hälften av vinsten.');
  const unfold = page.all('button').find((button) => button.attribute('aria-expanded'));
  expect(unfold?.attribute('aria-expanded')).toBe('false');
});

test.each([
  ['while its marks are not known', null, {}],
  ['of an older plan without ids', [], { id: '' }],
])('an action %s cannot be marked', (_, history, more) => {
  expect(card(history, more).all('group')).toEqual([]);
});

test('an earlier plan is looked at: its marks are read and not changed', () => {
  const list = (history: ActionMark[]) =>
    drawnInResult(
      <ActionCard
        planId="p1"
        task={null}
        action={action}
        path="shortTerm.0"
        number={1}
        history={history}
        onMark={undefined}
      />,
    );
  expect(list([]).names('button')).toEqual(['Så gör du, effekt och tid']);
  const marked = list([mark('done', '2024-11-21T10:00:00.000Z')]);
  expect(marked.all('group')).toEqual([]);
  expect(marked.text).toContain('21 november 2024');
});

test('a choice of state is called by its action', () => {
  const page = drawnInResult(
    <StateChoice title="Ring tre kunder" state={null} onChoose={ignore} />,
  );
  expect(page.one('group').name).toContain('Ring tre kunder');
  expect(page.all('button').every((each) => each.attribute('aria-pressed') === 'false')).toBe(true);
});

test('what was marked before stands under what was marked last', () => {
  const page = drawnInResult(
    <MarkHistory
      history={[
        mark('done', '2024-11-21T10:00:00.000Z'),
        mark('underWay', '2024-11-02T10:00:00.000Z', true),
      ]}
    />,
  );
  expect(page.one('summary').text).toContain('21 november 2024');
  expect(page.one('list').all('listitem')).toHaveLength(1);
  expect(page.one('listitem').text).toContain('2 november 2024, ');
  expect(drawnInResult(<MarkHistory history={[]} />).text).toBe('');
});

const plan = (more: Partial<ActionsResult> = {}): ActionsResult => ({
  summary: '',
  shortTerm: [action, { ...action, id: 'costs:rent', title: 'Ring hyresvärden' }],
  longTerm: [],
  keyRecommendations: [],
  goals: [],
  missing: [],
  strategy: { tidsram: '3 månader', prioritet: 'Tillväxt', paverkan: '' },
  facts: [],
  figures: [],
  charts: [],
  unknowns: [],
  period: null,
  dataQuality: { text: '', warnings: [] },
  advice: [],
  engine: { writer: 'rules', version: '7' },
  strategicActions: [],
  operationalActions: [],
  growthActions: [],
  fromAnswersAlone: false,
  ...more,
});

test('who does an action until when is shown on it, with the way to a calendar', () => {
  const task = {
    ...{ actionId: 'a', assignee: 'Anna', dueOn: '2026-12-05', note: 'Ring först' },
    assumption: null,
    changedAt: '2026-11-23T10:00:00.000Z',
  };
  const page = card([], {}, ignore, task);
  expect(page.text).toContain('Anna · senast 5 december 2026');
  expect(page.text).toContain('Ring först');
  const names = page.all('button').map((button) => button.text);
  expect(names).toEqual(expect.arrayContaining(['Ändra', 'Lägg i kalendern']));
});

test('each action of a part has the marks of itself and of no other', () => {
  const history = [mark('done', '2024-11-21T10:00:00.000Z')];
  const page = drawnInResult(
    <ActionsPart
      list="shortTerm"
      planId="p1"
      plan={plan()}
      marks={{ current: history, history, tasks: [] }}
      onMark={ignore}
    />,
  );
  const pressed = page
    .all('group')
    .filter((group) => group.all('button').length > 0)
    .map(
      (group) =>
        group.all('button').filter((each) => each.attribute('aria-pressed') === 'true').length,
    );
  expect(pressed).toEqual([1, 0]);
});

test('a part without actions says so under its heading', () => {
  const page = drawnInResult(
    <ActionsPart list="longTerm" planId="p1" plan={plan()} marks={null} onMark={ignore} />,
  );
  expect(page.all('listitem')).toEqual([]);
  expect(page.all('paragraph')).toHaveLength(1);
});

test('a goal has what it takes a month, or that it cannot be measured', () => {
  const gap = someFact('F1', {
    key: planKeys.gapMonth,
    subject: { kind: 'goal', name: 'öka omsättningen' },
    value: '12500',
  });
  const goals = [
    { goal: 'öka omsättningen', text: 'Det är 12 500 kr i månaden.', measurable: true },
    { goal: 'växa', text: 'Skriv ett tal.', measurable: false },
  ];
  const figures = [{ path: 'goals.0.text', start: 7, end: 16, factId: 'F1' }];
  const given = plan({ goals, facts: [gap], figures });
  const page = drawnInResult(<Goals plan={given} />, [gap]);
  expect(page.outline.slice(1)).toEqual(['3 öka omsättningen', '3 växa']);
  const how = 'Så är det räknat';
  expect(page.names('button')).toEqual(['Omsättning 12 500 kr, visa kvitto', how, how]);
  expect(page.all('listitem')[1]?.text).not.toContain('12 500');
  expect(drawnInResult(<Goals plan={plan()} />).text).toBe('');
});

test('the plan in three lines leaves out the line that is empty', () => {
  const page = drawnInResult(<Strategy strategy={plan().strategy} />);
  expect(page.definitions.map((line) => line.split(': ')[1])).toEqual(['3 månader', 'Tillväxt']);
  const nothing = { tidsram: '', prioritet: '', paverkan: '' };
  expect(drawnInResult(<Strategy strategy={nothing} />).text).toBe('');
});

test('what was not there to build on is listed; where nothing lacked nothing is said', () => {
  const page = drawnInResult(
    <Missing plan={plan({ missing: ['En kostnadsanalys ger fler åtgärder.'] })} />,
  );
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'En kostnadsanalys ger fler åtgärder.',
  ]);
  expect(drawnInResult(<Missing plan={plan()} />).text).toBe('');
});
