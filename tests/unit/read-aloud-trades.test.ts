import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

describe('a made company of a trade, read aloud against its rows', () => {
  it('counts what fuel costs by the fuel, and not by a vehicle that is new beside it', async () => {
    // 287 514 kr of fuel in two years: 6 % of half of it.
    const craft = await textOf('hantverk', 16);
    expect(craft).not.toContain('Troligen 11 000 kr per år i lägre kostnad');
    expect(craft).toContain('Det är det enda som har ökat.');
    expect(craft).toContain('Se samma råd som för Laddbox.');
  });

  it('has the rent as fixed before and after it was raised', async () => {
    const consultant = await textOf('konsult', 16);
    expect(consultant).not.toContain('- Varav fast: 643 731 kr');
    // 26 001 kr once, of a rise of 24 174 kr.
    expect(consultant).toContain(
      'en ökning som försvinner utan det som Molnbyn AB kostade extra i mars 2025 (26 001 kr)',
    );
    expect(consultant).toContain('på ett större antal till i stort sett oförändrat pris');
    expect(consultant).toContain('Räknat om från 28 februari–31 december 2025 till ett helt år.');
    expect(consultant).toContain('den visar inte vad det högre beloppet består av');
    expect(consultant).toContain('# Stäm av de nya betalningarna till Tågresor Nu');
  });

  it('says of premises that are let of other kinds that the kinds have shifted, and once where they fell', async () => {
    const landlord = await textOf('fastighet', 16);
    expect(landlord).toContain('att det dyrare är en mindre del av det som har hyrts ut');
    expect(landlord).not.toContain('att mindre har hyrts ut');
    expect(landlord.match(/se i avtalen om de har bytt/gu)).toHaveLength(1);
    expect(landlord).toContain('och om Ekbackens Livs, som är ny, hyr någon av dem nu');
    expect(landlord).toContain('en del av kostnaderna kan saknas i filen');
  });

  it('calls what sells less the best for no more than it is', async () => {
    const salon = await textOf('salong', 16);
    expect(salon).not.toContain('är ändå bland det som ger mest');
    expect(salon).toContain('men mindre än hela försäljningen');
    expect(salon).toContain('mer betalats under april–december 2025 än samma tid året före');
    expect(salon).toContain('Elsa har inga rader efter den 28 maj 2025');
  });
});

describe('other made companies of these trades, read aloud against their rows', () => {
  it('say of a vehicle whose leasing has ended nothing that is to be paid, and ask nobody who is new why more is bought', async () => {
    const craft = await textOf('hantverk', 17);
    expect(craft).not.toContain('är leasing, skatt eller försäkring');
    expect(craft).toContain('Regionen Stockholm: fråga bland andra Lunchkompaniet');
  });

  it('tell once where what is let has fallen, and of one who buys less in other words than the summary', async () => {
    const landlord = await textOf('fastighet', 17);
    expect(landlord.match(/tappet (?:för Hyra lager )?är hos Norrby Kontor/gu)).toHaveLength(1);
    const dearer = await textOf('fastighet', 18);
    expect(dearer).toContain('att det dyrare är en större del av det som har hyrts ut');
    expect(dearer).not.toContain('det som säljs');
    const consultant = await textOf('konsult', 17);
    expect(consultant).toContain(
      'Under juli–december 2025 har Lunchkompaniet anlitat er för 74 150 kr mindre än samma tid året före.',
    );
    expect(consultant).toContain('Nedgången beror på att antalet är lägre');
    expect(consultant).not.toContain('vilka tjänster och kunder ni tjänar på');
  });
});
