import type { FastifyInstance } from 'fastify';

type Send = (
  method: string,
  url: string,
  body?: unknown,
  status?: number,
) => Promise<Record<string, unknown>>;

const account = (n: number) => ({
  name: 'Åsa Öberg',
  email: `asa.${n}@bageriet.example`,
  password: 'en lång mening om bröd',
  companyName: 'Bageriet på Hörnet AB',
  orgNumber: ['556016-0680', '556703-7485', '556012-5790'][n] ?? '',
});

const SALES = `Datum;Produkt;Kund;Antal;Summa;Kostnad\n${Array.from(
  { length: 48 },
  (_, n) =>
    `202${4 + Math.floor(n / 24)}-${String(1 + Math.floor((n % 24) / 2)).padStart(2, '0')}-10;Vara ${n % 2};Kund ${n % 3};${40 + n};${(40 + n) * 100},00;${(40 + n) * 60},00`,
).join('\n')}\n`;
const COSTS = `Datum;Leverantör;Konto;Belopp\n${Array.from(
  { length: 24 },
  (_, n) =>
    `2025-${String(1 + (n % 12)).padStart(2, '0')}-15;Leverantör ${n % 4};${5010 + (n % 4) * 100};${1000 + n},00`,
).join('\n')}\n`;

function fileBody(name: string, content: string, category: string) {
  const boundary = '----klarsikt';
  const part = (head: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  return {
    payload: `${part('name="category"', category)}${part(`name="file"; filename="${name}"\r\nContent-Type: text/csv`, content)}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Calls as one account, or as nobody. Throws where another status comes than is expected. */
function caller(app: FastifyInstance, token: string | null): Send {
  return async (method, url, body, status = 200) => {
    const isFile = typeof body === 'object' && body !== null && 'payload' in body;
    const sent = (isFile ? body : { payload: body, headers: {} }) as ReturnType<typeof fileBody>;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...sent.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      ...(sent.payload === undefined ? {} : { payload: sent.payload }),
    });
    if (answer.statusCode !== status) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.headers['content-type']?.includes('json') ? answer.json() : {};
  };
}

/** A figure of an analysis that has rows behind it. */
async function figureWithRows(send: Send, id: string): Promise<string> {
  const record = await send('GET', `/api/analysis/${id}/record`);
  const { facts } = record.result as { facts: { id: string; source: { where: string | null } }[] };
  return facts.find(({ source }) => source.where !== null)?.id ?? 'F1';
}

async function sendFiles(send: Send): Promise<void> {
  const { id } = await send(
    'POST',
    '/api/documents/upload',
    fileBody('försäljning.csv', SALES, 'sales'),
  );
  const { id: other } = await send(
    'POST',
    '/api/uploaded-files',
    fileBody('kostnader.csv', COSTS, 'kostnader'),
  );
  await send('GET', '/api/documents');
  await send('GET', `/api/documents/${id}`);
  await send('GET', `/api/documents/${id}/rows`);
  await send('GET', `/api/documents/${id}/original`);
  await send('PATCH', `/api/documents/${id}`, { roles: { 1: 'product' } });
  await send('POST', `/api/documents/${id}/choose`, {});
  await send('GET', `/api/documents/${other}`);
}

const ANSWERS = {
  question1: 'Öka omsättningen 20 %',
  question2: 'Likviditeten',
  question3: 'growth',
  question4: 'Jag och två anställda',
  question5: 'Omsättning per månad',
};
const COST_ANSWERS = {
  largestFixedCosts: 'Hyran',
  unpredictableCosts: 'El',
  subscriptionCosts: 'Programvara',
  unnecessaryCosts: 'Telefoni',
  departmentDistribution: 'Lika',
};

async function analyse(send: Send, flik: string): Promise<string> {
  await send('POST', '/api/form-answers', {
    flik,
    answers: flik === 'kostnader' ? COST_ANSWERS : ANSWERS,
  });
  await send('GET', `/api/form-answers/${flik}`);
  const path = `/api/analysis/${flik}`;
  const { id } = await send('POST', path, {});
  await send('GET', path);
  await send('GET', `${path}/progress`);
  return String(id);
}

async function makeAnalyses(send: Send): Promise<void> {
  const sales = await analyse(send, 'sales');
  const again = await analyse(send, 'sales');
  await analyse(send, 'kostnader');
  await send('GET', '/api/plan/sources');
  const plan = await analyse(send, 'actions');
  await send('GET', '/api/analysis?without=result');
  const figure = await figureWithRows(send, sales);
  await send('GET', `/api/analysis/${sales}/facts/${figure}/rows`);
  await send('POST', `/api/analysis/${sales}/recompute`, {});
  await send('GET', `/api/analysis/${again}/changes`);
  await send('GET', `/api/analysis/${plan}/actions`);
  const { result } = await send('GET', `/api/analysis/${plan}/record`);
  const [action] = (result as { shortTerm: { id: string }[] }).shortTerm;
  await send('POST', `/api/analysis/${plan}/actions/${action?.id}`, { state: 'planned' });
}

/** Calls the product in each way that reaches its database. */
export async function makeCalls(app: FastifyInstance): Promise<void> {
  const stranger = caller(app, null);
  await stranger('POST', '/api/auth/signup', { ...account(0), plan: 'free' });
  await stranger('POST', '/api/auth/signup', { ...account(0), plan: 'free' }, 409);
  const signedUp = await stranger('POST', '/api/auth/signup', {
    ...account(1),
    plan: 'pro',
    promoCode: 'prova',
  });
  const wrong = { identifier: account(1).email, password: 'fel lösenord' };
  await stranger('POST', '/api/login', wrong, 401);
  const { password } = account(1);
  await stranger('POST', '/api/login', { identifier: account(1).email, password });
  await stranger('POST', '/api/contact', {
    ...account(1),
    subject: 'Fråga',
    message: 'Hur laddar jag upp?',
  });
  const send = caller(app, String(signedUp.token));
  await send('GET', '/api/user');
  await send('POST', '/api/billing/promo-code', { promoCode: 'prova' });
  await sendFiles(send);
  await makeAnalyses(send);
  await send('POST', '/api/feedback', {
    feedbackType: 'positive',
    category: 'ui_ux',
    context: 'sales',
    message: 'Bra',
  });
  const [file] = (await send('GET', '/api/documents')) as unknown as { id: string }[];
  await send('DELETE', `/api/documents/${file?.id}`);
  await send('POST', '/api/sample-company', {});
  await send('DELETE', '/api/sample-company');
  await send('POST', '/api/billing/select-free', {});
  await send('POST', '/api/auth/logout', {});
}
