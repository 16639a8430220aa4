import { expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

const block = (title: string, ...rows: string[]) => [title, 'Produkt;jan;feb;mar', ...rows, ''];

/** The days of a table's periods, in order. */
function periods(...lines: string[]) {
  const file = Buffer.from(`${lines.join('\n')}\n`);
  const { table, understanding } = readFileBytes(file, 'fil.csv', {}, 'sales');
  const days = table.columns.find(({ name }) => name === 'Period')?.values.map(String) ?? [];
  return [understanding.total, days.toSorted().map((day) => day.slice(0, 7))];
}

it('blocks of months under each other are each of the year of their own title', () => {
  const all = ['2023-01', '2023-02', '2023-03', '2024-01', '2024-02', '2024-03'];
  for (const title of ['Försäljning', 'Butik Söder'])
    expect(
      periods(
        ...block(`${title} 2023`, 'Ved;100;200;300', 'Flis;10;20;30'),
        ...block(`${title} 2024`, 'Ved;400;500;600', 'Flis;40;50;60'),
      ),
    ).toEqual(['2310', all]);
});
