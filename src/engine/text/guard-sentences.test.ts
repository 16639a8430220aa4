import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesCatalogue } from '#engine/guides/sales/catalogue.ts';
import { factsOf } from '#support/sales-facts.ts';
import { createSentenceCheck, guardSentences } from './guard-sentences.ts';
import { createSentenceGuard } from './sentence-guard.ts';
import { sentencesOf } from './sentences-of.ts';

const { changes, keys: key } = salesCatalogue;
const facts = factsOf({
  [key.revenueTotal]: '1000',
  [key.growth]: '-12',
  [key.productRevenue]: { Te: '600', Kaffe: '300', Choklad: '100' },
  [key.productGrowth]: { Te: '8' },
  [key.grossMargin]: '40',
  [key.marginChange]: '-2',
  [key.monthAverage]: '80',
});
const rules = {
  summary:
    'Ni sålde för {{F1}}. Försäljningen har minskat med {{F2|abs}}. Nedgången beror på färre kunder. Täckningsgraden är {{F7}}.',
  item: { name: '{{F3.name}}', text: 'Står för {{F3}}. Priset är oförändrat.' },
};
const check = createSentenceCheck({ facts, changes, rules });
const kinds = (text: string) => [...new Set(check.breaches(text).map(({ kind }) => kind))];

