import { Download } from 'lucide-react';
import { useUser } from '#client/session/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { formatInstantDay } from '#engine/text/format.ts';
import { brand } from '../../../../brand.ts';
import { securityTexts } from '../../security-texts.ts';

const texts = securityTexts.recovery;

/** Shows recovery codes, once; they can be taken along as text. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const { email } = useUser();
  const download = () => {
    const head = texts.file(brand.name, email, formatInstantDay(new Date().toISOString()));
    const file = new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = texts.fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="flex flex-col gap-5">
      <p>{texts.shownText}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md border border-line bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden className="size-4" />}
          onClick={download}
        >
          {texts.download}
        </Button>
        <Button onClick={onSaved}>{texts.saved}</Button>
      </div>
    </div>
  );
}
