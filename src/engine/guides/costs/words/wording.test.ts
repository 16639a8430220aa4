import { describe, expect, it } from 'vitest';
import { bookKeys } from '#engine/books/keys.ts';
import { subjectKey, WHOLE } from '#engine/events/own-months.ts';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { costKeys as key } from '#engine/guides/costs/catalogue.ts';
import type { CostFigures } from '#engine/guides/costs/figures/figures.ts';
import { costBriefFor } from '#support/cost-advice.ts';
import type { FactTable } from '#support/fact-table.ts';
import { read } from '#support/rule-tests.ts';
import { writeCostDraft } from './draft.ts';

function written(
  table: FactTable,
  more: Partial<CostFigures> = {},
  answers: Partial<CostAnswers> = {},
) {
  const brief = costBriefFor(table, answers, more);
  return read(writeCostDraft(brief), brief.facts);
}

const areas = (table: FactTable, more: Partial<CostFigures> = {}) =>
  written(table, more).stora_kostnadsomraden.innehall;
const summary = (table: FactTable, more: Partial<CostFigures> = {}) => written(table, more).summary;

describe('revenue that is known', () => {
  const unknown = (reason: string): Partial<CostFigures> => ({
    unknowns: [{ key: key.perRevenue, label: 'Kostnad mot omsättning', reason }],
  });

  it('is not said to be missing where it may not be held against the costs', () => {
    expect(summary({}, unknown('Kan inte räknas: omsättningen är inte känd.'))).toContain(
      'eftersom det saknas uppgift om omsättning',
    );
    const apart = summary({}, unknown('Kan inte räknas: det framgår inte om momsen ingår.'));
    expect(apart).toContain('eftersom försäljningen och den här filen inte går att räkna ihop');
    expect(apart).not.toContain('saknas uppgift');
  });
});

