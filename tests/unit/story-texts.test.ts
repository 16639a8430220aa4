import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

describe('the texts of a made company', () => {
  it('leave customers who went with one who left to the advice on that, and measure its fall from then', async () => {
    const text = await textOf('konsult', 9901);
    expect(text).toContain('# Följ upp kunderna efter Johan Ek');
    expect(text).not.toContain('innan fler kunder tystnar');
    // The first half of the year was no month in which the fall was smaller.
    expect(text).not.toContain('Andel av tappet som kan återtas, ur er egen fil: 45,5 %');
  });

  it('count no saving on what was paid once, and say of the sales that they cost more than all that was paid', async () => {
    const cleaning = await textOf('städ', 8801);
    expect(cleaning).not.toContain('Troligen 7 400 kr');
    const craft = await textOf('hantverk', 8801);
    expect(craft).toContain('gick 58,92 kr av varje hundralapp i omsättning till kostnader');
    expect(craft).toContain('Enligt försäljningsfilen har bara det som såldes kostat mer än så:');
    expect(cleaning).not.toContain('bara det som såldes');
  });

  it('tell weak months by the season, in a year whose level fell in July', async () => {
    const text = await textOf('restaurang', 8801);
    expect(text).toContain('# Fyll ut november, januari och februari');
    expect(text).not.toMatch(/starkast är [^.]*svagast/u);
  });

  it('say of the best where all have fallen that it fell least, and put a fall on no one who fell months apart', async () => {
    expect(await textOf('fastighet', 8801)).toContain(
      'minskat med 2,6 % under januari–november 2025 jämfört med samma period året före: inget har ökat, och minskningen är minst här.',
    );
    expect(await textOf('transport', 9901)).not.toContain('kan sitta hos Norrby Kontor');
  });

  it('say once in a plan that wages may be lacking, and give what is worth more a place before what is only wanted', async () => {
    const [, plan = ''] = (await textOf('tillverkning', 30113001)).split('Under 2025 sålde ni');
    expect(plan).toContain('Saknas kostnader i filen fattas det mer än så.');
    expect(plan).toContain('finns bara under en del av februari–december 2025');
    expect(plan).not.toContain('Lönerna är mycket lägre');
    expect(plan).toContain('- Ta reda på vad som har hänt med personalkostnaden');
    expect(plan).toContain('- Ta igen den högre kostnaden för Kåpa stål');
  });

  it('say that customers have changed to something else by what each of them buys, and count none of it as lost', async () => {
    const text = await textOf('transport', 30113012);
    expect(text).toContain('# Se efter om kunderna har bytt Budkörning mot Partigods');
    expect(text).toContain('det som har bytts mot något annat är inte tappat');
    const more = await textOf('transport', 30113011);
    expect(more).toContain('hos kunder som samtidigt har köpt mer av Styckegods');
    expect(more).not.toContain('# Ge mer plats åt Styckegods');
    expect(more).toContain('och det har hållit sig också utan Hotell Strandvillan');
  });

  it('ask for no goal by the week where who left took most of a fall, and say once what is on their rows', async () => {
    const text = await textOf('salong', 30113012);
    expect(text).not.toMatch(/Sätt ett mål som stänger gapet|Vänd nedgången i gruppen/u);
    expect(text).not.toContain('Det mesta av tappet för Färgning och Klippning herr');
    expect(text).toContain('men utan raderna med Tove har det hållit sig.');
  });

  it('hold no part of a year against another where a kind of cost is lacking, and tell what is new with its own sum', async () => {
    expect(await textOf('transport', 30113012)).not.toContain('gånger så mycket');
    const craft = await textOf('hantverk', 30113012);
    expect(craft).toContain('- Nytt: 640 710 kr under maj–november 2025, och inget tidigare');
    expect(craft).toContain('men det som blir kvar av den har inte minskat');
    expect(craft).toContain('En del av tappet är hos Norrby Kontor');
  });

  it('name those with whom a fall is spread, and tell of no group what one in it has done', async () => {
    const cleaning = await textOf('städ', 30113012);
    expect(cleaning).toContain(
      'Tappet är spritt på flera kunder, av dem som är kvar mest hos Hotell Strandvillan',
    );
    expect(cleaning).toContain(
      'På måndag: ring Hotell Strandvillan, och fråga vad som har ändrats.',
    );
    expect(await textOf('fastighet', 30113012)).not.toContain('Vänd nedgången i gruppen Hyra');
    expect(await textOf('förening', 30113012)).toContain(
      '# Följ upp Medlemsavgift vuxen och Medlemsavgift ungdom',
    );
  });

  it('put no fall on a move to where the customers in it do not buy more, nor on one who had bought ahead', async () => {
    const text = await textOf('tillverkning', 30113001);
    expect(text).toContain(
      'Samtidigt har Malmö ökat med 188 429 kr, men inte nämnvärt hos kunder som har minskat i Stockholm.',
    );
    expect(text).toContain('Det mesta av tappet där är Svarvad axel: ta reda på varför');
    expect(text).not.toContain('Ta reda på varför Saltsjö Marin köper mindre');
    expect(text).toContain('helt genom Kvarnens Café och Saltsjö Marin.');
    const farm = await textOf('gårdsbutik', 30113001);
    expect(farm).not.toContain('en del kan vara det högre priset på');
    expect(farm).not.toContain('samma vecka som det andra minskar är det en flytt');
  });

  it('name whom the fall of a channel is with, and put no sum on what has been changed to something else', async () => {
    const shop = await textOf('handel', 30113003);
    expect(shop).toMatch(/Störst är tappet hos [A-ZÅÄÖ].*: fråga vad det beror på/u);
    const consultants = await textOf('konsult', 30113003);
    expect(consultants).toContain('# Se efter om kunderna har bytt Rådgivning mot Projektledning');
    expect(consultants).not.toContain('# Vänd tappet för Rådgivning');
  });

  it('say without customers in which channels a product fell, and on what a channel fell', async () => {
    const restaurant = await textOf('restaurang', 30113002);
    expect(restaurant).toContain('Tappet finns i båda kanalerna, inte bara i en av dem.');
    expect(restaurant).not.toContain('Ta reda på var tappet sitter');
    expect(await textOf('gårdsbutik', 30113003)).toContain(
      'Där är tappet störst på Lammstek och Honung: ta reda på varför',
    );
  });
});
