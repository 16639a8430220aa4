import { firstSuggestions } from '../first-suggestions.ts';
import { NOTHING, type Reply } from './reply.ts';

const ABOUT = [
  'Jag är en AI-konsult som svarar med **regler**, inte en människa och inte en språkmodell. Jag räknar på dina egna filer, och varje siffra går att trycka på för att se var den kommer ifrån.',
  '## Det kan du fråga om',
  '- Hur mycket ni har sålt eller betalat: per produkt, kund, leverantör, kostnadsområde och period',
  '- Vad som har ökat eller minskat, och vad som ligger bakom',
  '- Nyckeltal, prognos, råd och vad som händer om ni ändrar ett pris',
].join('\n');

function talk(text: string): Reply {
  return { ...NOTHING, kind: 'talk', text, suggestions: [...firstSuggestions].slice(0, 3) };
}

const THANKS = /^(?:tack|toppen|bra)\b/;

/** To one who greets or thanks, in the question without accents. */
export const greeting = (plain: string): Reply =>
  talk(
    THANKS.test(plain)
      ? 'Varsågod! Fråga gärna mer om företagets siffror.'
      : 'Hej! Fråga mig om företagets siffror.',
  );

/** To one who asks what the consultant is. */
export const about = (): Reply => talk(ABOUT);
