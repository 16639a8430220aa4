import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

describe('where and by whom in a made company, read aloud', () => {
  it('tells of no channel that has moved as the others have', async () => {
    expect(await textOf('e-handel', 16)).not.toMatch(/^- Kanalen/mu);
  });

  it('asks of a channel that has fallen alone what changed there', async () => {
    const shop = await textOf('gårdsbutik', 16);
    expect(shop).toContain(
      'Kanalen Gårdsbutik: ingen annan kanal har minskat under 2025, så skälet finns troligen där. Fråga den som har hand om kanalen vad som ändrades när tappet började',
    );
  });

  it('asks of a channel where all that it sells has fallen, and of no product there', async () => {
    const shop = await textOf('e-handel', 17);
    expect(shop).toContain(
      'Så gott som allt som säljs där har minskat, så det beror troligen på kanalen',
    );
    expect(shop).not.toContain('Där är tappet störst på Ullfilt');
  });

  it('takes no two days of the week for better and worse that are so by chance', async () => {
    expect(await textOf('gårdsbutik', 17)).not.toContain('Bemanna efter veckodagarna');
  });

  it('asks of more goods whether more has been sold', async () => {
    expect(await textOf('gårdsbutik', 17)).toContain(
      'Är det antalet: jämför det med hur mycket som har sålts samma tid.',
    );
  });

  it('asks for the reason of what has fallen by its name, and sets no goal by the week where the fall is of one', async () => {
    const shop = await textOf('e-handel', 16);
    expect(shop).toContain(
      'På måndag: skriv upp skälet till det som har hänt med Linnelakan, och vem som vet mer.',
    );
    expect(shop).not.toContain('Sätt ett mål som stänger gapet');
  });

  it('asks of parcels whether more has been sold, and not who decided on them', async () => {
    const shop = await textOf('e-handel', 16);
    expect(shop).toContain('Är det antalet: se efter om mer har sålts');
  });

  it('calls no fall hard where most of what comes in is left, and takes no months of a fixed fee for what can be saved', async () => {
    const association = await textOf('förening', 16);
    expect(association).not.toContain('slår hårt mot resultatet');
    expect(association).not.toContain('Minskning av konsultkostnaden, ur er egen fil');
  });

  it('says of a number of what is let only that the file has it', async () => {
    const landlord = await textOf('fastighet', 16);
    expect(landlord).toContain('Höjningen av Hyra lager: antalet i filen är högre');
  });
});
