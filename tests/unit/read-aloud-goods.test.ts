import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

describe('the texts of a made company that sells goods, read aloud', () => {
  it('give one piece of advice on a place and what fell mostly there, and none to put more of it in stock', async () => {
    const farm = await textOf('gårdsbutik', 30114101);
    expect(farm).toContain('# Vänd nedgången i kanalen Rekoring');
    expect(farm).toContain('Se rådet ”Vänd nedgången i kanalen Rekoring”.');
    expect(farm).not.toContain('Vänd tappet för');
    expect(farm).not.toContain('# Säkra Nötlåda');
  });

  it('ask a customer once, for one thing, and no one depended on for more', async () => {
    const maker = await textOf('tillverkning', 30114101);
    expect(maker).not.toMatch(
      /ring Saltsjö Marin[\s\S]*Ta reda på varför Saltsjö Marin köper mindre/u,
    );
    expect(maker).toContain('Norrby Kontor: fråga vad som ligger bakom ökningen');
    const trade = await textOf('handel', 30114102);
    expect(trade).toContain('På måndag: ring Lunchkompaniet');
    expect(trade).not.toContain('Hör av er till Lunchkompaniet');
    expect(trade).not.toContain('Följ upp kanalen Webb');
    expect(trade).toContain('Rabatter har tillkommit: 10,3 % av försäljningen');
    expect(trade).not.toContain('Styr försäljningen från Tillbehör');
  });

  it('take in one offer on goods bought mostly of one, and compare nobody with one who sells other things', async () => {
    const maker = await textOf('tillverkning', 30114101);
    expect(maker).toContain('Allt går till Stålgrossen');
    expect(maker).not.toContain('Skaffa ett alternativ till');
    const restaurant = await textOf('restaurang', 30114101);
    expect(restaurant).toContain('# Stäm av om Grönsakshallen ersätter någon');
    expect(restaurant).not.toContain('har ersatt Vinkällaren Import');
  });

  it('say of a cost that more is paid for that it is on the result, and of more than a hundred that it is for a hundred', async () => {
    const trade = await textOf('handel', 30114101);
    expect(trade).toMatch(/Ta upp det högre beloppet[^#]*Svarar (?:också )?på [^.]*”resultatet”/u);
    expect(trade).toContain('För varje hundralapp i omsättning under 2025 gick 374,06 kr');
    expect(trade).not.toContain('Lämnar mindre än i jämförelseperioden');
  });

  it('take no share of what is spent on marketing out of its cheaper months, and call no urgent thing of low priority', async () => {
    const web = await textOf('e-handel', 30114101);
    expect(web).toContain('Antagen del av marknadsföringen som inte ger något, en schablon');
    expect(web).not.toMatch(/Stäm av den höga lönekostnaden \([^)]*Låg/u);
    expect(web).not.toContain('Det mesta av ökningen är 500 440 kr');
  });

  it('call nothing a fall of one channel that fell alike in both, nor of a group what is told of a product in it', async () => {
    const web = await textOf('e-handel', 30114103);
    expect(web).toContain(
      'Tappet för Kökshandduk och Ullfilt är ungefär lika stort i båda kanalerna',
    );
    expect(web).not.toContain('Vänd nedgången i');
    const farm = await textOf('gårdsbutik', 30114103);
    expect(farm).not.toContain('# Säkra Nötlåda');
    const maker = await textOf('tillverkning', 30114103);
    expect(maker).toContain(
      'som inte längre är kund: ta reda på vad resten beror på. På måndag: ring',
    );
  });

  it('send what fell with one who has left to the advice on that, and name no level of less than a hundredth', async () => {
    const consultants = await textOf('konsult', 30114102);
    expect(consultants).toContain('Se rådet ”Följ upp kunderna efter Petra Wik”.');
    expect(consultants).not.toContain('21 222 kr mer');
  });
});
