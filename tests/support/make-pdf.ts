export interface PdfText {
  x: number;
  y: number;
  text: string;
}

/** A small PDF of text at places (points from the lower left corner), one array per page. */
export function makePdf(pages: readonly (readonly PdfText[])[]): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const first = 4;
  const kids = pages.map((_, n) => `${first + n * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((texts, n) => {
    const content = texts
      .map(({ x, y, text }) => `BT /F1 9 Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
      .join('\n');
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + n * 2 + 1} 0 R >>`,
    );
    add(`<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`);
  });
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, n) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${n + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
