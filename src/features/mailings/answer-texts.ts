import { mailingTitles } from './titles.ts';

/** What one who is mailed reports reads about whether they want them. */
export const mailingAnswerTexts = {
  title: mailingTitles.answer,
  loading: 'Öppnar länken…',
  confirm: {
    title: 'Vill du få rapporterna?',
    text: 'Ett företag vill mejla dig sina rapporter när de är nya. Du kan sluta när du vill, med länken i varje mejl. Vill du inte ha dem stänger du bara sidan.',
    action: 'Ja, mejla mig',
    done: 'Du får rapporterna',
    doneText: (company: string) => `Nästa rapport från ${company} kommer till din e-post.`,
  },
  leave: {
    title: 'Vill du sluta få rapporter?',
    text: 'Företaget som skickar dem ser att du har slutat. De rapporter som du redan har fått ändras inte.',
    action: 'Sluta få rapporter',
    done: 'Du får inga fler rapporter',
    doneText: 'Inget mer skickas till dig, om du inte själv säger ja igen.',
  },
  missing: { title: 'Länken är inte hel', text: 'Öppna den igen från mejlet.' },
  gone: 'Länken gäller inte längre',
  failed: 'Det gick inte att spara ditt svar. Försök igen.',
} as const;
