import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { contactTexts } from '../texts.ts';

interface SentViewProps {
  /** The address the reply will go to. */
  email: string;
  onAgain: () => void;
}

const texts = contactTexts.sent;

/** Replaces the form once a message is sent, and takes the focus that the form had. */
export function SentView({ email, onAgain }: SentViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start py-4">
      <CircleCheck aria-hidden className="size-8 text-positive" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-xl font-semibold">
        {texts.title}
      </h2>
      <p className="mt-2 text-ink-muted [overflow-wrap:anywhere]">{texts.text(email)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/">{texts.home}</Link>
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
