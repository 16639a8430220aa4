import type { Practice } from './practice.ts';

/** New offers. */
export const innovationPractices: readonly Practice[] = [
  {
    id: 'ask-customers',
    theme: 'innovation',
    words: /innovation|ny(a)? produkt|utveckla|erbjudand|produktutveckling|nya tjänst/u,
    priority: 'innovation',
    title: 'Fråga tio kunder vad de köper någon annanstans',
    description:
      'Det säkraste nya erbjudandet är det som era egna kunder redan betalar någon annan för.',
    text: 'Ring tio kunder som köper ofta. Fråga vad de köper av andra, varför, och vad som skulle krävas för att de skulle köpa det av er. Gör ett litet försök med det som nämns av flest.',
    firstStep: 'På måndag: välj ut de tio kunderna och boka de tre första samtalen.',
    gives:
      'Går inte att räkna i förväg: försöket visar vad det är värt innan ni lägger pengar på det.',
    owner: 'owner',
    timeframe: 'Inom ett kvartal',
    effort: 2,
  },
  {
    id: 'test-small',
    theme: 'innovation',
    words: /lansera|testa|pilot|ny marknad|nytt segment/u,
    priority: 'innovation',
    title: 'Pröva ett nytt erbjudande i liten skala först',
    description:
      'De flesta nya erbjudanden blir något annat än det var tänkt. Ett litet försök kostar lite när det är fel och lär lika mycket.',
    text: 'Välj ett erbjudande, en kundgrupp och en tid på sex veckor. Bestäm i förväg hur många som ska köpa för att ni ska gå vidare, och lägg ner om det inte nås.',
    firstStep:
      'På måndag: skriv erbjudandet på en halv sida, med pris, och visa det för tre kunder.',
    gives: 'Går inte att räkna i förväg: gränsen ni sätter avgör.',
    owner: 'owner',
    timeframe: 'Inom ett halvår',
    effort: 3,
  },
  {
    id: 'subscriptions',
    theme: 'innovation',
    words: /återkommande intäkt|abonnemang(s)?intäkt|prenumerationsintäkt|serviceavtal|avtalskund/u,
    priority: 'innovation',
    coveredBy: ['sales-subscription', 'sales-subscription-growth'],
    title: 'Gör om ett återkommande köp till ett avtal',
    description:
      'En intäkt som kommer av sig själv är värd mer än en som måste säljas varje gång, för att den går att planera efter.',
    text: 'Välj det kunderna redan köper regelbundet. Erbjud det som avtal med fast leverans och fast pris, med uppsägningstid i stället för rabatt.',
    firstStep: 'På måndag: lista de kunder som köper samma sak minst en gång i kvartalet.',
    gives: 'Inget eget belopp: hur många som väljer ett avtal visar sig när det erbjuds.',
    adds: {
      unless: 'customers',
      text: 'Med en kundkolumn i försäljningsfilen syns vilka som köper igen.',
    },
    owner: 'sales',
    timeframe: 'Inom ett halvår',
    effort: 3,
  },
];
