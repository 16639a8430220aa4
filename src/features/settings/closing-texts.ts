/** What the settings say of deleting the account. */
export const closingTexts = {
  title: 'Ta bort kontot',
  text: 'Allt tas bort på en gång och går inte att få tillbaka. Hämta en kopia först, om du vill ha något kvar.',
  open: 'Ta bort kontot',
  dialog: 'Ta bort kontot för alltid?',
  goes: 'Det här tas bort nu',
  files: (count: string, one: boolean) => `${count} ${one ? 'fil' : 'filer'} med sina tabeller`,
  analyses: (count: string, one: boolean) => `${count} ${one ? 'analys' : 'analyser'}`,
  plans: (count: string, one: boolean) =>
    `${count} ${one ? 'handlingsplan' : 'handlingsplaner'} med det du har markerat`,
  rest: 'Svar, företagsprofil, återkoppling, kopior och alla inloggningar',
  stays: 'Det här finns kvar en tid',
  staysToo: (count: number) => `Visa ${count} uppgifter till`,
  companyName: (name: string) => `Skriv företagets namn: ${name}`,
  otherName: 'Det är inte företagets namn. Skriv det som det står ovanför fältet.',
  next: 'Fortsätt',
  prove: 'Visa att det är du.',
  confirm: 'Ta bort kontot',
  contentsFailed: 'Det gick inte att hämta vad som tas bort.',
  done: { title: 'Kontot är borttaget', text: 'Ett mejl bekräftar det.' },
} as const;
