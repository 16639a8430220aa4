import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { verificationTexts } from '../texts.ts';

const texts = verificationTexts.verified;

export const meta = () => pageMeta(texts.title);

export default function VerifiedPage() {
  return (
    <Card className="mx-auto max-w-md">
      <CircleCheck aria-hidden className="size-8 text-positive" />
      <h1 className="mt-3 text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-ink-muted">{texts.text}</p>
      <h2 className="mt-6 font-semibold">{texts.nextTitle}</h2>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-sm text-ink-muted">
        {texts.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button asChild className="mt-6">
        <Link to="/dashboard">{texts.dashboard}</Link>
      </Button>
    </Card>
  );
}
