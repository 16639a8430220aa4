import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { analyseFile } from '#support/analyse-file.ts';
import { analyseCostFile } from '#support/analyse-cost-file.ts';
import { pizzaSales } from '#support/shared-sales.ts';
import { ALWAYS_NAMED, saidEvents } from '#engine/events/sentence.ts';
const base = '/work/shared/data';
const show = (name: string, facts: any) => {
  const said = saidEvents(facts, ALWAYS_NAMED);
  console.log(`== ${name}: ${said.length}`);
  for (const { event: { type, change, parts } } of said)
    console.log('  ', JSON.stringify([type, change.subject?.kind, change.subject?.name, change.period?.from, change.period?.to, change.value, ...[...parts].map(([k, f]) => `${k}=${f.value} ${f.period?.from}..${f.period?.to}`)]));
};
const costs = ["sales_costs/adventureworks_inkop/PurchaseOrderHeader.csv", "sales_costs/omformaterat/leverantorsfakturor_utf16_tab.txt", "sie/visma-bokforing-4.5_typ2.se"];
const pizza = Buffer.from(['Datum;Produkt;Artikel;Antal;Summa', ...pizzaSales().map((r) => [r.date, r.product, r.article, r.quantity, (Number(r.amount) / 10000).toFixed(2).replace('.', ',')].join(';'))].join('\n'));
try { show('pizza joined', (await analyseFile(pizza, 'pizza.csv')).result.facts); } catch (e) { console.log('pizza', String(e).slice(0, 200)); }
for (const f of ['sales_costs/omformaterat/dagsforsaljning_utf8bom_kr.csv', 'sales_costs/omformaterat/forsaljning_semikolon_cp1252.csv', 'sales_costs/pizza_place/order_details.csv']) try { show(`S ${f}`, (await analyseFile(readFileSync(join(base, f)), basename(f))).result.facts); } catch (e) { console.log(f, String(e).slice(0, 200)); }
for (const f of costs) try { show(`C ${f}`, (await analyseCostFile(readFileSync(join(base, f)), basename(f))).facts); } catch (e) { console.log('C', f, String(e).slice(0, 160)); }
for (const f of costs.filter((f) => f.startsWith('sie'))) try { show(`S ${f}`, (await analyseFile(readFileSync(join(base, f)), basename(f))).result.facts); } catch (e) { console.log('S', f, String(e).slice(0, 160)); }
