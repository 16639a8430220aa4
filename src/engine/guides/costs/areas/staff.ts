import { area } from './area.ts';

/** What wages, contributions and what else staff costs is called. */
export const STAFF = 'Personal';

/** Employees and temporary staff. */
export const staffAreas = [
  area({
    name: 'Inhyrd personal',
    the: 'kostnaden för inhyrd personal',
    what: 'inhyrd personal',
    accounts: [[6800, 6899]],
    traits: ['equalAmounts'],
    variesBy: 'följer hur många timmar ni hyr in',
    words: `
      inhyrd personal, bemanning, inhyrning, bemanningsföretag, temporary staff, egenanställning`,
    suppliers: `
      Manpower, Adecco, Randstad, Academic Work, Proffice, StudentConsulting, Bemannia, Uniflex,
      Poolia, Dfind, Jobandtalent, OnePartnerGroup, Montico, Barona, Lernia Bemanning,
      Frilans Finans, Cool Company, Gigger, Svensk Egenanställning, Ework, ProData Consult`,
    suppliersLikeWords: 'Clockwork, Verama',
  }),
  area({
    name: STAFF,
    the: 'personalkostnaden',
    what: 'personal',
    accounts: [[7000, 7699]],
    traits: ['noSubscription', 'bound', 'beyondReview', 'equalAmounts'],
    words: `
      lön, löner, månadslön, månadslöner, timlöner, löneutbetalning, nettolön, bruttolön, timlön,
      semesterlön, semesterlöneskuld,
      sjuklön, arbetsgivaravgift, arbetsgivaravgifter, sociala avgifter, pension, pensioner,
      pensionspremie, tjänstepension, friskvård, friskvårdsbidrag, företagshälsovård, utbildning,
      kurs, kurser, personalkostnad, personalkostnader, personalfest, traktamente, traktamenten,
      milersättning, bilersättning, lunchförmån, rekrytering, salary, salaries, payroll, wages,
      semesterersättning, särskild löneskatt`,
    looseWords: 'personal, training, bonus',
    suppliers: `
      Collectum, Alecta, AMF, Skandia, SPP, Bliwa, Avanza Pension, Nordnet Pension, Movestic,
      KPA Pension, Previa, Feelgood, Avonova, Sirona, Falck Healthcare, Epassi, Edenred, Wellnet,
      Benify, Benifex, Actic, SATS, Friskis & Svettis, Nordic Wellness, Lernia, Sodexo`,
    suppliersLikeWords: 'Fora, Futur Pension',
  }),
];
