import { beforeAll, describe, expect, it } from 'vitest';
import { analyseFile, asText } from '#support/analyse-file.ts';
import { salesKeys as key } from './catalogue.ts';

const TEAMS = ['Flickor 2014', 'Pojkar 2013', 'Pojkar 2015'];

/** Two years of a society: fees by the year and the term, a kiosk, a grant each spring that was cut, one given once, sponsors of whom one has stopped. */
function society(): Buffer {
  const rows: string[] = [];
  const add = (day: string, who: string, what: string, group: string, kronor: number) =>
    rows.push(`${day};${rows.length + 1};${who};${what};${group};1;${kronor};${kronor}`);
  for (const year of [2024, 2025]) {
    for (const [at, team] of TEAMS.entries())
      for (let member = 0; member < 20; member += 1) {
        const who = `Medlem ${at}-${member}`;
        add(`${year}-02-0${1 + (member % 9)}`, who, 'Medlemsavgift', 'Medlemmar', 400);
        add(`${year}-02-1${member % 9}`, who, 'Träningsavgift', team, 1500);
        add(`${year}-08-2${member % 8}`, who, 'Träningsavgift', team, 1500);
      }
    for (let month = 1; month <= 12; month += 1)
      add(
        `${year}-${String(month).padStart(2, '0')}-15`,
        '',
        'Kiosk',
        'Kiosk',
        3000 + 100 * (month % 5),
      );
    add(`${year}-03-14`, 'Kommunen', 'Aktivitetsbidrag', 'Bidrag', year === 2024 ? 60_000 : 48_000);
    for (const month of ['01', '04', '07', '10']) {
      add(`${year}-${month}-20`, 'Rör & Värme AB', 'Sponsring', 'Sponsorer', 6000);
      if (year === 2024)
        add(`${year}-${month}-21`, 'Byggfirman Ek AB', 'Sponsring', 'Sponsorer', 20_000);
    }
  }
  add('2025-05-19', 'Stiftelsen', 'Bidrag belysning', 'Bidrag', 70_000);
  return Buffer.from(
    ['Fakturadatum;Fakturanr;Namn;Artikel;Grupp;Antal;À-pris;Belopp exkl moms', ...rows].join('\n'),
  );
}

describe('a society', () => {
  let text: string;
  let facts: Awaited<ReturnType<typeof analyseFile>>['input']['figures']['facts'];
  beforeAll(async () => {
    const { input, result } = await analyseFile(society(), 'intakter.csv', {
      question4: 'Avgifterna kommer i februari och augusti',
    });
    facts = input.figures.facts;
    text = [asText(result), ...result.charts.map(({ title, description }) => title + description)]
      .join('\n')
      .replaceAll(' ', ' ');
  });

  it('is told that a sponsor has stopped, who is no member, and what it came to', () => {
    expect(text).toMatch(/Byggfirman Ek AB har slutat betala: .* kom det därifrån 80 000 kr/u);
    expect(text).toContain('På måndag: ring Byggfirman Ek AB, och skriv upp skälet.');
    expect(text).not.toMatch(/medlemmen|brukade beställa|Har kunden/u);
  });

  it('has no price to take back of grants and sponsors, nor staff to move by the day', () => {
    expect(text).not.toMatch(/Ta tillbaka priset|snittpris|rabatt, kampanj|Bemanna|bemanningen/u);
    expect(text).toMatch(/Se efter om det är färre betalare|lägre beloppet är beslutat/u);
  });

  it('is not told that a fee of each February has ended in December', () => {
    const silent = facts.filter((fact) => fact.key === key.productDaysSinceSale);
    expect(silent.map((fact) => fact.subject?.name)).not.toContain('Medlemsavgift');
    expect(text).not.toMatch(/har upphört, och om den kommer tillbaka/u);
  });

  it('is told once of the sponsor, and that a grant given once came once', () => {
    expect(text).not.toContain('Vänd nedgången i gruppen Sponsorer');
    expect(text).toMatch(/Bidrag belysning gav ovanligt mycket i maj 2025/u);
    const best = text.slice(text.indexOf('# Bäst'), text.indexOf('# Svagast'));
    expect(best).not.toContain('Bidrag belysning |');
  });

  it('sells no products, hangs on no fee, and has its members by name', () => {
    expect(text).not.toMatch(/säljer mest|produkterna|sålda enheter|hänger på|medlemmar vid namn/u);
    expect(text).toContain('största intäkterna');
  });
});

it('says what is silent for longer than at the same time of the year before', async () => {
  const rows = Array.from({ length: 24 }, (_, at) => {
    const day = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-10`;
    return [`${day};Kaffe;900,00`, ...(at < 14 ? [`${day};Te;300,00`] : [])];
  });
  const yearly = ['2024-02-11;Glögg;500,00', '2025-02-12;Glögg;520,00'];
  const file = Buffer.from(
    ['Datum;Produkt;Belopp exkl. moms', ...rows.flat(), ...yearly].join('\n'),
  );
  const { input } = await analyseFile(file, 'rader.csv');
  const { facts } = input.figures;
  const silent = facts.filter((fact) => fact.key === key.productDaysSinceSale);
  expect(silent.map((fact) => fact.subject?.name)).toEqual(['Kaffe', 'Te']);
  expect(facts.find((fact) => fact.key === key.dormantProducts)?.value).toBe('1');
});