describe('the largest areas', () => {
  const lokal = (more: FactTable = {}): FactTable => ({
    [key.areaTotal]: { Lokal: '480000' },
    [key.areaShare]: { Lokal: '20' },
    [key.areaPerMonth]: { Lokal: '20000' },
    ...more,
  });

  it('are said with amount, share and month', () => {
    expect(areas(lokal())).toBe(
      'Belopp och andelar är av kostnaderna på 2 400 000 kr under 2025.\n\n## Lokal\n- **480 000 kr**, 20,0 % av kostnaderna, i snitt 20 000 kr i månaden',
    );
  });

  it.each([
    ['3', '- Har ökat med 3,0 % jämfört med året före'],
    ['2.9', '- Så gott som oförändrat jämfört med året före'],
    ['0', '- Så gott som oförändrat'],
    ['-2.9', '- Så gott som oförändrat'],
    ['-3', '- Har minskat med 3,0 % jämfört med året före'],
  ])('moved by %s per cent', (growth, words) => {
    expect(areas(lokal({ [key.areaGrowth]: { Lokal: growth } }))).toContain(words);
  });

  it.each([
    ['480000', '- Fast: återkommer med jämna belopp'],
    ['100000', '- Varav fast: 100 000 kr'],
    ['0', '- Rörlig: ojämn från månad till månad'],
  ])('of which %s kronor are fixed', (fixed, words) => {
    expect(areas(lokal({ [key.areaFixed]: { Lokal: fixed } }))).toContain(words);
  });

  it.each(['-1', '480001'])('of which %s kronor cannot be fixed', (fixed) => {
    expect(areas(lokal({ [key.areaFixed]: { Lokal: fixed } }))).not.toMatch(/Fast|fast|Rörlig/u);
  });

  it('that have ended are said to have, not to come back in even amounts', () => {
    const stopped: FactTable = {
      [key.supplierTotal]: { Eken: '470000' },
      [key.eventLast]: { Eken: '20000' },
      [key.eventPrevious]: { Eken: '160000' },
      [key.eventStopped]: { Eken: '-160000' },
    };
    const fixed = lokal({ [key.areaFixed]: { Lokal: '480000' }, ...stopped });
    const ended = areas(fixed, { areaOfSupplier: new Map([['Eken', 'Lokal']]) });
    expect(ended).toContain('- Har upphört: det sista betalades 2025');
    expect(ended).not.toMatch(/Fast|i månaden/u);
    // Another's end is not the area's.
    expect(areas(fixed, { areaOfSupplier: new Map([['Eken', 'Fordon']]) })).toContain('- Fast');
  });

  it('are not held against a month alone', () => {
    const comparison = {
      kind: 'preceding' as const,
      current: { from: '2025-02-01', to: '2025-02-28' },
      previous: { from: '2025-01-01', to: '2025-01-31' },
    };
    const fallen = lokal({ [key.areaGrowth]: { Lokal: '-99' } });
    expect(areas(fallen, { comparison })).not.toContain('99');
  });

  it('alone in the file are said to be all of it', () => {
    const all = { ...lokal(), [key.areaShare]: { Lokal: '100' } };
    expect(summary(all)).toContain('Allt gäller lokaler.');
    expect(summary(lokal())).toContain('Störst är lokalkostnaden (20,0 %).');
  });

  it('that have begun are said to have, without an average of months before they did', () => {
    const table = lokal({
      [key.supplierTotal]: { Eken: '470000' },
      [key.areaPerMonth]: { Lokal: '20000' },
      [key.eventCurrent]: { Eken: '470000' },
      [key.eventStarted]: { Eken: '470000' },
    });
    const begun = areas(table, { areaOfSupplier: new Map([['Eken', 'Lokal']]) });
    expect(begun).toContain('- Nytt: så gott som allt är betalt under 2025');
    expect(begun).not.toContain('i månaden');
    const others = areas(table, { areaOfSupplier: new Map([['Eken', 'Fordon']]) });
    expect(others).toContain('i månaden');
  });

  it('that follow sales are said to', () => {
    const goods: FactTable = {
      [key.areaTotal]: { 'Varor och material': '480000' },
      [key.areaFixed]: { 'Varor och material': '0' },
    };
    expect(areas(goods)).toContain('- Rörlig: följer inköp och försäljning');
  });

  it('are five at most, the largest first, none below a hundredth and what has no area last', () => {
    const names = ['Lokal', 'Fordon', 'Resor', 'Personal', 'Marknadsföring', 'El och värme'];
    const table: FactTable = {
      [key.areaTotal]: {
        ...Object.fromEntries(names.map((name, at) => [name, String(1000 * (at + 1))])),
        Övrigt: '90000',
        Avskrivningar: '7000',
      },
      [key.areaShare]: { Avskrivningar: '0.9' },
      [key.areasUnplaced]: '5',
    };
    const headings = [...areas(table).matchAll(/^## (.+)$/gmu)].map((match) => match[1]);
    expect(headings).toEqual([
      ...['El och värme', 'Marknadsföring', 'Personal', 'Resor', 'Fordon'],
      'Övrigt',
    ]);
  });

  it('name what recurs in them, the dearest three', () => {
    const table = lokal({
      [key.subscriptionYearly]: { Hyra: '400000', Städ: '60000', Larm: '12000', Sopor: '9000' },
    });
    const areaOfSubscription = new Map(
      ['Hyra', 'Städ', 'Larm', 'Sopor'].map((name) => [name, 'Lokal']),
    );
    expect(areas(table, { areaOfSubscription })).toContain(
      '- Återkommande: Hyra (400 000 kr per år), Städ (60 000 kr per år) och Larm (12 000 kr per år)',
    );
  });

  it('are said a year where the file is agreements', () => {
    expect(areas(lokal(), { perYear: 'agreements' })).toContain('- **480 000 kr** per år, 20,0 %');
  });

  it('are followed by the largest suppliers', () => {
    const table = lokal({
      [key.supplierTotal]: { Vasakronan: '400000', Nilsson: '-5' },
      [key.supplierShare]: { Vasakronan: '17' },
    });
    expect(areas(table)).toContain(
      '## Största leverantörerna\n- **Vasakronan**: 400 000 kr, 17,0 %',
    );
    expect(areas(table)).not.toContain('Nilsson');
    const known = (share: string) => areas({ ...table, [key.suppliersKnownShare]: share });
    expect(known('50')).toContain('## Största leverantörerna');
    expect(known('49')).not.toContain('Vasakronan');
  });

  it('are none in a file without any', () => {
    expect(areas({})).toBe('Filen har inga kostnader som går att dela upp på område.');
  });
});

describe('departments', () => {
  it('are told what to do once where it is the same for several', () => {
    const same: FactTable = {
      [key.departmentTotal]: { Butik: '3000', Lager: '2000' },
      [key.departmentShare]: { Butik: '30', Lager: '20' },
    };
    expect(written(same).avdelningsspecifika_rad.innehall.match(/Att göra/g)).toHaveLength(1);
  });

  const text = (table: FactTable, answers: Partial<CostAnswers> = {}) =>
    written(table, {}, answers).avdelningsspecifika_rad.innehall;
  const butik = (share: string, change: string, previous: string): FactTable => ({
    [key.departmentTotal]: { Butik: '500000', Lager: '90000' },
    [key.departmentShare]: { Butik: share },
    [key.departmentChange]: { Butik: change },
    [key.departmentPrevious]: { Butik: previous },
  });

  it.each([
    ['39', '10000', '100000', 'Har ökat med 10 000 kr', 'gå igenom vad som vuxit'],
    ['39', '9999', '100000', 'Har ökat med 9 999 kr', 'en månadsbudget'],
    ['40', '9999', '100000', 'Har ökat', 'börja här'],
    ['80', '20000', '100000', 'Har ökat', 'gå igenom vad som vuxit'],
    ['39', '2999', '100000', 'Så gott som oförändrat', 'en månadsbudget'],
    ['39', '-50000', '100000', 'Har minskat med 50 000 kr', 'en månadsbudget'],
  ])('of %s per cent that moved by %s of %s', (share, change, previous, moved, toDo) => {
    const words = text(butik(share, change, previous));
    expect(words).toContain(`- ${moved}`);
    expect(words).toContain(toDo);
  });

  it('that are new are not said to have moved', () => {
    expect(text(butik('39', '500000', '0'))).not.toMatch(/Har ökat|oförändrat/u);
  });

  it('share the cost with what has none', () => {
    const table = { ...butik('39', '0', '100000'), [key.departmentUnassigned]: '35' };
    expect(text(table)).toContain('## Utan avdelning\n- **35,0 %** av kostnaderna');
    expect(text({ ...table, [key.departmentUnassigned]: '0.9' })).not.toContain('Utan avdelning');
  });

  it('are asked for where there are none, with a word on the answer', () => {
    expect(text({})).toMatch(/^Filen har ingen kolumn för avdelning/u);
    expect(text({}, { departmentDistribution: 'Butik 70 %' })).toMatch(/^Du har beskrivit/u);
  });
});

describe('what there is to gain', () => {
  it('is told in groups: kronor first, then what to check, then better data', () => {
    const table: FactTable = {
      [key.areaTotal]: { Lokal: '480000' },
      [key.areaShare]: { Lokal: '20' },
      [key.areaPerMonth]: { Lokal: '20000' },
      [key.doublesCount]: '1',
      [key.doublesAmount]: '12000',
      [key.doubleAmount]: { 'Kranab, 3 mars': '12000' },
      [key.priceRisesCount]: '1',
      [key.priceRisesYearly]: '20000',
      [key.priceRiseYearly]: { Telia: '20000', Adobe: '-5' },
      [key.priceRisePercent]: { Telia: '50' },
      [key.subscriptionStopped]: { Slack: '9000' },
      [key.areasUnplaced]: '35',
    };
    const text = written(table).optimeringsmojligheter.innehall;
    expect([...text.matchAll(/^## (.+)$/gmu)].map((match) => match[1])).toEqual([
      'Går att räkna hem',
      'Värt att kontrollera',
      'Prishöjningar det senaste året',
      'Möjliga dubbelbetalningar',
      'Återkommande betalningar som har upphört',
      'Bättre underlag nästa gång',
    ]);
    expect(text).toContain('- **Telia**: 50,0 %, 20 000 kr mer per år');
    expect(text).toContain('- **Kranab, 3 mars**: 12 000 kr');
    expect(text).toContain('- **Slack**: 9 000 kr per år, syns inte längre');
    expect(text).not.toContain('Adobe');
    const kronor = [...text.matchAll(/Troligen ([\d ]+) kr per år, mellan/gu)].map((match) =>
      Number((match[1] ?? '').replaceAll(' ', '')),
    );
    expect(kronor).toEqual([...kronor].sort((a, b) => b - a));
  });

  it('is nothing where nothing stands out', () => {
    expect(written({}).optimeringsmojligheter.innehall).toBe(
      'Filen visar inget som sticker ut så mycket att det är värt ett eget råd.',
    );
  });
});

describe('the summary', () => {
  const compared = (percent: string, more: FactTable = {}): FactTable => ({
    [key.current]: '1300000',
    [key.previous]: '1200000',
    [key.changePercent]: percent,
    ...more,
  });

  it.each([
    ['8.3', 'Kostnaderna har ökat med 8,3 %: 1 300 000 kr'],
    ['-8.3', 'Kostnaderna har minskat med 8,3 %: 1 300 000 kr'],
    ['0', 'Kostnaderna är oförändrade: 1 300 000 kr'],
  ])('says how cost moved by %s per cent', (percent, words) => {
    expect(summary(compared(percent))).toContain(words);
  });

  it('says little of the direction of a month', () => {
    const comparison = {
      kind: 'preceding' as const,
      current: { from: '2025-12-01', to: '2025-12-31' },
      previous: { from: '2025-11-01', to: '2025-11-30' },
    };
    expect(summary(compared('8'), { comparison })).toContain('säger lite om riktningen');
    expect(summary(compared('8'), { comparison })).not.toContain('har ökat');
  });

  it('lays a change on the area behind three tenths of it, in its own direction', () => {
    const because = (change: Record<string, string>) =>
      summary(compared('8', { [key.change]: '100000', [key.areaChange]: change }));
    expect(because({ Lokal: '30000', Resor: '-90000' })).toContain(
      'Mest betyder att lokalkostnaden har ökat med 30 000 kr jämfört med året före.',
    );
    expect(because({ Lokal: '29999' })).not.toContain('Mest betyder');
    expect(because({ Övrigt: '90000' })).not.toContain('Mest betyder');
    // Neither the area nor all costs have moved by more than their months vary by.
    const varied = [900, 1100, 950, 1050, 1000, 870, 1130, 1020, 980, 1010, 940, 1060];
    const months = (more: number) => ({
      first: 0,
      now: varied.map((each) => each + more),
      before: varied.toReversed(),
    });
    const own = (more: number) => ({
      compared: new Map([
        [subjectKey('area', 'Lokal'), months(more)],
        [WHOLE, months(10)],
      ]),
      ...{ discounts: null, comebacks: [], passedOn: [] },
    });
    const table = compared('8', { [key.change]: '100000', [key.areaChange]: { Lokal: '90000' } });
    expect(summary(table, { ownMonths: own(10) })).not.toContain('Mest betyder');
    expect(summary(table, { ownMonths: own(900) })).toContain('Mest betyder');
  });

  it('names the three largest areas with their shares', () => {
    const table: FactTable = {
      [key.areaTotal]: { Lokal: '4', Personal: '9', Fordon: '2', Resor: '1' },
      [key.areaShare]: { Lokal: '25', Personal: '56', Fordon: '13', Resor: '6' },
    };
    expect(summary(table)).toContain(
      'Störst är personalkostnaden (56,0 %), lokalkostnaden (25,0 %) och fordonskostnaden (13,0 %).',
    );
    expect(
      summary({ [key.areaTotal]: { Lokal: '4' }, [key.areaShare]: { Lokal: '25' } }),
    ).toContain('Störst är lokalkostnaden (25,0 %).');
  });

  it('names the largest suppliers where half of the cost has no area', () => {
    const table = (unplaced: string): FactTable => ({
      [key.areasUnplaced]: unplaced,
      [key.supplierTotal]: { A: '9', B: '8' },
      [key.supplierShare]: { A: '20', B: '15' },
    });
    expect(summary(table('50'))).toContain(
      '50,0 % av kostnaderna går inte att placera i något område. Av leverantörerna är de största A (20,0 %) och B (15,0 %).',
    );
    expect(summary(table('100'))).toContain('Filen säger inte vad kostnaderna gäller');
  });

  it('says what is fixed and what recurs', () => {
    const table: FactTable = { [key.fixedShare]: '62', [key.subscriptionsYearly]: '90000' };
    expect(summary(table)).toContain(
      '62,0 % av kostnaderna är fasta och återkommande betalningar drar 90 000 kr per år.',
    );
    expect(summary({ [key.subscriptionsYearly]: '90000' })).toContain(
      'Återkommande betalningar drar 90 000 kr per år.',
    );
  });

  it('names the first of the risks: bills, then what is paid twice, then one supplier', () => {
    const years = [{ name: '2025', period: { from: '2025-01-01', to: '2025-12-31' }, whole: true }];
    const supplier: FactTable = { [key.supplierShare]: { Ahlsell: '45', Nilsson: '2' } };
    const doubles: FactTable = { ...supplier, [key.doublesAmount]: '12000' };
    const bills: FactTable = { ...doubles, [bookKeys.cashLiquidity]: { '2025': '62' } };
    expect(summary(bills, { years })).toContain('Största risken är betalningsförmågan: kassa');
    expect(summary(doubles)).toContain('betalt en gång för mycket, 12 000 kr.');
    expect(summary(supplier)).toContain('Mest beroende är ni av Ahlsell, som får 45,0 %');
    expect(summary({ ...supplier, [key.suppliersTotal]: '2' })).not.toContain('beroendet');
    expect(summary({ [key.supplierShare]: { Skatteverket: '45' } })).not.toContain('beroendet');
  });

  it('says what is unknown and why, at most two things', () => {
    const unknowns = [key.current, key.supplierTotal, key.perRevenue].map((name) => ({
      key: name,
      label: '',
      reason: '',
    }));
    const text = summary({}, { unknowns });
    expect(text).toContain(
      'Okänt är om kostnaderna ökar, eftersom det saknas en tidigare period att jämföra med, och vilka leverantörer pengarna går till, eftersom det saknas en kolumn för leverantör.',
    );
    expect(text).not.toContain('uppgift om omsättning');
  });

  it('says so where nothing was bought', () => {
    expect(summary({ [key.total]: '-500' })).toContain(
      'Filens belopp summerar till −500 kr: mer är krediterat än köpt, eller så är tecknen ombytta.',
    );
    expect(summary({ [key.total]: {} })).toContain('Filen har inga kostnader som går att räkna.');
  });

  it('says a year of agreements, and a year beside the one before of balances', () => {
    expect(summary({ [key.total]: '48000' }, { perYear: 'agreements' })).toContain(
      'Avtalen och abonnemangen i filen kostar 48 000 kr per år, om allt löper hela året.',
    );
  });
});

describe('the first step of a department', () => {
  const of = (table: FactTable) => written(table).avdelningsspecifika_rad.innehall;
  const two = (kontor: string, lager: string): FactTable => ({
    [key.departmentTotal]: { Kontor: kontor, Lager: lager },
    [key.departmentShare]: { Kontor: '52', Lager: '48' },
  });

  it('speaks of the largest to one alone, and to none where two are as large', () => {
    expect(of(two('52000', '48000')).match(/den största avdelningen/gu)).toHaveLength(1);
    expect(of(two('50000', '50000'))).not.toContain('den största avdelningen');
  });
});

describe('what a hundred kronor of sales cost', () => {
  const sold = (perRevenue: string): FactTable => ({
    [key.perRevenue]: perRevenue,
    [key.revenue]: '900000',
  });

  it('is said, and that it is more than was sold for', () => {
    expect(summary(sold('62'))).toContain(
      'Av varje hundralapp i omsättning gick 62 kr till kostnader.',
    );
    expect(summary(sold('195'))).toContain('195 kr till kostnader, alltså mer än det såldes för.');
  });

  it('is that of the latest year beside the one before, where both are known', () => {
    const two = { ...sold('77.5'), [key.perRevenueBefore]: '44' };
    expect(summary(two)).toContain(
      'gick 78 kr av varje hundralapp i omsättning till kostnader, mot 44 kr ',
    );
    expect(summary(two)).not.toContain('Av varje hundralapp');
  });
});
