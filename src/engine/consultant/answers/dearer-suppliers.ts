import { eventSentence, eventsOf } from '../../events/sentence.ts';
import { byValue, isPositive, size } from '../../facts/fact-value.ts';
import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { importText } from '../../guides/plan/import-text.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import { mention } from '../../text/swedish.ts';
import type { ConsultantSource, Consultation } from './reply.ts';

const MOST = 3;
const UNSPLIT =
  'Om det är priset eller antalet visar inte filen: lägg en faktura från före bredvid en från efter.';

/** Those whom the analysis lists as suppliers: wages and taxes have no price that they can raise. */
function suppliersIn({ facts }: ConsultantSource): ReadonlySet<string> {
  return new Set(
    facts.flatMap(({ key, subject }) =>
      key === cost.supplierTotal && subject ? [subject.name] : [],
    ),
  );
}

/** What suppliers have come to cost more, by what has happened to them. */
function risen(source: ConsultantSource, consultation: Consultation): string[] {
  const [from, suppliers] = [consultation.imported(source), suppliersIn(source)];
  return eventsOf(source.facts)
    .filter(
      ({ type, change }) =>
        type === 'level' && size(change) > 0 && suppliers.has(change.subject?.name ?? ''),
    )
    .flatMap((event) => {
      const words = eventSentence(event);
      return (words === null ? null : importText(words, from)) ?? [];
    })
    .slice(0, MOST);
}

/** … and where nothing is large enough to be one, those that have grown most. */
function grown(source: ConsultantSource, consultation: Consultation): string[] {
  const from = consultation.imported(source);
  const before = new Set(
    source.facts.flatMap((fact) =>
      fact.key === cost.supplierPrevious && isPositive(fact) ? [fact.subject?.name] : [],
    ),
  );
  const once = new Set(
    eventsOf(source.facts).flatMap(({ type, change }) =>
      type === 'once' && size(change) > 0 ? [change.subject?.name] : [],
    ),
  );
  const own = source.facts.filter(
    (fact) =>
      fact.key === cost.supplierChange &&
      before.has(fact.subject?.name) &&
      !once.has(fact.subject?.name) &&
      isPositive(fact),
  );
  return byValue(own)
    .slice(0, MOST)
    .flatMap((fact) => {
      const copy = from.withId(fact.id);
      return copy === null
        ? []
        : [`${mention(copy)} kostade ${figure(copy)} mer under ${periodOf(copy)} än året före.`];
    });
}

/** What is known of suppliers that cost more, beside the even payments that have been raised. */
export function dearerSuppliers(source: ConsultantSource, consultation: Consultation): string[] {
  const events = risen(source, consultation);
  const lines = events.length > 0 ? events : grown(source, consultation);
  const lead =
    events.length > 0
      ? '**De här leverantörerna har kostat mer:**'
      : 'Ingen leverantör kostar så mycket mer att det räknas som en händelse. Mest har de här ökat:';
  return lines.length === 0 ? [] : ['', lead, ...lines.map((line) => `- ${line}`), UNSPLIT];
}
