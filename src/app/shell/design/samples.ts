/** Long Swedish texts that no component may overflow with. */
export const samples = {
  word: 'Fastighetsförvaltningskostnadsfördelning',
  name: 'Återförsäljarprovisionsavräkningsunderlag',
  file: 'försäljning_2024_samtliga-butiker_och_återförsäljare.slutlig-version-3.csv',
  sentence: 'Bruttovinstmarginalens förändring jämfört med föregående räkenskapsår.',
  amount: '1\u00a0284\u00a0300\u00a0kr',
  percent: '−12,4\u00a0%',
} as const;

export const products = [
  { name: 'Kardemummabulle', units: '12\u00a0408', amount: '397\u00a0056\u00a0kr' },
  { name: 'Surdegsbröd, råg', units: '7\u00a0310', amount: '500\u00a0735\u00a0kr' },
  { name: samples.name, units: '−4', amount: '−1\u00a0700\u00a0kr' },
] as const;
