/** A small sales file as Swedish programs write it: semicolons, decimal comma, ISO dates. */
const exampleFile = [
  'Datum;Ordernr;Produkt;Kund;Antal;À-pris;Belopp exkl. moms;Kostnad',
  '2025-01-07;1001;Bryggkaffe 500 g;Kafé Solsidan;12;64,00;768,00;431,40',
  '2025-01-07;1001;Espresso 250 g;Kafé Solsidan;6;52,50;315,00;180,60',
  '2025-01-15;1002;Bryggkaffe 500 g;Byns Livs AB;20;64,00;1 280,00;719,00',
  '2025-02-03;1003;Te, Earl Grey 100 g;Hotell Norden;8;48,00;384,00;168,00',
  '2025-02-18;1004;Espresso 250 g;Hotell Norden;10;52,50;525,00;301,00',
].join('\r\n');

/** With a byte order mark, without which Excel misreads å, ä and ö. */
export const exampleFileAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${exampleFile}\r\n`)}`;
