import type { Account } from '#support/accounts.ts';
import type { RunningApp } from '#support/running-app.ts';

interface StoredFile {
  name: string;
  text: string;
}

/** So many months of 2025 with two sales each. */
export function monthsFile(months: number): StoredFile {
  const lines = ['Datum;Produkt;Antal;Summa'];
  for (let month = 1; month <= months; month++) {
    const at = `2025-${String(month).padStart(2, '0')}`;
    lines.push(`${at}-05;Kaffe;1;100,00`, `${at}-20;Te;2;${50 + month},00`);
  }
  return { name: `${months} månader.csv`, text: `${lines.join('\n')}\n` };
}

async function idOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Uploads a sales file through the API; gives its id. */
export async function upload(app: RunningApp, account: Account, file: StoredFile): Promise<string> {
  const form = new FormData();
  form.append('category', 'sales');
  form.append('file', new Blob([file.text], { type: 'text/csv' }), file.name);
  const headers = { Authorization: `Bearer ${account.token}` };
  return idOf(
    await fetch(`${app.url}/api/documents/upload`, { method: 'POST', headers, body: form }),
  );
}

/** Runs the sales analysis through the API; gives its id. */
export async function analyse(app: RunningApp, account: Account): Promise<string> {
  const headers = { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' };
  return idOf(
    await fetch(`${app.url}/api/analysis/sales`, { method: 'POST', headers, body: '{}' }),
  );
}
