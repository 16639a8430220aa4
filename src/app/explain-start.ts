import { ConfigError } from '#server/config.ts';
import { causesOf } from '#server/db/connection-errors.ts';
import { AlreadyServedError } from '#server/db/embedded/instance-lock.ts';
import { MigrationError } from '#server/db/migrate.ts';
import { brand } from '../brand.ts';

const silent =
  'Databasen svarar inte. Kontrollera DATABASE_URL och att PostgreSQL är igång och går att nå härifrån.';
const refused =
  'Databasen släpper inte in kontot i DATABASE_URL. Kontrollera kontots namn, lösenord och rätt att ansluta.';
const unknown =
  'Databasens värdnamn i DATABASE_URL går inte att slå upp. Kontrollera stavningen och namnservern.';

/** What a code of PostgreSQL or the network means for one who starts the product. */
const byCode: Record<string, string> = {
  EADDRINUSE:
    'Porten är upptagen av ett annat program. Välj en annan med PORT, till exempel PORT=3001 npm start.',
  ECONNREFUSED: silent,
  ETIMEDOUT: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
  '28000': refused,
  '28P01': refused,
  '3D000': 'Databasen som DATABASE_URL namnger finns inte. Skapa den, till exempel med createdb.',
  '25006':
    'Databasen tar bara emot läsning: den är en reserv, eller skrivskyddad. Ange den som tar emot skrivning i DATABASE_URL.',
  '53300':
    'Databasen har inga lediga anslutningar. Höj max_connections; varje process håller upp till 26.',
  '55P03':
    'Databasens schema gick inte att uppdatera: en tabell hölls av en annan anslutning i en minut. Se efter i pg_stat_activity vad som håller den, och starta igen.',
  '57P03': 'Databasen håller på att starta. Försök igen om en stund.',
};

function folderFault(message: string): string {
  return `Det går inte att skriva i datamappen: ${message}. Välj en annan mapp med DATA_DIR, till exempel DATA_DIR=/tmp/klarsikt npm start.`;
}

/** Why the product could not start, in Swedish, with what to do. */
export function explainStart(error: unknown): string {
  if (error instanceof ConfigError) {
    return `Inställningarna går inte att använda:\n${error.message}`;
  }
  if (error instanceof AlreadyServedError) return error.message;
  for (const { code, syscall, message } of causesOf(error)) {
    const known = typeof code === 'string' ? byCode[code] : undefined;
    if (known !== undefined) return known;
    if (/timeout exceeded when trying to connect|timeout expired/.test(message)) return silent;
    if (code === 'ENOENT' && syscall === 'connect') return silent;
    if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') return folderFault(message);
  }
  if (error instanceof MigrationError) return error.message;
  // A failed query's own message is its SQL; why it failed is the cause.
  const messages = [...causesOf(error)].map(({ message }) => message);
  const why = messages.find((message) => !message.startsWith('Failed query')) ?? String(error);
  return `${brand.name} kunde inte starta: ${why}`;
}
