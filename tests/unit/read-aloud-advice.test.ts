import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

/** The lines of the list of what has happened that stand anywhere else too, word for word. */
function repeated(text: string): string[] {
  const lines = text.split('\n');
  const events = new Set(
    lines.flatMap((line) =>
      /^- .*(?:året före|i filen|ett år senare)[:.]/u.test(line) ? [line.slice(2)] : [],
    ),
  );
  return [...events].filter((event) =>
    lines.some((line) => !line.startsWith('- ') && line.includes(event)),
  );
}

describe('advice on what has happened in a made company, read aloud', () => {
  it('says it in other words than the summary, and lists it with what it is worth', async () => {
    for (const kind of ['tillverkning', 'gårdsbutik', 'salong']) {
      const text = await textOf(kind, 16);
      expect(repeated(text)).toEqual([]);
    }
    const maker = await textOf('tillverkning', 16);
    expect(maker).toContain('- **Stäm av den höga lönekostnaden**: 520 361 kr.');
    expect(maker).toContain('Allt går till Stålgrossen');
    expect(maker).toContain(
      'Det som gäller Ekbackens Livs och Lindö Skola är en del av det som gäller regionen Stockholm.',
    );
  });

  it('asks of a supplier that is paid as much more as another was that stopped whether it has taken its place', async () => {
    const shop = await textOf('gårdsbutik', 16);
    expect(shop).toContain('# Stäm av om Sundets Grossist AB har ersatt Importhuset Väst');
    expect(shop).not.toContain('Ta upp det högre beloppet med Sundets Grossist AB');
    // What fell as much everywhere is no reason for the fall of one place.
    expect(shop).not.toContain('en stor del av tappet är på Äpplemust');
  });

  it('asks about a dish where it fell as much everywhere, and about a place by itself', async () => {
    const restaurant = await textOf('restaurang', 16);
    expect(restaurant).toContain('# Vänd tappet för Dagens lunch');
    expect(restaurant).toContain('Tappet finns i båda kanalerna, inte bara i en av dem.');
    expect(restaurant).not.toContain('Där är tappet störst på Dagens lunch');
  });

  it('asks first how many have gone over to another fee, and counts none of that as lost', async () => {
    const association = await textOf('förening', 16);
    expect(association).toContain(
      'Medlemsavgift vuxen har ökat samtidigt som Medlemsavgift ungdom minskat: se först efter hur många som har gått över dit.',
    );
    expect(association).toContain('Tappet för Medlemsavgift ungdom är inte med');
    expect(association).not.toContain('Ökar under juli–december 2025: Medlemsavgift vuxen');
  });

  it('calls lower prices after discounts what they are, and names no discounts where none are given', async () => {
    const online = await textOf('e-handel', 16);
    expect(online).toContain('lägre priser efter rabatt (minus 176 851 kr)');
    expect(online).not.toContain('större rabatter (minus');
    const trade = await textOf('handel', 16);
    expect(trade).not.toContain('Styr försäljningen från');
    expect(trade).not.toContain('Gå igenom licenser och program [Kritisk]');
    expect(trade).toContain('Störst risk ligger i att så mycket hänger på Bryggkaffe mellanrost');
  });

  it('acts in the plan on a payment to be checked that is much of a year, and counts a saving on fuel alone', async () => {
    const trade = await textOf('handel', 16);
    expect(trade).toContain('- Följ upp Sundets Grossist AB (Den som sköter ekonomin');
    const restaurant = await textOf('restaurang', 16);
    expect(restaurant).toContain('- Följ upp Köttbruket och Grönsakshallen (');
    expect(restaurant).not.toContain('Se efter vem ni nu köper det av');
    expect(restaurant).toContain('till de kostnader som filen har');
    const haulier = await textOf('transport', 16);
    expect(haulier).toContain('Antagen minskning av drivmedelskostnaden');
    expect(haulier).toContain(
      'Räknat på den del som är drivmedel, 95,4 % av fordonskostnaden i hela filen.',
    );
    expect(haulier).toContain('mest hos Hotell Strandvillan: fråga också Ekbackens Livs innan');
  });

  it('asks one who buys in a place of its rise, and says what pulls the other way where a reason is more than the change', async () => {
    const maker = await textOf('tillverkning', 16);
    expect(maker).toContain(
      'Regionen Stockholm: fråga bland andra Ekbackens Livs vad som ligger bakom ökningen där',
    );
    expect(maker).not.toContain('en del kan vara det högre priset');
    expect(await textOf('restaurang', 16)).toContain(
      'Nedgången beror på färre sålda enheter (minus 717 405 kr); åt andra hållet drar högre priser (plus 115 649 kr).',
    );
  });

  it('asks what changed in a channel when it began to sell less, which the file tells', async () => {
    const restaurant = await textOf('restaurang', 16);
    expect(restaurant).toContain(
      'Det är under juli–december 2025 som det har blivit mindre där: ta reda på vad som ändrades då',
    );
    expect(restaurant).not.toContain('och från vilken vecka');
    expect(restaurant).not.toContain('stannar oftare');
  });

  it('points at the advice on a dearer purchase, and says what a priority follows only beside an amount', async () => {
    const restaurant = await textOf('restaurang', 16);
    expect(restaurant).toContain(
      'Se råden ”Vänd nedgången i kanalen Avhämtning” och ”Ta igen den högre kostnaden för Margherita”.',
    );
    expect(restaurant).not.toContain('Räkna om kalkylen med den nya kostnaden');
    expect(restaurant).toContain('med bemanningskostnad per månad går det.\n');
  });
});
