import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { type ConsentChoice, eventsOfPage } from '../model.ts';
import { analyticsTexts } from '../texts.ts';
import { track } from './track.ts';
import { useCoveredFoot } from './use-covered-foot.ts';
import { useFocusOnRequest } from './use-focus-on-request.ts';
import { readConsent, storeConsent } from './visit-choice.ts';

const texts = analyticsTexts.cookies;

/**
 * The cookie question at the foot of the window. Takes the focus only when the user asked for it.
 * Closing it is declining.
 */
export default function VisitQuestion() {
  const banner = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [before] = useState(readConsent);
  useCoveredFoot(banner);
  useFocusOnRequest(banner);

  const choose = async (choice: ConsentChoice) => {
    storeConsent(choice);
    const [view] = eventsOfPage(pathname);
    await track({ name: 'cookie_consent', path: view?.path ?? '/', choice });
    // The current page was opened before consent and has not been counted.
    if (choice === 'accepted' && before !== 'accepted') {
      for (const event of eventsOfPage(pathname)) await track(event);
    }
  };

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="kakfraga"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[50dvh] w-full max-w-lg flex-col overflow-y-auto border border-line-strong bg-raised p-5 text-sm shadow-float outline-none max-sm:border-x-0 max-sm:border-b-0 sm:bottom-4 sm:rounded-lg"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="kakfraga" className="text-base font-semibold">
          {texts.title}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2.5 -mr-2.5"
          aria-label={texts.close}
          icon={<X aria-hidden className="size-5" />}
          onClick={() => choose('declined')}
        />
      </div>
      <p className="text-ink-muted">
        {texts.text} {before && texts.now[before]}{' '}
        <Link
          to="/privacy#kakor"
          className="inline-block text-accent-ink underline underline-offset-4"
        >
          {texts.more}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => choose('declined')}>
          {texts.decline}
        </Button>
        <Button variant="secondary" onClick={() => choose('accepted')}>
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}
