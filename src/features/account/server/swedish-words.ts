/**
 * What Swedes build passwords of, the commonest first within each line: words for passwords and greetings, seasons and
 * days, names, places, teams, animals and food, things of work and home.
 */
const words = `
lösenord lösen hemligt hemlig hemlis inloggning logga admin användare byt bytmig ändra konto dator internet wifi trådlöst gäst test prova tillfällig temporär
hej hejsan hejhej tjena tja hallå välkommen välkomna godmorgon godkväll godnatt tack tacksåmycket snälla kram puss älskar älskling älskardig kärlek hjärta gullig gumman gubben sötnos sköning vacker lycka lycklig frihet glädje
sverige svensk svenska svenne norden europa stockholm göteborg malmö uppsala västerås örebro linköping helsingborg jönköping norrköping lund umeå gävle borås södertälje eskilstuna halmstad växjö karlstad sundsvall östersund trollhättan luleå kalmar kristianstad falun skövde karlskrona varberg uddevalla nyköping motala landskrona kiruna visby gotland öland skåne småland dalarna värmland norrland lappland bohuslän halland blekinge jämtland ångermanland
sommar vinter höst vår jul julafton julen påsk midsommar nyår semester sommaren vintern hösten våren januari februari mars april maj juni juli augusti september oktober november december måndag tisdag onsdag torsdag fredag lördag söndag idag imorgon alltid aldrig
anna eva maria karin kristina lena kerstin sara emma elisabeth malin ingrid marie linda johanna jenny helena susanne ida annika åsa sofia elin monica ulla birgitta inger matilda amanda alice maja elsa ella wilma alma astrid ebba julia klara saga lilly olivia vera stina moa tove hanna frida josefin camilla pernilla gunilla margareta ann-marie anneli jessica petra therese cecilia caroline isabelle nora molly signe linnea agnes tyra freja
lars mikael anders johan erik per peter karl thomas jan daniel fredrik andreas stefan hans mats marcus mattias magnus jonas alexander niklas martin bengt bo nils björn joakim patrik viktor henrik robert leif göran simon oskar emil anton christoffer sebastian tobias filip gustav axel oliver william hugo lucas liam elias adam august vincent alfred arvid albin sixten melker ludvig theo isak jakob linus rasmus pontus jesper kalle pelle olle lasse nisse janne bosse kenneth roger ove kjell rolf åke sven gunnar arne tommy conny
andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson hansson bengtsson jönsson lindberg jakobsson magnusson olofsson lindström lindqvist lindgren axelsson berg bergström lundberg lind lundgren lundqvist mattsson berglund fredriksson sandberg henriksson forsberg sjöberg wallin engström eklund danielsson lundin håkansson björk bergman gunnarsson holm wikström samuelsson isaksson fransson bergqvist nyström holmberg arvidsson löfgren söderberg nyberg blomqvist claesson nordström mårtensson lundström
aik djurgården dif hammarby bajen ifk göteborgs malmöff mff elfsborg norrköpings häcken helsingborgs frölunda färjestad brynäs leksand modo skellefteå luleåhockey rögle hv71 timrå örebrohockey fotboll hockey ishockey innebandy handboll bandy golf tennis ridning häst hästar zlatan ibrahimovic sundin foppa forsberg börje salming
hund katt kisse missan vovve hästen kanin hamster björn varg älg räv ren lejon tiger panda igelkott ekorre örn svan fågel fisk gädda lax humla fjäril
kaffe kaka kanelbulle bulle fika godis choklad glass mjölk smör bröd ost korv köttbullar köttbulle potatis pannkaka lakrits saft vatten öl vin snaps midsommarafton smörgås semla prinsesstårta
bil volvo saab scania ericsson ikea spotify båt cykel motorcykel moped tåg flyg hus huset stuga sommarstuga trädgård blomma ros tulpan solros skog sjö hav strand sol måne stjärna himmel regn snö storm eld
mamma pappa mormor farmor morfar farfar syster bror barn baby familj familjen fru man make maka flickvän pojkvän kompis vän vänner chef personal kontor kontoret jobb jobbet arbete företag företaget firma firman bolag bolaget butik butiken kassa kassan lager bokföring faktura lön moms försäljning kund kunder ekonomi bank pengar miljon guld silver diamant bästa bäst snabb stark kung drottning prins prinsessa svenskt kungen gud jesus djävul fan jävla skit
ett två tre fyra fem sex sju åtta nio tio hundra tusen etttvåtre abc åäö qwertyå öppna sesam sesamöppnadig abrakadabra pippi långstrump emiliönneberga lotta madicken ronja bamse mumin alfons astridlindgren abba roxette avicii robyn minecraft fortnite pokemon batman superman starwars
`;

const WITHOUT_RINGS: Record<string, string> = { å: 'a', ä: 'a', ö: 'o' };

/** Each as written, and as many write them in passwords: without rings and dots. */
export const swedishWords: string[] = [
  ...new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((word) => [
        word,
        word.replace(/[åäö]/g, (letter) => WITHOUT_RINGS[letter] ?? letter),
      ]),
  ),
];
