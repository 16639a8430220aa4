import { keptFor } from '#contract/retention.ts';
import { formatCount } from '#engine/text/format.ts';

/** What recipients and owners of a mailing read in their mails. */
export const mailingMailTexts = {
  ask: (company: string) => ({
    subject: 'Vill du få rapporter per mejl?',
    text: `${company} vill mejla dig sina rapporter. Inget skickas förrän du har sagt ja. Du kan sluta när du vill, med länken i varje mejl.`,
    action: 'Välj om du vill ha dem',
    notes: [
      `Länken gäller i ${keptFor.mailingAskedDays} dagar. Gör du inget händer inget, och då tar vi bort din adress.`,
    ],
  }),
  subject: (company: string) => `Nya rapporter från ${company}`,
  lead: {
    first: 'Det här är de senaste rapporterna.',
    later: (day: string) => `Det här är nytt sedan förra mejlet, den ${day}.`,
  },
  password: (count: number) =>
    `${count === 1 ? 'Rapporten' : 'Rapporterna'} öppnas med det lösenord som du har fått av den som skickar.`,
  attached: (count: number) =>
    count === 1
      ? 'Rapporten följer med som PDF. Sist i den står hur varje siffra räknades.'
      : `Rapporterna följer med som ${formatCount(count)} PDF-filer. Sist i var och en står hur varje siffra räknades.`,
  heading: (report: string, period: string | null) =>
    period === null ? report : `${report}, ${period}`,
  before: (day: string) => `Förut är ur rapporten före, gjord ${day}, för samma period.`,
  otherPeriod: (day: string, period: string) =>
    `Rapporten före, gjord ${day}, gällde ${period}. Siffrorna är av olika perioder och jämförs därför inte här.`,
  valueBefore: (value: string, before: string) => `${value} (förut ${before})`,
  open: 'Öppna rapporten',
  until: (count: number, day: string) =>
    `${count === 1 ? 'Länken' : 'Länkarna'} gäller till ${day}.`,
  /** Before the first actions of a plan, each with its effect. */
  actions: 'Åtgärderna i planen, med vad de kan ge per år (lågt–högt räknat):',
  /** Before what the key figures are over, which may be less than the report. */
  over: (period: string) => `Nyckeltal för ${period}`,
  leave: 'Vill du inte ha fler? Sluta få rapporter:',
  preview: 'Det här är ett prov, skickat bara till dig. Så här ser mejlet ut för mottagarna.',
  paused: {
    subject: 'Utskicket av dina rapporter är pausat',
    text: 'Utskick ingår i Pro, som du inte har längre. Därför skickades inget den här gången, och mottagarna har inte fått veta något. Skaffar du Pro igen fortsätter utskicket vid nästa tillfälle.',
    notes: ['Vill du inte ha det kvar stoppar du det under Utskick i inställningarna.'],
  },
} as const;
