import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useIsVisitor } from '#client/session/use-visitor.ts';
import { sandboxPages } from '#contract/sandbox.ts';
import { resultTexts as texts } from '../../texts.ts';

/** From what one of sales and costs tells of the result to the page of both. */
export function ToMoney() {
  const isVisitor = useIsVisitor();
  return (
    <p data-print="hide">
      <Link
        to={isVisitor ? sandboxPages.money : '/pengarna'}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent-ink hover:underline hover:underline-offset-4"
      >
        {texts.toMoney}
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </Link>
    </p>
  );
}
