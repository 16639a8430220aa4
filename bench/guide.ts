import { createAccount } from '#support/accounts.ts';
import { type RunningApp, startApp } from '#support/running-app.ts';
import { ledgerCsv, sieFile } from './cost-files.ts';
import { peakMegabytes } from './memory.ts';
import type { BenchRow } from './row.ts';
import { salesCsv, salesXlsx } from './sales-files.ts';

async function post(app: RunningApp, path: string, token: string, body: BodyInit, json = false) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (json) headers['content-type'] = 'application/json';
  const answer = await fetch(`${app.url}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** One file through the whole guide: uploaded, read, analysed. */
async function throughTheGuide(app: RunningApp, { name, bytes, guide }: GuideFile): Promise<void> {
  const { token } = await createAccount(app, 'pro');
  const { category, upload, analysis } = guides[guide];
  const form = new FormData();
  form.set('category', category);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  await post(app, upload, token, form);
  await post(app, analysis, token, '{}', true);
}

interface GuideFile {
  name: string;
  bytes: Buffer;
  guide: keyof typeof guides;
}

const guides = {
  sales: { category: 'sales', upload: '/api/documents/upload', analysis: '/api/analysis/sales' },
  costs: {
    category: 'kostnader',
    upload: '/api/uploaded-files',
    analysis: '/api/analysis/kostnader',
  },
};

/** From upload to result for files of the largest size allowed. */
export async function benchGuide(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const files: (GuideFile & { aims: string[] })[] = [
    { name: 'forsaljning.csv', bytes: salesCsv(10), guide: 'sales', aims: ['< 2 s', '< 400 MB'] },
    { name: 'forsaljning.xlsx', bytes: salesXlsx(10), guide: 'sales', aims: ['< 6 s', '< 700 MB'] },
    { name: 'bokforing.se', bytes: sieFile(10), guide: 'costs', aims: ['< 6 s', '< 700 MB'] },
    { name: 'reskontra.csv', bytes: ledgerCsv(10), guide: 'costs', aims: ['< 6 s', '< 700 MB'] },
  ];
  for (const file of files) {
    const { name, bytes, aims } = file;
    const app = await startApp({ LOG_LEVEL: 'fatal' });
    try {
      const size = `${(bytes.length / 1024 / 1024).toFixed(1)} MB ${name}`;
      let ms = 0;
      const peak = await peakMegabytes(app.pid, async () => {
        const from = performance.now();
        await throughTheGuide(app, file);
        ms = performance.now() - from;
      });
      rows.push({
        name: `${size}: upload to result`,
        value: ms / 1000,
        unit: 's',
        aim: aims[0] ?? '',
      });
      rows.push({
        name: `${size}: most memory, with children`,
        value: peak,
        unit: 'MB',
        aim: aims[1] ?? '',
      });
    } finally {
      await app.stop();
    }
  }
  return rows;
}
