import type { Invoice } from '#adapters/payments/port.ts';
import type { TestCheckout } from '#adapters/payments/test/record.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { brand } from '../../../brand.ts';
import { kronor, subscriptionTexts } from '../subscription-texts.ts';

export const TEST_PAGES = '/testbetalning';
export const TEST_STYLE = `${TEST_PAGES}/utseende.css`;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);

const button = (action: string, label: string, look = '') =>
  `<form method="post" action="${action}"><button${look && ` class="${look}"`}>${label}</button></form>`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – ${brand.name}</title>
<link rel="stylesheet" href="${TEST_STYLE}">
</head>
<body>
<main>
<p class="mode" role="status">Testläge – inget kort debiteras</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

const facts = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;

/** The page where a checkout is paid, cancelled, or fails. */
export function checkoutPage(id: string, order: TestCheckout['order'], hasFailed: boolean): string {
  const { payer, frequency, payment, trialDays, price } = order;
  const at = `${TEST_PAGES}/${id}`;
  const failure = '<p class="failure" role="alert">Kortet nekades. Inget är köpt. Försök igen.</p>';
  const rows = [
    ['Köpare', payer.companyName],
    ['Vara', `${brand.name} Pro, ${frequency === 'yearly' ? 'årsvis' : 'månadsvis'}`],
    ['Exklusive moms', kronor(price.net)],
    ['Moms 25 %', kronor(price.vat)],
    ['Att betala', kronor(price.gross)],
    ['Betalsätt', payment === 'card' ? 'Kort' : 'Faktura, 30 dagar'],
    ['Första betalningen', trialDays === null ? 'nu' : `om ${trialDays} dagar`],
  ] as const;
  return page(
    'Betala Pro',
    `${hasFailed ? failure : ''}${facts(rows)}
${button(`${at}/betala`, 'Betala')}
${button(`${at}/misslyckas`, 'Låt betalningen misslyckas', 'quiet')}
${button(`${at}/avbryt`, 'Avbryt och gå tillbaka', 'quiet')}`,
  );
}

/** The page where a customer's card is made to work, or not to. */
export function customerPage(customerId: string, state: string | null): string {
  const at = `${TEST_PAGES}/kund/${customerId}`;
  return page(
    'Betalsätt',
    `${state === null ? '' : `<p role="status" class="done">${state}</p>`}
<p>Här väljer du om nästa betalning ska gå igenom. Den som är obetald betalas om kortet fungerar.</p>
${button(`${at}/fungerar`, 'Kortet fungerar: betala det som är obetalt')}
${button(`${at}/nekas`, 'Låt nästa betalningar nekas', 'quiet')}
<p><a href="/settings">Tillbaka till inställningarna</a></p>`,
  );
}

const { states } = subscriptionTexts.invoices;

/** An invoice, where a provider would have a PDF. */
export function invoicePage({ number, date, dueDate, net, vat, gross, status }: Invoice): string {
  return page(
    'Faktura',
    facts([
      ['Nummer', number ?? '–'],
      ['Datum', formatInstantDay(date)],
      ...(dueDate === null ? [] : [['Förfaller', formatInstantDay(dueDate)] as const]),
      ['Exklusive moms', kronor(net)],
      ['Moms 25 %', kronor(vat)],
      ['Inklusive moms', kronor(gross)],
      ['Läge', states[status]],
    ]),
  );
}

/** What a page that is no longer there says. */
export const overPage = (): string =>
  page(
    'Köpet går inte att betala',
    '<p>Det är redan betalt, avbrutet eller för gammalt. Är det betalt står det under Inställningar; annars går det att börja om.</p><p><a href="/settings">Till inställningarna</a></p><p><a href="/choose-plan">Till planvalet</a></p>',
  );

/** The look of these pages; the colours are those of `client/ui/tokens.css`. */
export const style = `:root { color-scheme: light dark; --ground: #f7f8f6; --card: #fff; --ink: #16201b; --muted: #4d5a53; --line: #e0e5e1; --accent: #1c5a48; --on-accent: #fff; --warn: #fdf1d8; --warn-ink: #5c4200; --bad: #9b1c1c; }
@media (prefers-color-scheme: dark) { :root { --ground: #101513; --card: #171d1a; --ink: #e8eeea; --muted: #aab6af; --line: #2a332e; --accent: #8fd0b4; --on-accent: #10241c; --warn: #3a2f12; --warn-ink: #f5dfa8; --bad: #f2a3a3; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/24px Inter, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.mode { margin: 0 0 24px; padding: 8px 12px; border-radius: 8px; background: var(--warn); color: var(--warn-ink); font-weight: 600; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 24px; }
dt { color: var(--muted); white-space: nowrap; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; hyphens: auto; font-variant-numeric: tabular-nums; }
form { margin: 0 0 12px; }
button { width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: none; border-color: var(--line); color: var(--ink); font-weight: 400; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
.failure { color: var(--bad); font-weight: 600; }
.done { font-weight: 600; }
`;
