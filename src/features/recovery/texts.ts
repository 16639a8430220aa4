/** Those the specification names stand to the letter. */
export const recoveryTexts = {
  backToLogin: 'Till inloggningen',
  tryLater: 'Försök igen om en stund.',
  forgot: {
    title: 'Glömt lösenordet',
    lead: 'Skriv adressen du loggar in med, så mejlar vi en länk där du väljer ett nytt lösenord.',
    email: 'E-post',
    submit: 'Skicka återställningslänk',
    invalid: { title: 'Ogiltig e-postadress', text: 'Ange en giltig e-postadress' },
    failed: 'Ett fel uppstod',
  },
  sent: {
    title: 'Titta i din e-post',
    message: 'Om adressen finns i vårt system har vi skickat en återställningslänk.',
    nextTitle: 'Gör så här',
    next: [
      'Öppna mejlet och klicka på länken. Den gäller i 30 minuter.',
      'Välj ett nytt lösenord. Du loggas ut överallt där du är inloggad.',
      'Har inget kommit på några minuter? Titta i skräpposten, och kontrollera att adressen är den du skapade kontot med.',
    ],
    other: 'Använd en annan adress',
  },
  reset: {
    title: 'Välj nytt lösenord',
    lead: 'När det är sparat loggas du ut överallt där du är inloggad.',
    loading: 'Kontrollerar länken...',
    password: 'Nytt lösenord',
    hint: 'Minst 8 tecken. En mening är bra, och lätt att minnas.',
    confirmation: 'Bekräfta nytt lösenord',
    submit: 'Spara nytt lösenord',
    short: 'Lösenordet måste vara minst 8 tecken',
    confirm: 'Bekräfta lösenordet',
    different: 'Lösenorden matchar inte',
    failed: 'Ett fel uppstod vid återställning',
    again: 'Försök igen',
    invalid: {
      title: 'Länken gäller inte',
      text: 'Länken kan ha gått ut, redan ha använts eller ha ersatts av en nyare. Begär en ny, så kommer den på några minuter.',
      again: 'Begär en ny länk',
    },
    done: {
      title: 'Lösenordet är ändrat',
      text: 'Du är utloggad överallt. Logga in med det nya lösenordet.',
      login: 'Logga in',
    },
  },
} as const;
