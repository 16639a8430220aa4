import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

describe('the texts of a made company, read aloud', () => {
  it('take one offer in on one purchase, and give no place of their own to what other advice is on', async () => {
    const craft = await textOf('hantverk', 30114101);
    expect(craft).toContain('# Ta in en offert till på inköpen');
    expect(craft).not.toContain('Skaffa ett alternativ till Elgrossen Mitt');
    const gone = await textOf('hantverk', 30114102);
    expect(gone).toContain('# Ring Norrby Kontor');
    expect(gone).not.toContain('Vänd nedgången i regionen Stockholm');
  });

  it('ask for no more of what is bought instead of something else, and for no goal on what has its own advice', async () => {
    const text = await textOf('transport', 30114101);
    expect(text).toContain('# Se efter om kunderna har bytt Partigods mot Styckegods');
    expect(text).not.toContain('Ökar under mars–december 2025: Styckegods');
    expect(text).not.toContain('Sätt ett mål som stänger gapet');
    expect(text).not.toContain('Skaffa ett alternativ till Drivmedel Nord');
    // Two made as much of it.
    expect(text).not.toContain('mest genom 146 089 kr');
  });

  it('leave a fall to the advice on who has left, and tell of it once', async () => {
    const salon = await textOf('salong', 30114101);
    expect(salon).toContain('Båda skillnaderna har uppstått mest på raderna med Mira.');
    expect(salon).not.toContain('Minskar under augusti–december 2025: Klippning herr');
    expect(salon).toContain('# Gå igenom vad de fasta arvodena täcker');
    expect(salon).not.toContain('byt löpande räkning mot fast pris');
    const house = await textOf('fastighet', 30114101);
    expect(house).not.toContain('Minskar under juni–december 2025: Hyra lager');
    expect(house).toContain('men utan Hotell Strandvillan har det hållit sig');
    expect(house).not.toContain('Lokalkostnaden');
    expect(house).toMatch(/Sänk förbrukningen av el och värme[^#]*På måndag: läs av temperaturen/u);
  });

  it('ask for no more of what has become dearer, and give what was paid once for no reason to negotiate', async () => {
    const text = await textOf('städ', 30114101);
    expect(text).not.toContain('om det går att öka mer');
    expect(text).not.toMatch(/Den har ökat med 49,0 %/u);
  });

  it('sell no more of what has become dearer, meet a customer once, and fill no months that give next to nothing', async () => {
    const craft = await textOf('hantverk', 30114103);
    expect(craft).toContain('# Ge mer plats åt Felsökning\n');
    expect(
      craft.match(/En stor del av tappet (?:för Elmaterial )?är hos Lunchkompaniet/giu),
    ).toHaveLength(1);
    const haulier = await textOf('transport', 30114103);
    expect(haulier).toContain('På måndag: boka ett möte med Hotell Strandvillan.');
    expect(haulier).not.toContain('ring Hotell Strandvillan');
    expect(haulier).not.toContain('Minska beroendet av Hotell Strandvillan');
    expect(haulier).toContain('inget betalt för drivmedel: körs det som förut');
    const salon = await textOf('salong', 30114103);
    // Worth 0.19 per cent of the year, for letters and the sellers' time.
    expect(salon).not.toContain('# Fyll ut januari, februari och juli');
    expect(salon).not.toContain('Lägg semestrar');
    const house = await textOf('fastighet', 30114103);
    expect(house).toContain('av dem som är kvar mest hos Hotell Strandvillan');
    expect(house).toContain('# Minska beroendet av Hotell Strandvillan');
    expect(house).not.toContain('Läs vilken avtalsform');
  });

  it('say of several that fell with whom the largest did, and ask alike of what and who has grown once', async () => {
    const haulier = await textOf('transport', 30114104);
    expect(haulier).toContain('Tappet för Partigods är spritt på flera kunder');
    expect(haulier).toMatch(/På måndag: ring [^,]* om Partigods, och fråga vad som har ändrats/u);
    expect(haulier).not.toContain('Ta reda på var tappet sitter');
    expect(haulier.match(/vad som ligger bakom, och om det går att öka mer/gu)).toHaveLength(1);
    const craft = await textOf('hantverk', 30114104);
    expect(craft).toContain('De som ökar: ta reda på vad som ligger bakom');
    expect(craft).not.toMatch(/D(?:et|en) som ökar: ta reda på/u);
    expect(craft).toContain('som inte längre är kund: ta reda på vad resten beror på.');
  });

  it('ask an association of the times it books', async () => {
    const text = await textOf('förening', 30114101);
    expect(text).toContain('# Gå igenom lokalerna och de bokade tiderna');
    expect(text).not.toContain('hyresförhandling');
    expect(text).toContain('Ger ungefär lika mycket som förr');
    expect(await textOf('förening', 30114102)).toContain('skilj på taxa och tider');
  });
});
