/** The tables of reports: `storedTables` says what each line means. */
export const reportTables = {
  report_links: {
    file: 'delade-rapporter.json',
    holds: 'Länkar till rapporter som du har delat, och hur ofta de har öppnats',
    owner: 'owner_id',
    orderBy: 'created_at, id',
    without: {
      token_hash: 'ett kontrollvärde av länken; den som har länken ser rapporten',
      password_hash: 'ett kontrollvärde av länkens lösenord',
    },
    stays: null,
  },
  report_answers: {
    file: 'svar-pa-rapporter.json',
    holds: 'Svar på dina rapporter från dem du har delat dem med, med namnen som de skrev',
    owner: 'owner_id',
    orderBy: 'created_at, id',
    stays: null,
  },
  issued_reports: {
    file: 'rapporter-som-pdf.json',
    holds:
      'Rapporter som har gjorts som PDF: deras kontrollvärden och vad som stod på första sidan',
    owner: 'owner_id',
    orderBy: 'issued_at, sha256',
    stays: null,
  },
  letterheads: {
    file: 'rapporternas-utseende.json',
    holds: 'Logotypen, färgen och texterna i rapporterna; logotypen som base64',
    owner: 'owner_id',
    orderBy: 'owner_id',
    stays: null,
  },
  mailings: {
    file: 'utskick.json',
    holds: 'När dina rapporter mejlas, och hur det gick senast',
    owner: 'owner_id',
    orderBy: 'owner_id',
    without: {
      password_hash: 'ett kontrollvärde av lösenordet',
      sealed_password: 'lösenordet, krypterat',
    },
    stays: null,
  },
  mailing_recipients: {
    file: 'utskick-mottagare.json',
    holds: 'Vilka du har valt att mejla rapporter till, och vad de har svarat',
    owner: 'owner_id',
    orderBy: 'asked_at, id',
    without: {
      confirm_hash: 'ett kontrollvärde av länken som mottagaren svarar med',
      leave_hash: 'ett kontrollvärde av länken som mottagaren slutar med',
      sealed: 'länken som mottagaren slutar med; den är bara mottagarens',
    },
    stays: null,
  },
} as const;
