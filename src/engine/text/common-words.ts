/**
 * Swedish words that say nothing of whom or what: those of the closed classes (pronouns, prepositions,
 * conjunctions, adverbs of time and degree, the commonest verbs) and adjectives that anything can be.
 * Of four letters and more, in small letters.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `aldrig alla alldeles allra allt alltför alltid allting alltså andra annan annans annars annat använda använder
  bara bland blev blir blivit borde bort borta bäst bästa bättre både börja börjar dagar dagen dessa detta dina
  dock därför därifrån efter eftersom egen egentligen eget egna eller emot fast fick fina finns fler flera fram
  framför från fullt färre fått före förra första ganska genom gick gjort gärna gång gånger gått göra göras hade
  halva hans hela hellre helt hennes hinna hinner hitta hittar hittat hittills hjälp hjälpa hålla håller höga
  högre högt ibland igen igång ihop illa inför inga ingen ingenting inget innan inne inom inte istället jobb
  jobbar just jämt kanske klarar knappt komma kommer kort korta kostar kostat kring kunde kunnat kväll köpa
  köper lagom lika liksom lilla lite liten litet längre lätt lätta låga lågt lång långa långt medan mellan mera
  mest mesta mindre minska minskar minskat minst mitt mycket många måste nere nuvarande nyss nytt nära nästa
  nästan någon något några nödvändigt också ofta oftare olika orkar pengar pengarna precis redan rejält riktigt
  räcka räcker rätt sagt saker samma samt sedan senaste sent sina sista själv själva självt skulle slut sluta
  slutar slutat snabb snabbt snart stor stora stort större största svag svagt svår svåra svårt säga säger säker
  säkert rasar rasat rusar rusat sjunker sjunkit skenar skenat stiger stigit sällan särskilt sätt tack taget tappar tappat tidigare till tillbaka tills tjäna tjänar trots tuff
  tufft tungt undan under uppe utan utanför utöver vara varför varit varje vars vart vecka veckan veckor
  verkligen vilja vilka vilken vilket vill ville vissa visst växa växer våra vårt ändå ännu även åren året åter
  återkommande ökar ökat över överallt övrigt`.split(/\s+/u),
);
