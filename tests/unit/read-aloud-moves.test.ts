import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

describe('what moved together in a made company, read aloud', () => {
  it('names first what made most of the fall, though it was most of the file, and with whom it fell', async () => {
    const craft = await textOf('hantverk', 16);
    expect(craft).toMatch(/betytt mest:\*\*\n- Laddbox har gett 1 272 700 kr mindre/u);
    expect(craft).toContain('Tappet för Laddbox är spritt på flera kunder');
    expect(craft).not.toContain('Ta reda på var tappet sitter');
    expect(craft).toContain(
      'En stor del av ökningen för Elmaterial är hos kunder som samtidigt köper mindre av Felsökning',
    );
    expect(craft).toContain('men 23,6 % är leasing, skatt eller försäkring');
  });

  it('counts row by row who has changed to what rose, and says so of those who rent too', async () => {
    const house = await textOf('fastighet', 16);
    expect(house).toContain(
      'Det mesta av tappet för Hyra kontor är hos hyresgäster som samtidigt har hyrt mer av Hyra lager',
    );
    expect(house).not.toContain('om det går att öka mer');
    const consultants = await textOf('konsult', 16);
    expect(consultants).toContain(
      'Det mesta av tappet för Projektledning är hos kunder som samtidigt har köpt mer av Rådgivning',
    );
    const haulier = await textOf('transport', 16);
    expect(haulier).not.toContain('ta reda på om kunderna har bytt');
    // Dearer, and bought by one who is new: with the others it has hardly grown.
    expect(haulier).not.toContain('Ge mer plats åt');
  });

  it('point at the advice on a fall by its name, and say what a sum is counted of', async () => {
    const salon = await textOf('salong', 16);
    expect(salon).toMatch(
      /# Svagast\n- Klippning dam [^\n]*\n[^\n]*\n {2}Se rådet ”Vänd tappet för/u,
    );
    expect(salon).toContain('Räknat på hela tappet, också det som är på raderna med Elsa.');
    expect(salon).toContain('Inget mer att räkna hem: höjningen är redan gjord.');
    expect(salon).toContain('- Följ upp kunderna efter Elsa [Kritisk]');
    expect(await textOf('fastighet', 16)).toContain('\n## Fastigheten\n');
    expect(await textOf('konsult', 16)).toContain(
      'bestäm vem som får boka och vad en resa får kosta',
    );
  });

  it('say who is behind a rise of what is sold, and where to read of a payee that the plan has no room for', async () => {
    const haulier = await textOf('transport', 16);
    expect(haulier).toContain(
      'Styckegods: en stor del av ökningen är hos Norrby Kontor, som är ny.',
    );
    expect(haulier).not.toContain('De som ökar');
    expect(haulier).toMatch(
      /Planen rymmer inte allt som har hänt: .*”Ta upp det högre beloppet med Åkeri Sjölin”/u,
    );
  });

  it('act in the plan on what moved most, and say where the advice is on what it has no room for', async () => {
    const cleaners = await textOf('städ', 16);
    const plan = cleaners.slice(cleaners.indexOf('# Mål'));
    expect(plan).toContain('- Stäm av de nya lönerna');
    expect(plan).not.toContain('- Ta reda på vad som har hänt med fordonskostnaden');
    expect(plan).toMatch(
      /Planen rymmer inte allt som har hänt: se i försäljningsanalysen råde[nt] ”Se efter om kunderna har bytt [^”]*”[^.]*, och i kostnadsanalysen rådet/u,
    );
    expect(cleaners.match(/Börja med att/gu)).toHaveLength(1);
  });

  it('tells of who has changed before where they are, of an area by those in it, and answers the problem first', async () => {
    const haulier = await textOf('transport', 17);
    expect(haulier).toContain('# Se efter om kunderna har bytt Partigods mot Styckegods');
    expect(haulier).not.toContain('mesta av tappet är i regionen Umeå');
    expect(haulier).not.toContain('Området Fordon har kostat');
    const consultants = await textOf('konsult', 17);
    expect(consultants).toContain('- Lämna bort det som inte kräver dig');
  });
});
