import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { answer, type ConsultantSource, type Consultation, type Reply } from '../answers/reply.ts';

const MOST_LACKING = 6;

const HOW =
  'Varje siffra går att trycka på: då visas kvittot med fil, kolumn, rader och formel, och raderna går att öppna.';

/** A file, what it is of and the time that its sum covers. */
function fileLine(source: ConsultantSource, consultation: Consultation): string {
  const isSales = source.guide === 'sales';
  const total = consultation.imported(source).get(isSales ? sale.revenueTotal : cost.total);
  const what = isSales ? 'försäljningen' : 'kostnaderna';
  return total === null || total.period === null
    ? `- **${source.document}:** ${what}`
    : `- **${source.document}:** ${what}, ${figure(total)} under ${periodOf(total)}`;
}

/** Where the figures come from: the files, and how each figure is looked into. */
export function whence(consultation: Consultation): Reply {
  const lines = consultation.sources.map((source) => fileLine(source, consultation));
  return answer(['Jag räknar på de här filerna:', ...lines, '', HOW].join('\n'), {
    meant: 'Var siffrorna kommer ifrån',
    suggestions: ['Vad saknas i filerna?'],
  });
}

/** What a file does not tell, each reason once, the one that most is missed for first. */
function lackingOf({ document, unknowns }: ConsultantSource): string[] {
  const times = new Map<string, number>();
  for (const { reason } of unknowns) times.set(reason, (times.get(reason) ?? 0) + 1);
  const reasons = [...times].sort(([, one], [, other]) => other - one).slice(0, MOST_LACKING);
  if (reasons.length === 0) return [];
  return [`**${document}**`, ...reasons.map(([reason]) => `- ${reason}`), ''];
}

/** What could not be computed of the files, and what each would take. */
export function lacks(consultation: Consultation): Reply {
  const lines = consultation.sources.flatMap(lackingOf);
  const text =
    lines.length === 0
      ? 'Allt som analyserna brukar räkna har gått att räkna ur era filer.'
      : ['Det här har inte gått att räkna, med skälet till det:', ...lines].join('\n').trim();
  return answer(text, { meant: 'Vad som inte har gått att räkna' });
}

/** Whether the figures can be relied on: who computes them, and what they leave out. */
export function trust(consultation: Consultation): Reply {
  const lines = consultation.sources.map((source) => fileLine(source, consultation));
  const isLacking = consultation.sources.some(({ unknowns }) => unknowns.length > 0);
  return answer(
    [
      'Siffrorna är räknade av program direkt ur filerna, och ingen språkmodell hittar på någon. De är så riktiga som filerna är: rader som saknas där saknas också här.',
      ...lines,
      '',
      HOW,
      ...(isLacking ? ['Det som inte gick att räkna visas inte, i stället för att gissas.'] : []),
    ].join('\n'),
    { meant: 'Hur siffrorna är räknade', suggestions: ['Vad saknas i filerna?'] },
  );
}

/** Who sees the company's figures, as the product's own help says it. */
export const secrecy = (): Reply =>
  answer(
    [
      '**Du ser dem, och den du själv skickar en rapport eller en länk till.** Varje fil och analys hör till ditt konto, och det kontrolleras vid varje anrop. Filerna krypteras innan de sparas.',
      'Våra administratörer kan se kontouppgifter, filnamn och att en analys finns, för att kunna hjälpa till. Mer står i hjälpen, under Säkerhet & Integritet.',
    ].join('\n'),
    { meant: 'Vem som kan se siffrorna', suggestions: ['Kan jag lita på siffrorna?'] },
  );
