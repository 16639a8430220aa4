const list = (words: string) => words.trim().split(/\s+/);

/** Ordinary words that end or begin as names do; none is taken for one unless it stands there as it is. */
const ORDINARY = new Set(
  list(`
    kvallen kvallar kvallarna kvallstid morgonen morgnar morgnarna natten natterna lunch lunchen lunchtid formiddag formiddagen
    formiddagar eftermiddag eftermiddagen eftermiddagar klockan
    forst forsta sist sista forra nasta senast senaste tidigare redan ofta sallan alltid aldrig genast
    direkt snart hela halva utan utom efter innan medan annan annat andra nya ny gammal gamla unga
    manniska manniskor person personer hemma borta vanlig vanliga morgon kvall natt natten
    ensam ensamma samman annars nagonsin vackra fina stark starka svag svaga lang langa kort korta
    tomma starta startar start startat sparade sparat anvanda anvander kravs kraver stannar stanna andras andrar stallet
    stalle stallen stalls stallt staller stalla stallas hamna hamnat helgen helgerna helger borja handa innebar goras
    svansen marks marka bristen brister brist annonskostnad annonskostnaden annonskostnader forts lases lasa hanger klarade
    klarar vanster kassa kassor mejla mejlar sakra saker sakert malen malet angett anges skanna blandas startar
    klaga klagar anlitar anlita bidragit spara sanka skara svara lattare fungera rakna ringa handla samla tanka
    annon annons annonser annonserna valutor valuta markas stall vagar minnas lever leva hyra vanda ganga hamta markt stannat anstalla tomt dalig
    lonar lonat lonade dricks dricksen lugn lugnt lugnast lugnare trogast tommast portion portioner
    vager vagde vagt vader vadret vinden turister barn familjer grannar vanner chef chefen agare agaren
  `),
);

export const isOrdinary = (word: string): boolean => ORDINARY.has(word);
