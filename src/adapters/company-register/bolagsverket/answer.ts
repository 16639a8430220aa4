import { z } from 'zod';
import { oneLine, placeName } from '../places.ts';
import type { RegisteredCompany } from '../port.ts';

/** Every part may be missing, null, or replaced by a fault of the authority it comes from. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ ...shape, fel: z.object({ typ: z.string() }).nullish() })
    .nullish()
    .catch(null);

const text = z.string().nullish();
const coded = { kod: text, klartext: text };

const winding = z.object({ kod: text, klartext: text, fromDatum: text }).array().nullish();

const organisation = z.object({
  organisationsnamn: part({
    organisationsnamnLista: z
      .object({
        namn: z.string(),
        registreringsdatum: text,
        organisationsnamntyp: z.object(coded).nullish(),
      })
      .array()
      .nullish(),
  }),
  organisationsform: part(coded),
  avregistreradOrganisation: part({ avregistreringsdatum: text }),
  avregistreringsorsak: part(coded),
  pagaendeAvvecklingsEllerOmstruktureringsforfarande: part({
    pagaendeAvvecklingsEllerOmstruktureringsforfarandeLista: winding,
  }),
  // As Bolagsverket's own example spells it.
  pagandeAvvecklingsEllerOmstruktureringsforfarande: part({
    pagandeAvvecklingsEllerOmstruktureringsforfarandeLista: winding,
  }),
  verksamOrganisation: part({ kod: text }),
  organisationsdatum: part({ registreringsdatum: text }),
  verksamhetsbeskrivning: part({ beskrivning: text }),
  naringsgrenOrganisation: part({ sni: z.object(coded).array().nullish() }),
  postadressOrganisation: part({ postadress: z.object({ postort: text }).nullish() }),
});
type Organisation = z.infer<typeof organisation>;

const answer = z.object({ organisationer: organisation.array().nullish() });

/** What came of asking for a company: the source of its name may have been away. */
export type Answered = { company: RegisteredCompany | null } | { away: string };

/** The authority did not know the company, or the number was none. */
const NOT_THERE = ['ORGANISATION_FINNS_EJ', 'OGILTIG_BEGARAN'];

/** Reads the answer of `POST /organisationer`, which is 200 also for what is unknown or away. */
export function readAnswer(body: unknown, orgNumber: string): Answered {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return { away: 'the answer was not of the form documented' };
  const [found] = parsed.data.organisationer ?? [];
  if (found === undefined) return { company: null };
  const name = nameOf(found);
  if (name !== null) return { company: companyOf(found, orgNumber, name) };
  const fault = found.organisationsnamn?.fel?.typ;
  if (fault !== undefined && !NOT_THERE.includes(fault)) return { away: fault };
  return { company: null };
}

/** The registered name: the newest of that kind, else the first of any. */
function nameOf({ organisationsnamn }: Organisation): string | null {
  const names = organisationsnamn?.organisationsnamnLista ?? [];
  const registered = names
    .filter(({ organisationsnamntyp }) => organisationsnamntyp?.kod === 'FORETAGSNAMN')
    .sort((a, b) => (b.registreringsdatum ?? '').localeCompare(a.registreringsdatum ?? ''));
  return oneLine((registered[0] ?? names[0])?.namn);
}

/** Deregistered, being wound up, active or not; null where none of it is known. */
function statusOf(found: Organisation): string | null {
  const gone = found.avregistreradOrganisation?.avregistreringsdatum?.slice(0, 10);
  if (gone) {
    const why = oneLine(found.avregistreringsorsak?.klartext);
    return `Avregistrerat ${gone}${why === null ? '' : ` (${why})`}`;
  }
  const { pagaendeAvvecklingsEllerOmstruktureringsforfarande: one } = found;
  const { pagandeAvvecklingsEllerOmstruktureringsforfarande: other } = found;
  const [proceeding] =
    one?.pagaendeAvvecklingsEllerOmstruktureringsforfarandeLista ??
    other?.pagandeAvvecklingsEllerOmstruktureringsforfarandeLista ??
    [];
  const how = oneLine(proceeding?.klartext ?? proceeding?.kod);
  if (how !== null) return how;
  const active = found.verksamOrganisation?.kod;
  return active === 'JA' ? 'Aktivt' : active === 'NEJ' ? 'Ej verksamt' : null;
}

function companyOf(found: Organisation, orgNumber: string, name: string): RegisteredCompany {
  const year = Number(found.organisationsdatum?.registreringsdatum?.slice(0, 4));
  const codes = found.naringsgrenOrganisation?.sni ?? [];
  return {
    orgNumber,
    name,
    city: placeName(found.postadressOrganisation?.postadress?.postort),
    industries: codes.flatMap(({ kod, klartext }) =>
      /^\d{5}$/.test(kod ?? '') ? [{ code: kod ?? '', name: oneLine(klartext) }] : [],
    ),
    form: oneLine(found.organisationsform?.klartext),
    status: statusOf(found),
    foundedYear: year > 1000 ? year : null,
    activity: oneLine(found.verksamhetsbeskrivning?.beskrivning),
    revenue: null,
    ceo: null,
  };
}
