/** The settings' part about language models: what may be sent, and what has been. */
export const lensTexts = {
  title: 'Integritetslinsen',
  lead: 'Analyserna och svaren i AI-chatten skrivs av regler på vår egen server. En språkmodell (AI) kan skriva om dem så att de blir mer personliga. Här bestämmer du om något får skickas, och ser exakt vad.',
  none: 'Ingen språkmodell är inkopplad. Inget skickas.',
  allow: 'Låt AI skriva om texterna',
  allowHint: (model: string, host: string) =>
    `Uträknade siffror, namn på det de gäller, dina svar och det du frågar i AI-chatten skickas till ${model}${host === '' ? '' : ` (${host})`}. Aldrig rader ur filerna. Personnummer, personers namn, e-post, telefon och kontonummer ersätts först, så långt de går att känna igen.`,
  unverified: 'Bekräfta din e-postadress först. Då går det att låta en språkmodell skriva.',
  used: (used: string, max: string) =>
    `${used} av ${max} textdelar (tokens) använda den här månaden.`,
  preview: 'Visa vad som skulle skickas',
  wouldBe: 'Det här skulle skickas för din senaste analys',
  chat: 'Vad en fråga i AI-chatten skulle skicka visas där, innan du ställer den.',
  noAnalysis: 'Gör en analys först, så kan du se vad som skulle skickas.',
  log: 'Det som har skickats',
  noCalls: 'Inget har skickats.',
  sentAt: (at: string) => `Skickat ${at}`,
  show: 'Visa',
  purposes: {
    sales: 'Försäljningsanalys',
    costs: 'Kostnadsanalys',
    plan: 'Handlingsplan',
    chat: 'Fråga till AI-konsulten',
  },
  states: { reserved: 'Pågår', answered: 'Svarade', failed: 'Svarade inte' },
  tokens: (tokens: string) => `${tokens} tokens`,
  failed: 'Det gick inte att hämta. Försök igen.',
  saveFailed: 'Valet sparades inte. Försök igen.',
  analysesFailed: 'Analyserna kunde inte hämtas',
  payloadFailed: 'Det gick inte att visa. Försök igen.',
} as const;
