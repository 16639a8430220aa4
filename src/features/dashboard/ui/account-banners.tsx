import { ArrowRight, Building2, MailWarning } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Banner } from '#client/ui/banner.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import type { User } from '#contract/session.ts';
import { ENOUGH_PROFILE_FIELDS, filledProfileFields } from '../model.ts';
import { dashboardTexts as texts } from '../texts.ts';

const ResendLink = optionalPart(() => import('#features/verification/ui/resend-link.tsx'));

/** What the account lacks: a confirmed address, a filled-in profile. */
export function AccountBanners({ user }: { user: User }) {
  const filled = filledProfileFields(user);
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {!user.emailVerified && (
        <Banner
          variant="warning"
          mark={<MailWarning aria-hidden />}
          title={texts.unverified.title}
          action={
            <Suspense fallback={<div className="h-9 w-36" />}>
              <ResendLink user={user} />
            </Suspense>
          }
        >
          {texts.unverified.text}
        </Banner>
      )}
      {filled < ENOUGH_PROFILE_FIELDS && (
        <Link to="/settings" className="group rounded-lg">
          <Banner
            variant="plain"
            mark={<Building2 aria-hidden />}
            className="transition-colors group-hover:border-line-control"
            action={
              <span className="inline-flex items-center gap-1.5 font-medium text-accent-ink">
                {texts.profile.call}
                <ArrowRight aria-hidden className="size-4" />
              </span>
            }
          >
            {texts.profile.text(filled)}
          </Banner>
        </Link>
      )}
    </div>
  );
}
