import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageId, pageAddresses } from '#contract/pages.ts';

const feature = (path: string) => `../../features/${path}`;

/** One page at all its addresses: the first has the page's own id, the others `id:address`. */
function page(id: PageId, file: string): RouteConfigEntry[] {
  return pageAddresses[id].paths.map((path, index) =>
    route(path.slice(1) || '/', file, { id: index === 0 ? id : `${id}:${path.slice(1)}` }),
  );
}

const construction = (id: PageId) => page(id, feature('site/ui/under-construction-page.tsx'));

const calls = 'layouts/calls-layout.tsx';

/** Only in development, never in the built product. */
const design = import.meta.env.DEV ? [route('design', 'design/design-page.tsx')] : [];

/** Every address of the specification's route table. Matching ignores case. */
export default [
  ...design,
  layout('layouts/public-layout.tsx', [
    ...page('landing', feature('site/ui/landing-page.tsx')),
    ...page('demo', feature('site/ui/demo-page.tsx')),
    ...page('about', feature('site/ui/about-page.tsx')),
    ...page('privacy', feature('site/ui/privacy-page.tsx')),
    ...page('terms', feature('site/ui/terms-page.tsx')),
    ...page('help', feature('site/ui/help-page.tsx')),
    ...page('accessibility', feature('site/ui/accessibility-page.tsx')),
    layout(calls, { id: 'public-calls' }, [
      ...page('contact', feature('contact/ui/contact-page.tsx')),
    ]),
    route('*', feature('site/ui/not-found-page.tsx'), { id: 'not-found' }),
  ]),
  layout(calls, { id: 'calls' }, [
    layout('layouts/plain-layout.tsx', [
      ...page('login', feature('account/ui/login-page.tsx')),
      ...page('signup', feature('account/ui/signup-page.tsx')),
      ...page('forgot', feature('recovery/ui/forgot-page.tsx')),
      ...page('reset', feature('recovery/ui/reset-page.tsx')),
      ...page('verify', feature('verification/ui/verify-page.tsx')),
      ...page('verified', feature('verification/ui/verified-page.tsx')),
      ...page('choose-plan', feature('account/ui/choose-plan-page.tsx')),
      ...page('shared', feature('reports/ui/page.tsx')),
      ...page('report-check', feature('reports/ui/check/check-page.tsx')),
      ...page('mailing-answer', feature('mailings/ui/answer-page.tsx')),
    ]),
    layout('layouts/sandbox-layout.tsx', [
      ...page('sandbox', feature('sales/ui/page.tsx')),
      ...page('sandbox-costs', feature('costs/ui/page.tsx')),
      ...page('sandbox-money', feature('money/ui/page.tsx')),
      ...page('sandbox-actions', feature('plan/ui/page.tsx')),
    ]),
    layout('layouts/signed-in-layout.tsx', [
      ...page('dashboard', feature('dashboard/ui/dashboard-page.tsx')),
      ...page('chat', feature('chat/ui/chat-page.tsx')),
      ...page('sales', feature('sales/ui/page.tsx')),
      ...page('costs', feature('costs/ui/page.tsx')),
      ...page('money', feature('money/ui/page.tsx')),
      ...page('actions', feature('plan/ui/page.tsx')),
      ...construction('customers'),
      ...construction('industry'),
      ...page('documents', feature('documents/ui/page/page.tsx')),
      ...page('mailing', feature('mailings/ui/mailing-page.tsx')),
      ...page('settings', feature('settings/ui/settings-page.tsx')),
      ...page('subscribe', feature('billing/ui/subscribe-page.tsx')),
      ...page('admin', feature('admin/ui/admin-page.tsx')),
      ...page('onboarding', feature('onboarding/ui/onboarding-page.tsx')),
      ...page('analytics', feature('analytics/ui/test-page.tsx')),
    ]),
  ]),
] satisfies RouteConfig;
