import type { RetentionId } from '#contract/retention.ts';
import { reportTables } from './report-tables.ts';

/** What is copied of a table: one file, a row a line. Read as SQL, so names are the database's. */
interface Copied {
  /** The file's name in the copy. */
  file: string;
  /** What it holds, for the one who opens the copy. */
  holds: string;
  /** The column with the account's id. */
  owner: string;
  orderBy: string;
  /** Columns that are left out, each with the reason that the copy gives. */
  without?: Readonly<Record<string, string>>;
}

interface NotCopied {
  notCopied: string;
}

interface Removal {
  /** Why rows are left when their account is deleted; null where none are. */
  stays: RetentionId | null;
}

type StoredTable = (Copied | NotCopied) & Removal;

const KEY = 'ett kontrollvärde av en nyckel till kontot; det säger inget om dig';
const ROW_IDS = 'owner_id';

/**
 * Every table of the schema: what of it the copy of an account has, and what is left when the account
 * is deleted. Tests hold both to the database, so that no table is forgotten.
 */
export const storedTables = {
  users: {
    file: 'konto.json',
    holds: 'Kontot och företagsprofilen',
    owner: 'id',
    orderBy: 'id',
    without: { password_hash: 'ett kontrollvärde av lösenordet' },
    stays: null,
  },
  sessions: {
    file: 'inloggningar.json',
    holds: 'Var du är inloggad',
    owner: 'user_id',
    orderBy: 'created_at',
    without: { token_hash: KEY },
    stays: null,
  },
  known_devices: {
    file: 'kanda-enheter.json',
    holds: 'När enheter som har loggat in senast användes',
    owner: 'user_id',
    orderBy: 'last_used_at',
    without: { device_hash: KEY },
    stays: null,
  },
  mailed_links: {
    file: 'lankar-i-mejl.json',
    holds: 'Länkar som har mejlats till dig och som fortfarande gäller',
    owner: 'user_id',
    orderBy: 'created_at',
    without: { token_hash: KEY, sealed: 'adressen som länken mejlades till' },
    stays: null,
  },
  totp_secrets: {
    file: 'autentiseringsapp.json',
    holds: 'När en autentiseringsapp kopplades till kontot',
    owner: 'user_id',
    orderBy: 'user_id',
    without: { sealed: 'hemligheten som appen delar; den som har den kan logga in' },
    stays: null,
  },
  passkeys: {
    file: 'passnycklar.json',
    holds: 'Passnycklar som loggar in på kontot',
    owner: 'user_id',
    orderBy: 'created_at',
    stays: null,
  },
  recovery_codes: {
    notCopied: 'Kontrollvärden av reservkoderna; koderna själva har bara du.',
    stays: null,
  },
  login_challenges: {
    notCopied: 'Inloggningar som väntar på en kod, i högst några minuter.',
    stays: null,
  },
  passkey_challenges: {
    notCopied: 'Inloggningar som väntar på en passnyckel, i högst några minuter.',
    stays: null,
  },
  documents: {
    file: 'filer.json',
    holds: 'Filerna du har laddat upp, och hur de har tolkats',
    owner: ROW_IDS,
    orderBy: 'created_at, id',
    stays: null,
  },
  document_bytes: {
    notCopied: 'Filernas innehåll ligger som filer i mappen filer.',
    stays: null,
  },
  read_choices: {
    file: 'val-for-filer.json',
    holds: 'Dina val för hur filer ska läsas',
    owner: ROW_IDS,
    orderBy: 'at',
    stays: null,
  },
  form_answers: {
    file: 'svar.json',
    holds: 'Dina svar i guiderna',
    owner: ROW_IDS,
    orderBy: 'form',
    stays: null,
  },
  analyses: {
    file: 'analyser.json',
    holds: 'Analyser och handlingsplaner med alla siffror, svar och underlag',
    owner: ROW_IDS,
    orderBy: 'created_at, id',
    stays: null,
  },
  action_marks: {
    file: 'atgarder.json',
    holds: 'Vad du har markerat på åtgärder i planerna',
    owner: ROW_IDS,
    orderBy: 'at',
    stays: null,
  },
  action_tasks: {
    file: 'uppgifter.json',
    holds: 'Ansvarig, datum, anteckning och eget antagande på åtgärder i planer och analyser',
    owner: ROW_IDS,
    orderBy: 'action_id',
    stays: null,
  },
  ...reportTables,
  chat_turns: {
    file: 'chatt.json',
    holds: 'Frågorna du har ställt till AI-konsulten, svaren och vad du tyckte om dem',
    owner: ROW_IDS,
    orderBy: 'asked_at, id',
    stays: null,
  },
  chat_pins: {
    file: 'fasta-siffror.json',
    holds: 'Siffror ur svar som du har fäst på översikten',
    owner: ROW_IDS,
    orderBy: 'created_at, id',
    stays: null,
  },
  feedback: {
    file: 'aterkoppling.json',
    holds: 'Återkopplingen du har lämnat',
    owner: ROW_IDS,
    orderBy: 'created_at',
    without: { thread: 'våra egna anteckningar; det vi har svarat har du fått som mejl' },
    stays: null,
  },
  consents: {
    file: 'godkannanden.json',
    holds: 'Vad du har godkänt, tagit del av eller avböjt, och när',
    owner: ROW_IDS,
    orderBy: 'at',
    stays: null,
  },
  notice_choices: {
    file: 'aviseringar.json',
    holds: 'Vilka mejl du vill ha',
    owner: ROW_IDS,
    orderBy: 'kind',
    stays: null,
  },
  subscriptions: {
    file: 'prenumerationer.json',
    holds: 'Prenumerationer, som betaltjänsten senast beskrev dem',
    owner: ROW_IDS,
    orderBy: 'started_at, id',
    stays: 'endedSubscriptions',
  },
  checkouts: {
    file: 'kop.json',
    holds: 'Påbörjade och avslutade köp av Pro',
    owner: ROW_IDS,
    orderBy: 'created_at, id',
    without: { url: 'adressen till betalsidan, som inte gäller länge' },
    stays: null,
  },
  guest_signups: {
    notCopied: 'Köp av Pro som gjordes innan kontot fanns, i högst tre dygn.',
    stays: null,
  },
  billing_mails: { notCopied: 'Vilka mejl om prenumerationen som är skrivna.', stays: null },
  payment_events: {
    notCopied:
      'Händelser från betaltjänsten, utan namn; det de ledde till finns i prenumerationer.json.',
    stays: 'paymentEvents',
  },
  payment_checks: { notCopied: 'När prenumerationerna jämfördes med betaltjänsten.', stays: null },
  purchase_marks: {
    notCopied:
      'Kontrollvärden av organisationsnummer och e-post för den som har provat Pro eller ångrat ett köp.',
    stays: 'purchaseMarks',
  },
  notices: { notCopied: 'Meddelanden om nya priser och villkor, lika för alla.', stays: null },
  notice_recipients: {
    file: 'meddelanden-om-andringar.json',
    holds: 'Vilka meddelanden om nya priser och villkor du har fått',
    owner: ROW_IDS,
    orderBy: 'notice_id',
    stays: null,
  },
  test_payments: {
    notCopied:
      'Köp i testläget, där inget debiteras. De står i stället för betaltjänstens egna uppgifter.',
    stays: 'bookkeeping',
  },
  model_choices: {
    file: 'sprakmodell-val.json',
    holds: 'Om en språkmodell får skriva åt företaget',
    owner: ROW_IDS,
    orderBy: 'owner_id',
    stays: null,
  },
  model_calls: {
    file: 'sprakmodell-anrop.json',
    holds: 'Anrop till en språkmodell, med vad de gällde och hur stora de var',
    owner: ROW_IDS,
    orderBy: 'created_at, id',
    without: { sealed: 'det som skickades, ord för ord: det visas under Inställningar' },
    stays: null,
  },
  audit_log: {
    file: 'sakerhetshandelser.json',
    holds: 'Säkerhetshändelser, till exempel inloggningar',
    owner: 'actor_id',
    orderBy: 'at, id',
    stays: 'audit',
  },
  contact_messages: {
    notCopied:
      'Det du har skrivit i kontaktformuläret ligger i data/meddelanden.json, om din e-postadress är bekräftad.',
    stays: null,
  },
  exports: { notCopied: 'Uppgifter om kopian själv.', stays: null },
  export_parts: { notCopied: 'Kopian själv.', stays: null },
  outbox: {
    notCopied: 'Mejl som väntar på att skickas, eller som inte gick fram.',
    stays: 'mails',
  },
  throttles: {
    notCopied: 'Räknare som stoppar den som försöker för många gånger. De har inget innehåll.',
    stays: 'throttles',
  },
  register_companies: {
    notCopied: 'Företag ur de öppna registren, utan personer och enskilda firmor.',
    stays: null,
  },
  register_states: { notCopied: 'När det öppna registret hämtades.', stays: null },
  key_checks: { notCopied: 'Uppgifter om tjänstens egen nyckel, inte om konton.', stays: null },
} as const satisfies Record<string, StoredTable>;

export interface CopiedTable extends Copied {
  table: string;
}

/** The tables that a copy has a file of. */
export const copiedTables: readonly CopiedTable[] = Object.entries<StoredTable>(
  storedTables,
).flatMap(([table, rule]) => ('file' in rule ? [{ table, ...rule }] : []));
