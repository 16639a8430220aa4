interface Malformed {
  headers: Record<string, string>;
  payload: Buffer;
}

const part = (disposition: string, content = 'x', more = '') =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const CATEGORY = part('name="category"', 'sales');
const END = '--b--\r\n';
const FILE = part('name="file"; filename="a.csv"', 'Datum;Summa\n2025-01-01;1,00\n');
const WHOLE = CATEGORY + FILE + END;
const MULTIPART = 'multipart/form-data; boundary=b';

/** Each is wrong in its own way; `n` moves where or how much. None is a file that could be kept. */
const shapes: ((n: number) => [type: string, body: string])[] = [
  () => ['multipart/form-data', WHOLE],
  () => ['multipart/form-data; boundary=', WHOLE],
  (n) => [`multipart/form-data; boundary=${'b'.repeat(71 + n)}`, WHOLE],
  () => ['multipart/form-data; boundary=other', WHOLE],
  () => ['application/json', WHOLE],
  () => ['text/csv', WHOLE],
  () => ['multipart/mixed; boundary=b', WHOLE],
  // Cut anywhere before the content of the file is over.
  (n) => [MULTIPART, WHOLE.slice(0, n % (WHOLE.length - END.length - 4))],
  () => [MULTIPART, ''],
  () => [MULTIPART, END],
  () => [MULTIPART, '--b\r\n\r\n--b--\r\n'],
  () => [MULTIPART, part('name="file"; filename=""', '') + END],
  (n) => [MULTIPART, part(`name="a[${9_999_999_999 + n}]"`) + END],
  () => [MULTIPART, part('name="__proto__"') + END],
  () => [MULTIPART, part('name="constructor"; filename="a.csv"', '') + END],
  () => [MULTIPART, part('name="file"; filename="a.csv') + END],
  (n) => [MULTIPART, part('name="category"', 'x'.repeat(1001 + n)) + FILE + END],
  (n) => [MULTIPART, part('name="c"').repeat(6 + (n % 50)) + FILE + END],
  (n) => [MULTIPART, CATEGORY + FILE.repeat(2 + (n % 20)) + END],
  (n) => [
    MULTIPART,
    part('name="file"; filename="a.csv"', 'x', `X: ${'a'.repeat(90_000 + n)}\r\n`),
  ],
  (n) => [MULTIPART, part('name="file"; filename="a.csv"', 'x', 'X: y\r\n'.repeat(60 + n)) + END],
  () => [MULTIPART, `--b\r\n: \r\n:::\r\n\r\nx\r\n${END}`],
  () => [MULTIPART, part('name="category"', 'hemligt') + FILE + END],
  (n) => [MULTIPART, '\u0000\u0001\ufffd--b\r\n'.repeat(1 + n)],
];

/** The `index`-th malformed upload: the shapes in turn, differently each time round. */
export function malformedUpload(index: number): Malformed {
  const shape = shapes[index % shapes.length];
  if (shape === undefined) throw new Error('There are shapes');
  const [type, body] = shape(Math.floor(index / shapes.length) * 7);
  const payload = Buffer.from(body, 'utf8');
  return { headers: { 'Content-Type': type, 'Content-Length': String(payload.length) }, payload };
}
