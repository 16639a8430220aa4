import { describe, expect, it } from 'vitest';
import { textOf } from '#support/stories/text-of.ts';

describe('what is said of why in a made company, read aloud', () => {
  it('holds no higher price to have cost what one who has left bought', async () => {
    const maker = await textOf('tillverkning', 16);
    expect(maker).toContain(
      'och utanför regionen Stockholm har det hållit sig, räknat utan Wahlgrens Bygg.',
    );
    expect(maker).not.toContain('räkna på om höjningen är värd det');
  });

  it('names both of two who made most of a fall together, and says so once', async () => {
    const maker = await textOf('tillverkning', 16);
    expect(
      maker.match(/av tappet för Svarvad axel är hos Saltsjö Marin och Kvarnens Café/gu),
    ).toHaveLength(1);
    expect(maker).not.toContain('En stor del av tappet är hos Saltsjö Marin');
  });

  it('asks first of a loss what was paid once, where that is much of it', async () => {
    expect(await textOf('tillverkning', 16)).toContain(
      'täcker de 9 %, och en stor del är vad som kostade ovanligt mycket en gång: stäm av det först',
    );
  });

  it('holds no month against a mean that a fall has lowered', async () => {
    const restaurant = await textOf('restaurang', 16);
    expect(restaurant).toContain(
      'Svagast är februari (0,76 gånger snittet), januari (0,77 gånger snittet) och november (0,78 gånger snittet), räknat som om nivån hade varit densamma hela tiden.',
    );
    expect(restaurant).not.toContain('Svagast mot månadssnittet');
  });

  it('calls no difference usual that two months have made', async () => {
    expect(await textOf('restaurang', 16)).toContain(
      '915 732 kr mot 817 459 kr, vilket kan vara tillfälligt: det mesta av skillnaden är från ett par månader.',
    );
  });

  it('gives as what most of a change was only what the rows say it was', async () => {
    const restaurant = await textOf('restaurang', 17);
    expect(restaurant).toContain(
      'Kanalen Servering: 130 498 kr mindre, 2 274 849 kr mot 2 405 347 kr, mest genom Margherita.',
    );
  });

  it('counts no result where goods are bought no longer, and were far fewer than were sold', async () => {
    const maker = await textOf('tillverkning', 17);
    expect(maker).toContain('Resultatet är inte räknat: en del av kostnaderna kan saknas i filen.');
    expect(maker).not.toContain('räcker troligen hela vägen');
  });

  it('makes kronor from the last days of a month on those of a year without that month', async () => {
    // 179 260 kr of seven months and two days: 307 315 kr the year before, of which a fifth at 41.7 %.
    expect(await textOf('städ', 16)).toContain(
      'Troligen 26 000 kr per år i täckningsbidrag, lågt räknat 13 000 kr och högt räknat 51 000 kr. Antagen del av kundens köp som kommer tillbaka',
    );
  });

  it('says whose a rise is before it advises on fuel that has not risen', async () => {
    const haulier = await textOf('transport', 16);
    expect(haulier).toContain(
      '- Har ökat med 9,0 % jämfört med året före, så gott som helt genom 161 759 kr till Däckservice Hamnen, som är ny',
    );
    expect(haulier).not.toContain('Den har ökat med 9,0 %');
  });

  it('calls what alone has grown that', async () => {
    const cleaner = await textOf('städ', 16);
    expect(cleaner).toContain('Det är det enda som har ökat.');
    expect(cleaner).not.toContain('det största av det som har ökat');
  });
});