describe('a sentence', () => {
  it.each([
    'Under året sålde ni för {{F1}}.',
    'Mest säljer {{F3.name}} med {{F3}}.',
    '{{F3.name}} säljer mer än {{F4.name}}.',
    'Försäljningen har sjunkit med {{F2|abs}}.',
    'I snitt blir det {{F9}} i månaden.',
    '{{F3.name}} ({{F3}}) och {{F4.name}} ({{F4}}) bär sortimentet.',
    'Börja med ett samtal redan på måndag.',
    'Välj det som är viktigast för er.',
    '**Första steg:** Lista varorna.',
    'Nästa steg är att fråga.',
    'Gå fram steg för steg.',
  ])('that the facts carry is passed: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each([
    ['digits', 'Ni sålde för 1 000 kr.', 'number'],
    ['digits in a heading', '## Topp 3 för {{F1}}', 'number'],
    ['digits in a table', '| Te | 600 |', 'number'],
    ['digits of other scripts', 'Ni sålde för ٣.', 'number'],
    ['a number in words', 'Ni sålde för tvåhundratusen.', 'numberWord'],
    ['a number in an adjective', 'En tvåsiffrig tillväxt väntar.', 'numberWord'],
    ['a number in English', 'You sold twenty units.', 'numberWord'],
    ['a fraction', 'Två tredjedelar kom från {{F3.name}}.', 'numberWord'],
    ['a multiple', '{{F3.name}} säljer dubbelt.', 'numberWord'],
    ['many times', '{{F3.name}} säljer flera gånger mer.', 'share'],
    ['most of them', 'De flesta kunder kom tillbaka.', 'share'],
    ['per cent of kronor', 'Ni sålde för {{F1}} procent.', 'unit'],
    ['points for per cent', 'Fallet är {{F2}} i procentenheter.', 'unit'],
    ['thousands', 'Ni sålde för {{F1}} tkr.', 'unit'],
    ['a direction', 'Försäljningen har ökat med {{F2|abs}}.', 'direction'],
    ['a direction without figure', 'Försäljningen ökar.', 'direction'],
    ['a rise', 'Försäljningen steg.', 'direction'],
    ['a rise of the first', 'Den första steg.', 'direction'],
    ['a rank', 'Störst är {{F4.name}} med {{F4}}.', 'rank'],
    ['the bottom as the top', 'Bäst säljer {{F4.name}} och {{F5.name}}.', 'rank'],
    ['the next to worst', 'Näst sämst är {{F4.name}}.', 'rank'],
    ["another's figure", '{{F3.name}} sålde för {{F4}}.', 'name'],
    ["another's figure after a plain name", 'Kaffe sålde för {{F3}}.', 'name'],
    ["nobody's figure", 'Den sålde för {{F3}}.', 'name'],
    ['another measure', 'Täckningsgraden är {{F1}}.', 'measure'],
    ['a comparison', '{{F4.name}} säljer mer än {{F3.name}}.', 'comparison'],
    ['more than a figure', 'Ni sålde för mer än {{F1}}.', 'comparison'],
    ['a cause', 'Nedgången beror på vädret.', 'cause'],
    ['thanks', 'Försäljningen är {{F1}} tack vare kampanjen.', 'cause'],
    ['a promise', 'Det kommer att ge er mer pengar.', 'promise'],
    ['a guarantee', 'Effekten är garanterad.', 'promise'],
    ['unknown as nothing', 'Ni har inga returer.', 'none'],
    ['the industry', 'Det är bättre än branschen.', 'industry'],
    ['an average', 'Ni ligger över genomsnittet.', 'average'],
    ['a month in words', 'Försäljningen var {{F1}} i mars.', 'month'],
    ['a link', 'Läs mer på https://exempel.se.', 'link'],
    ['a link in marks', '[kvittot](javascript:x)', 'link'],
    ['markup', '<img src=x onerror=y>', 'markup'],
    ['a hidden mark', 'Ni sålde för f\u200bem.', 'hidden'],
    ['foreign letters', 'Ni sålde för fеm.', 'letters'],
    ['a fact that is not there', 'Ni sålde för {{F99}}.', 'unknownFact'],
    ['a cut placeholder', 'Ni sålde för {{F1.', 'brokenPlaceholder'],
  ] as const)('that holds %s is stopped: %s', (_, text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it('may say the cause that the rules say', () => {
    expect(kinds('Nedgången beror på färre kunder.')).toEqual([]);
  });

  it('is about whom its place is about', () => {
    const about = new Map([['product', 'Te']]);
    expect(check.breaches('Står för {{F3}}.', about)).toEqual([]);
    expect(check.breaches('Står för {{F4}}.', about).map(({ kind }) => kind)).toEqual(['name']);
  });

  it('is read in time in proportion to its length', () => {
    const cost = (length: number) => {
      const text = '{{F1}} mer än {{F2|abs}} från '.repeat(length);
      const from = process.threadCpuUsage();
      for (const sentence of sentencesOf(text)) check.breaches(sentence);
      const { user, system } = process.threadCpuUsage(from);
      return user + system;
    };
    cost(100);
    // Eight times as long may take thirty times as much: the square of it would be 64.
    expect(cost(40_000)).toBeLessThan(Math.max(150_000, 30 * cost(5_000)));
  });
});

describe("a model's texts", () => {
  const guarded = (texts: Record<string, string>) =>
    guardSentences({ facts, changes, rules }, new Map(Object.entries(texts)));
  const shown = (texts: Record<string, string>, path: string) =>
    guarded(texts)
      .texts.get(path)
      ?.map(({ text, by }) => `${by}: ${text.trim()}`);

  it("have the rules' sentence of the same facts where one does not hold", () => {
    const summary =
      'Året gav {{F1}} i försäljning. Försäljningen har rusat med {{F2|abs}}. Er täckningsgrad är {{F7}}.';
    expect(shown({ summary }, 'summary')).toEqual([
      'model: Året gav {{F1}} i försäljning.',
      'rules: Försäljningen har minskat med {{F2|abs}}.',
      'model: Er täckningsgrad är {{F7}}.',
    ]);
    expect(guarded({ summary }).replaced).toEqual([{ path: 'summary', kinds: ['direction'] }]);
  });

  it("are the rules' where most does not hold, and where nothing is said", () => {
    const own = ['rules: Står för {{F3}}.', 'rules: Priset är oförändrat.'];
    expect(shown({ 'item.text': 'Hälften. {{F4}} är bäst.' }, 'item.text')).toEqual(own);
    expect(shown({ 'item.text': '  ' }, 'item.text')).toEqual(own);
  });

  it('are taken at no place that the rules do not write', () => {
    expect(guarded({ other: 'Ni sålde för {{F1}}.' }).texts.size).toBe(0);
  });
});

describe('a stream of text', () => {
  const text =
    '## Läget\nNi sålde för {{F1}}. Det är 5 % mer! Mest säljer {{F3.name}} med {{F3}}.\n\n- Ring i dag\n- Vänta inte. Och ”så här”. Slut';

  it('gives the sentences that hold, however it is cut', () => {
    const whole = createSentenceGuard({ facts, changes, rules });
    const expected = [...whole.take(text), ...whole.end()];
    expect(expected.join('')).toBe(text.replace('Det är 5 % mer! ', ''));
    expect(whole.replaced).toHaveLength(1);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (lengths) => {
        const guard = createSentenceGuard({ facts, changes, rules });
        const given: string[] = [];
        let at = 0;
        for (let step = 0; at < text.length; step += 1) {
          const length = lengths[step % lengths.length] ?? 1;
          given.push(...guard.take(text.slice(at, at + length)));
          at += length;
        }
        expect([...given, ...guard.end()]).toEqual(expected);
      }),
    );
  });

  it('ends where no sentence ends', () => {
    const guard = createSentenceGuard({ facts, changes, rules });
    expect(guard.take('ord '.repeat(2_000))).toEqual([]);
    expect(guard.take('Ni sålde för {{F1}}. Mer')).toEqual([]);
    expect(guard.end()).toEqual([]);
    expect(guard.replaced).toEqual([{ path: 'text', kinds: ['tooLong'] }]);
  });

  it('is cut into sentences that join to it', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(sentencesOf(any).join('')).toBe(any);
      }),
    );
  });
});
