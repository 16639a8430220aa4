import { fileURLToPath } from 'node:url';
import { answer, click, dropFile, point, scrollInside, scrollTo, seen } from './actor.ts';
import type { Camera } from './camera.ts';

const FILE = 'forsaljning-exempelbolaget.csv';
const PATH = fileURLToPath(new URL(`../../src/features/sample/server/${FILE}`, import.meta.url));

/** The film's plot: from the file to a recommendation, and back to the rows. */
export async function play(camera: Camera): Promise<void> {
  await bringTheFile(camera);
  await lookAtWhatWasRead(camera);
  await answerQuestions(camera);
  await runAnalysis(camera);
  await openAReceipt(camera);
  await readAdvice(camera);
  await readTheChart(camera);
  await sayWhatIsUnknown(camera);
}

async function bringTheFile(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.say('Från en vanlig försäljningsfil till råd i kronor.');
  await camera.hold(1.2);
  await click(camera, page.getByRole('link', { name: 'Ladda upp en fil' }));
  const zone = page.locator('label').filter({ hasText: 'Dra hit din försäljningsfil' });
  await seen(camera, zone);
  await camera.say('Dra in filen som den är. Den här kommer från ett påhittat kafferosteri.');
  await dropFile(camera, zone, PATH, FILE);
  await seen(camera, page.getByRole('button', { name: 'Fortsätt till frågorna' }));
}

async function lookAtWhatWasRead(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.say('Genast: summan, månaderna och det som säljer mest.');
  await seen(camera, page.getByRole('region', { name: 'Första bilden' }).getByRole('figure'));
  await scrollTo(camera, page.getByRole('region', { name: 'Första bilden' }), 24);
  await camera.hold(2.5);
  await camera.say('Du ser vad som lästes: period, antal rader och summan i kronor.');
  await scrollTo(camera, page.getByRole('heading', { name: 'Så här läste vi filen' }), 90);
  await camera.hold(1.5);
  await click(camera, page.getByText('Se allt som lästes'));
  await camera.say('Filen stäms av mot sig själv: antal gånger pris ska bli beloppet.');
  await point(camera, page.getByText('Antal × pris mot belopp'));
  await camera.hold(2);
  await click(camera, page.getByRole('button', { name: 'Fortsätt till frågorna' }), {
    fixed: true,
  });
}

async function answerQuestions(camera: Camera): Promise<void> {
  const { page } = camera;
  const question = (part: string) => page.getByRole('textbox', { name: part });
  await seen(camera, question('säljer bäst'));
  await camera.say('Fem korta frågor. Det filen vet är redan ifyllt, och märkt.');
  await seen(camera, page.getByText('Ur filen', { exact: true }).first());
  await camera.hold(2);
  await camera.say('Resten är ett tryck på ett förslag, eller en rad.');
  await click(camera, page.getByRole('button', { name: 'Inga alls' }));
  await answer(camera, question('annonsering'), '15 000 kr i månaden');
  await click(camera, page.getByRole('button', { name: 'Spara svar och fortsätt' }));
  await seen(camera, page.getByRole('button', { name: 'Kör analys', exact: true }));
}

async function runAnalysis(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.hold(0.6);
  await camera.say('Analysen räknas fram ur raderna. Språket sätts till efteråt.');
  await click(camera, page.getByRole('button', { name: 'Kör analys', exact: true }));
  await seen(camera, page.getByRole('heading', { name: 'Sammanfattning', exact: true }), 18);
}

async function openAReceipt(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.say('Klart: nyckeltal och en sammanfattning på svenska.');
  await camera.hold(2.5);
  await camera.say('Tryck på en siffra, så öppnas kvittot: fil, kolumn, rader och formel.');
  const figures = page.getByRole('region', { name: 'Nyckeltal' }).getByRole('button');
  await click(camera, figures.first());
  const rows = page.getByRole('button', { name: 'Visa raderna' });
  await seen(camera, rows);
  await camera.hold(3);
  await camera.say('Här är raderna bakom siffran, så att du kan räkna efter.');
  await scrollInside(camera, rows);
  await click(camera, rows, { fixed: true });
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await seen(camera, dialog);
  await camera.hold(2);
  await click(camera, dialog.getByRole('button', { name: 'Stäng' }));
  await camera.hold(0.4);
}

/** Opens a part of the result by its tab. */
async function openPart(camera: Camera, name: string): Promise<void> {
  const parts = camera.page.getByRole('navigation', { name: 'Resultatets delar' });
  await click(camera, parts.getByRole('link', { name, exact: true }));
}

async function readAdvice(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.say('Råden kommer med det viktigaste först: vad du kan göra och vad det kan ge.');
  await openPart(camera, 'Råd');
  await scrollTo(camera, page.getByRole('heading', { name: 'Det här bör du göra' }), 40);
  await camera.hold(2);
  const advice = page.getByRole('region', { name: 'Det här bör du göra' });
  await camera.say('Effekten i kronor har också ett kvitto, med antagandena utskrivna.');
  await click(camera, advice.getByRole('button', { name: /^Effekt.*visa kvitto$/ }).first());
  await camera.hold(3.5);
  await page.keyboard.press('Escape');
}

async function readTheChart(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.say('Dina svar ställs mot filen: annonserna mot det som blir kvar.');
  await scrollTo(camera, page.getByRole('heading', { name: 'Dina svar mot filen' }), 40);
  await camera.hold(2);
  await camera.say('Försäljningen månad för månad, med prognos framåt.');
  await openPart(camera, 'Översikt');
  const chart = page.getByRole('figure', { name: 'Omsättning per månad' });
  await scrollTo(camera, chart, 60);
  const drawing = chart.getByRole('application');
  await seen(camera, drawing);
  await point(camera, drawing, { share: 0.3 });
  await camera.hold(0.8);
  await point(camera, drawing, { share: 0.55 });
  await camera.hold(1);
}

async function sayWhatIsUnknown(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.say('Det som inte går att veta står också, i stället för en gissning.');
  await openPart(camera, 'Källor');
  await scrollTo(camera, page.getByRole('heading', { name: /^Det vet vi inte/ }), 120);
  await camera.hold(2);
  await camera.say('Prova själv med din egen fil, eller med exempelbolagets.');
  await scrollTo(camera, page.getByRole('heading', { level: 1 }), 48);
  await camera.hold(1);
  await camera.letRead();
}
