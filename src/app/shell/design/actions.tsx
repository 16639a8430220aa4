import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#client/ui/button.tsx';
import { Code, Key } from '#client/ui/code.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { samples } from './samples.ts';
import { Row, Section } from './section.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'link'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

/** Buttons and links in every state. */
export function Actions() {
  return (
    <>
      <Section title="Knappar">
        {variants.map((variant) => (
          <Row key={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Ladda upp
              </Button>
            ))}
            <Button variant={variant} icon={<Download aria-hidden className="size-4" />}>
              Med märke
            </Button>
            <Button variant={variant} disabled>
              Avstängd
            </Button>
            <Button variant={variant} loading>
              Sparar…
            </Button>
          </Row>
        ))}
        <Row>
          <Button
            size="icon"
            variant="ghost"
            aria-label="Ta bort"
            icon={<Trash2 aria-hidden className="size-5" />}
          />
          <Button variant="secondary" className="max-w-60">
            {samples.word}
          </Button>
        </Row>
      </Section>
      <Section title="Lager">
        <Layers />
      </Section>
      <Section title="I text">
        <p>
          Kolumnen <Code>Belopp exkl. moms</Code> lästes. Tryck <Key>Ctrl</Key> <Key>K</Key>.
        </p>
      </Section>
    </>
  );
}

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Öppna dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        Öppna panel
      </Button>
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="secondary">Öppna ruta</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Ruta">{samples.sentence}</PopoverContent>
      </Popover>
      <Tooltip text={samples.sentence}>
        <Button variant="secondary">Förklaring</Button>
      </Tooltip>
      <Button variant="secondary" onClick={() => toast({ title: 'Formulär sparat ✅' })}>
        Visa meddelande
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: 'Analysfel', description: samples.sentence, variant: 'destructive' })
        }
      >
        Visa fel
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={samples.word}
        description={samples.sentence}
        footer={<Button onClick={close}>Klar</Button>}
      />
      <Sheet open={open === 'sheet'} onClose={close} title={samples.word} side="right">
        {samples.sentence}
      </Sheet>
    </Row>
  );
}
