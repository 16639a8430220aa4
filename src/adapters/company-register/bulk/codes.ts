/** Forms of companies by Bolagsverket's code. */
export const FORMS: Readonly<Record<string, string>> = {
  AB: 'Aktiebolag',
  BAB: 'Bankaktiebolag',
  BF: 'Bostadsförening',
  BFL: 'Utländsk banks filial',
  BRF: 'Bostadsrättsförening',
  EEIG: 'EEIG',
  EGTS: 'EGTS',
  EK: 'Ekonomisk förening',
  FAB: 'Försäkringsaktiebolag',
  FL: 'Filial',
  FOF: 'Försäkringsförening',
  HB: 'Handelsbolag',
  I: 'Ideell förening',
  KB: 'Kommanditbolag',
  KHF: 'Kooperativ hyresrättsförening',
  MB: 'Medlemsbank',
  OFB: 'Ömsesidigt försäkringsbolag',
  OTPB: 'Ömsesidigt tjänstepensionsbolag',
  S: 'Stiftelse',
  SB: 'Sparbank',
  SCE: 'Europakooperativ',
  SE: 'Europabolag',
  SF: 'Sambruksförening',
  TPAB: 'Tjänstepensionsaktiebolag',
  TPF: 'Tjänstepensionsförening',
  TSF: 'Trossamfund',
};

/** How a company is being wound up or reorganised. */
export const PROCEEDINGS: Readonly<Record<string, string>> = {
  AC: 'Ackordsförhandling',
  DEOL: 'Överlåtande vid delning',
  DEOT: 'Övertagande vid delning',
  FR: 'Företagsrekonstruktion',
  FUOL: 'Överlåtande i fusion',
  FUOT: 'Övertagande i fusion',
  GROM: 'Gränsöverskridande ombildning',
  KK: 'Konkurs',
  LI: 'Likvidation',
  OM: 'Ombildning',
  RES: 'Resolution',
};

/** Forms by SCB's code, where one code is one form. */
export const LEGAL_FORMS: Readonly<Record<string, string>> = {
  '31': 'Handelsbolag eller kommanditbolag',
  '41': 'Bankaktiebolag',
  '42': 'Försäkringsaktiebolag',
  '43': 'Europabolag',
  '49': 'Aktiebolag',
  '51': 'Ekonomisk förening',
  '53': 'Bostadsrättsförening',
  '54': 'Kooperativ hyresrättsförening',
  '61': 'Ideell förening',
  '63': 'Trossamfund',
  '72': 'Stiftelse',
};

/** Whether a company is active, by SCB's code. */
export const ACTIVITY: Readonly<Record<string, string>> = {
  '0': 'Ej verksamt',
  '1': 'Aktivt',
  '9': 'Ej verksamt',
};
