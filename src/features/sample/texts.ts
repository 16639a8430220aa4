export const sampleTexts = {
  mark: 'Exempeldata',
  text: 'Det som är märkt så här hör till ett påhittat bolag, inte till ditt företag.',
  upload: 'Ladda upp fil',
  remove: 'Ta bort exempeldata',
  removing: 'Tar bort...',
  removed: { title: 'Exempeldata borttagen', text: 'Bara ditt eget är kvar.' },
  loaded: { title: 'Exempelbolaget är inläst', text: 'Du kan ta bort det när du vill.' },
  loadFailed: 'Exempelbolaget kunde inte läsas in. Försök igen.',
  removeFailed: 'Exempeldata kunde inte tas bort. Försök igen.',
  failedTitle: 'Något gick fel',
} as const;
