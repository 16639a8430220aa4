/** `Ring Ekot` as what there is to do: the imperatives that headings of advice begin with, beside their infinitives. */
const INFINITIVES: ReadonlyMap<string, string> = new Map(
  `bemanna bemanna, bestäm bestämma, bromsa bromsa, bygg bygga, erbjud erbjuda, exportera exportera, fråga fråga, fyll fylla, få få,
  följ följa, förbered förbereda, förhandla förhandla, förklara förklara, ge ge, gå gå, gör göra, ha ha, hyr hyra, håll hålla, höj höja,
  hör höra, ifrågasätt ifrågasätta, inför införa, jämför jämföra, kontrollera kontrollera, korta korta, kräv kräva, lägg lägga,
  lämna lämna, låt låta, minska minska, planera planera, pröva pröva, rensa rensa, ring ringa, räkna räkna, samla samla, se se,
  skaffa skaffa, skriv skriva, slå slå, stoppa stoppa, styr styra, stäm stämma, svara svara, säg säga, säkra säkra, sälj sälja, sänk sänka,
  sätt sätta, ta ta, upphandla upphandla, upprepa upprepa, vinn vinna, vänd vända, öka öka`
    .split(',')
    .map((pair) => {
      const [imperative = '', infinitive = ''] = pair.trim().split(' ');
      return [imperative, infinitive];
    }),
);

const infinitiveOf = (word: string) => INFINITIVES.get(word.toLowerCase());

/**
 * The heading of an advice after `att`: `Bestäm vad ni säljer, och säg det` as `bestämma vad ni säljer, och säga det`. Null where it
 * tells of nothing to do.
 */
export function asTask(title: string): string | null {
  const [verb = ''] = title.split(' ', 1);
  const infinitive = infinitiveOf(verb);
  if (infinitive === undefined) return null;
  const rest = title
    .slice(verb.length)
    .replace(/, och (\p{Ll}{2,20})(?= )/gu, (whole, word: string) => {
      const second = infinitiveOf(word);
      return second === undefined ? whole : `, och ${second}`;
    });
  return `${infinitive}${rest}`;
}
