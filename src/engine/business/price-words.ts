import type { IncomeWords } from './business.ts';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The product's own words of a price as the business has them: `Den högre hyran`. No names of the file's. */
export function asPriced({ price }: Pick<IncomeWords, 'price'>, words: string): string {
  if (price === undefined) return words;
  const { one, the, many, theMany, afterRise, afterStop, isLess, number } = price;
  const forms: readonly (readonly [RegExp, string])[] = [
    [/följ antalet innan det höjs igen/gu, afterRise],
    [/ta reda på om någon har valt bort det eller om ni har slutat erbjuda det/gu, afterStop],
    [/det är antalet som har gått ner/gu, isLess],
    [/Det är antalet som (sviker|har gått ner)/gu, capital(isLess)],
    [/\b([Dd])et (högre|lägre) priset( på)?\b/gu, `$1en $2 ${the}$3`],
    [/har beslutat det\b/gu, 'har beslutat den'],
    [/\b([Hh]ögre|[Ll]ägre) pris\b/gu, `$1 ${one}`],
    [/\b([Hh]ögre|[Ll]ägre) priser\b/gu, `$1 ${many}`],
    [/\bsamma pris\b/gu, `samma ${one}`],
    [/\bPriset är i stort sett detsamma\b/gu, `${capital(the)} är i stort sett densamma`],
    [/\bpriset är ungefär detsamma\b/gu, `${the} är ungefär densamma`],
    [/\boförändrat pris\b/gu, `oförändrad ${one}`],
    [/\bett snittpris\b/gu, `en snitt${one}`],
    [/\bsnittpriset\b/gu, `snitt${the}`],
    [/\bPriserna\b/gu, capital(theMany)],
    [/\bPriset\b/gu, capital(the)],
    [/\bpriset\b/gu, the],
  ];
  const counted: typeof forms =
    number === undefined
      ? []
      : [
          [/\bantalet (är|har)\b/gu, `${number} $1`],
          [/\bAntalet (är|har)\b/gu, `${capital(number)} $1`],
        ];
  const inWords = [...forms, ...counted].reduce((text, [of, own]) => text.replace(of, own), words);
  return [the, capital(the)].reduce(
    (text, word) => text.replaceAll(`${word} på `, `${word} för `),
    inWords,
  );
}

/** `Hyran på ` before what has one; nothing before what is named by it, as `Hyra lager`. */
export function priceOn(income: Pick<IncomeWords, 'price'>, name: string): string {
  const one = income.price?.one;
  const isNamedByIt = one !== undefined && name.toLowerCase().includes(one);
  return isNamedByIt ? '' : `${asPriced(income, 'Priset på')} `;
}
