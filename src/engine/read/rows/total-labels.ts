import { normaliseName } from '../../table/normalise-name.ts';

/** A label that says the row sums others or is VAT on them: `Summa`, `Totalt:`, `Grand total`, `Moms 25 %`. */
const totalLabel =
  /^(?:summa|summering|totalt?|total summa|totalsumma|slutsumma|delsumma|sum|total sum|grand total|sub ?total|totals|s a|netto totalt?|att betala|omslutning|(?:varav )?moms(?: \d+ procent)?|summa summarum|resultat totalt?)(?: (?:sek|kr|exkl moms|inkl moms|forsaljning|period|perioden|for perioden|manad|ar|denna manad|alla|\d{4}|antal|rader|st))*$/;
const leadingTotal = /^(?:summa|totalt?|delsumma|sub ?total|total for|summa for)\b/;
const endingTotal = /\b(?:summa|totalt?|totalsumma|delsumma|slutsumma|totalbelopp)$/;

/** Cheap first look, since every row is asked: without one of these words it is no total. */
const hint = /sum|tot|s:a|s\.a|betala|omslut|moms/i;

export function isTotalLabel(text: string): boolean {
  return text.length <= 60 && hint.test(text) && totalLabel.test(normaliseName(text));
}

/** Weaker: begins or ends as a total (`Summa Kaffe`, `Att fakturera totalt`); needs the sum to say so too. */
export function beginsAsTotal(text: string): boolean {
  if (text.length > 80 || !hint.test(text)) return false;
  const name = normaliseName(text);
  return leadingTotal.test(name) || endingTotal.test(name);
}
