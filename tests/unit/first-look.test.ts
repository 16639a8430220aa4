import { describe, expect, it } from 'vitest';
import { costsGuide } from '#features/costs/server/guide.ts';
import { pictureOf } from '#features/guides/server/first-picture.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { readSampleFile, sampleFiles } from '#features/sample/server/made-up.ts';
import { composeCostFile } from '#support/analyse-cost-file.ts';
import { analyseFile } from '#support/analyse-file.ts';

const spaced = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('the first picture of a file', () => {
  it('has the figures of its analysis: total, months, the five largest, and what they are made of', async () => {
    const { result } = await analyseFile(readSampleFile('sales'), sampleFiles.sales);
    const look = pictureOf(result, salesGuide.firstLook ?? expect.fail());
    const byId = new Map(look.facts.map((fact) => [fact.id, fact]));
    expect(byId.get(look.total ?? '')?.value).toBe('2679717.33');
    expect(look.top).toHaveLength(5);
    expect(look.months?.id).toBe('revenue-by-month');
    const top = look.top.map((id) => Number(byId.get(id)?.value));
    expect(top).toEqual(top.toSorted((a, b) => b - a));
    for (const { source } of look.facts) {
      expect(source.where).toBeNull();
      for (const input of source.inputs) expect(byId.has(input)).toBe(true);
    }
    expect(look.facts.length).toBeLessThan(result.facts.length / 2);
  });

  it('answers what the sales file knows, and suggests where only the owner does', async () => {
    const { result } = await analyseFile(readSampleFile('sales'), sampleFiles.sales);
    const { said, suggestions } = pictureOf(result, salesGuide.firstLook ?? expect.fail());
    expect(Object.keys(said).sort()).toEqual(['question1', 'question2', 'question4']);
    expect(said.question1).toContain('Espresso Napoli 1 kg');
    expect(spaced(said.question2)).toMatch(/^Säljare \d\d,\d %, Webb \d\d,\d % och Telefon/);
    expect(said.question4).toMatch(/^Starkast i (november|december) .*, svagast i juli$/);
    for (const { texts } of Object.values(suggestions)) expect(texts.length).toBeGreaterThan(1);
  });

  it('answers most of what is asked of a cost file', async () => {
    const { result } = await composeCostFile(readSampleFile('costs'), sampleFiles.costs);
    const { said, suggestions, topOf } = pictureOf(result, costsGuide.firstLook ?? expect.fail());
    expect(topOf).toBe('Kostnadsområden');
    expect(said.largestFixedCosts).toMatch(/^Personal, lokal/);
    expect(said.unpredictableCosts).toContain('aror och material');
    expect(said.subscriptionCosts).toContain('Hamnmagasinet Fastigheter AB');
    expect(spaced(said.departmentDistribution)).toMatch(/^Lager \d\d,\d %/);
    expect(said.unnecessaryCosts).toBeUndefined();
    expect(suggestions.unnecessaryCosts?.texts).toContain('Kundregistret Kontakten AB');
  });

  it('says nothing of what a file does not have', async () => {
    const bytes = Buffer.from('Datum;Summa\n2025-01-01;10,50\n2025-02-02;20,00\n');
    const { result } = await analyseFile(bytes, 'a.csv');
    const { said, top, total } = pictureOf(result, salesGuide.firstLook ?? expect.fail());
    expect({ said, top }).toEqual({ said: {}, top: [] });
    expect(total).not.toBeNull();
  });
});
