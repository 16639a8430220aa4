import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedCompany, companyOf } from '#support/consult.ts';
import { type EvalCompanyId, evalCompanies } from '#support/eval/companies.ts';

const asked = (
  company: EvalCompanyId,
  rows: readonly (readonly [question: string, answer: RegExp])[],
) =>
  describe(company, () => {
    let own: AskedCompany;
    beforeAll(async () => {
      own = await companyOf(evalCompanies[company].files);
    });
    afterAll(() => own.close());
    it.each(rows)('%s', async (question, answer) => {
      const { text } = await own.ask(question);
      expect(text.replaceAll('\u00a0', ' ')).toMatch(answer);
    });
  });

asked('firm', [
  ['hur gick det resultatmässigt i mars i år', /^\*\*Det blev minus 17 920 kr/],
  ['var ska vi lägga krutet nu', /Första steg/],
  [
    'drog vi in mer än vi spenderade i augusti',
    /^\*\*Det blev minus .+98 110 kr minus .+98 179 kr/,
  ],
  ['var kostnaderna större än intäkterna i maj', /^\*\*Det blev plus 1 082 kr/],
  ['täcker försäljningen kostnaderna i maj', /^\*\*Det blev plus 1 082 kr/],
  ['hur mycket får jag ta i lön', /^\*\*Det vet jag inte/],
  ['hur mycket fick vi betala i lön i fjol', /124 800 kr\*\* under 2025/],
]);

asked('shop', [
  [
    'andra och tredje största kunden',
    /^\*\*Näst högst är Fjällvyn Hotell & Spa AB med 174 172 kr\*\* .+ Tredje högst är Strandpromenadens Café AB med 170 439 kr\./,
  ],
  [
    'största och näst största kunden',
    /^\*\*Högst är Kontorskaffe Mälarviken AB med 662 982 kr\*\* .+ Näst högst är Fjällvyn Hotell & Spa AB med 174 172 kr\./,
  ],
  ['tredje största kunden', /^\*\*Tredje högst är Strandpromenadens Café AB(?!.+högst är)/],
  ['ligger vi före eller efter förra året vid samma tid', /från 1 078 272 kr .+ till 1 047 701 kr/],
  [
    'vilka kunder handlade i år men inte i fjol',
    /^\*\*Kunder som finns under .+2026 men inte under 2025:\*\* 1 st\. Det är Padelhallen/,
  ],
  [
    'vilka kunder hade vi i fjol som inte köpt nåt i år',
    /^\*\*Kunder som finns under 2025 men inte under .+2026:\*\* 2 st\. Fjällvyn/,
  ],
  ['hur fördelar sig försäljningen på te', /omsättningen för Te per produkt/],
  ['hur fördelar sig försäljningen över året', /^\*\*Omsättningen per månad/],
]);

asked('buyer', [['vem tog mest betalt i frakt 2014', /^\*\*Högst är Professional Athletic/]]);

asked('sampleCosts', [
  [
    'om vi säger upp nyhetsbrevet, hur mycket sparar vi',
    /^\*\*Faller Nyhetsbrevet Utskick AB bort helt/,
  ],
  ['vad sparar vi på att slopa kundregistret, räknat på 2025', /7 080 kr i kostnader/],
  ['fördelningen av kostnaderna på lager i år', /kostnaden för Lager per kostnadsområde/],
]);

asked('kids', [
  ['hur många skor har kommit i retur i år', /för Skor var 5\*\*/],
  ['hur många plagg kom i retur i år', /^\*\*Antalet returnerade enheter var 62\*\*/],
  ['hur många ordrar returnerades i år', /^\*\*Det vet jag inte/],
  [
    'förra vintern mot vintern innan',
    /under december 2024–februari 2025 till .+ under december 2025–februari 2026/,
  ],
]);

asked('builder', [
  ['vem fakturerar oss mest i år', /^\*\*Högst är Byggvaruhuset Plankan AB/],
  ['vad består kostnaderna på takbytet av', /^\*\*Högst är Underentreprenör med 158 652 kr/],
]);

asked('salon', [
  [
    'dam- och herrklippningar i fjol',
    /Damklippning:\*\* 123 380 kr[\s\S]+Herrklippning:\*\* 89 280 kr/,
  ],
]);

asked('consultants', [
  ['vad var omsättningen', /Nettoomsättning:\*\* 4 726 938 kr/],
  [
    'vad sålde vi varor för under året',
    /samma bokföring, datakonsulterna\.se, i försäljningsguiden/,
  ],
]);

it('takes what follows `varav` as a part of what was asked before it', async () => {
  const shop = await companyOf(evalCompanies.shop.files);
  const before = await shop.ask('vad sålde vi för i maj');
  const { text } = await shop.ask('varav espresso?', before.focus);
  await shop.close();
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Espresso var 52 796 kr\*\* under maj 2026/);
});
