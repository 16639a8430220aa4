import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

const feature = (path: string) => `../features/${path}`;

/** One page at several addresses: the first is its own id, the others `id:address`. */
function page(id: string, file: string, ...paths: string[]): RouteConfigEntry[] {
  return paths.map((path, index) =>
    route(path, file, { id: index === 0 ? id : `${id}:${path || 'start'}` }),
  );
}

const coming = (id: string, ...paths: string[]) =>
  page(id, feature('site/ui/coming-page.tsx'), ...paths);

const construction = (id: string, ...paths: string[]) =>
  page(id, feature('site/ui/under-construction-page.tsx'), ...paths);

/** Every address of the specification's route table. Matching ignores case. */
export default [
  layout('layouts/public-layout.tsx', [
    ...page('landing', feature('site/ui/landing-page.tsx'), '/'),
    ...coming('demo', 'demo'),
    ...coming('contact', 'contact', 'kontakt'),
    ...coming('about', 'about', 'om-oss'),
    ...coming('privacy', 'privacy', 'integritet'),
    ...coming('terms', 'terms', 'villkor'),
    ...coming('help', 'help-center', 'hjälpcenter'),
    ...coming('verify', 'verify'),
    ...coming('verified', 'verified'),
    ...coming('forgot', 'forgot-password'),
    ...coming('reset', 'reset'),
    ...page('not-found', feature('site/ui/not-found-page.tsx'), '*'),
  ]),
  layout('layouts/plain-layout.tsx', [
    ...page('login', feature('account/ui/login-page.tsx'), 'login'),
    ...page('signup', feature('account/ui/signup-page.tsx'), 'signup'),
    ...page(
      'choose-plan',
      feature('billing/ui/choose-plan-page.tsx'),
      'choose-plan',
      'checkout-cancelled',
    ),
  ]),
  layout('layouts/signed-in-layout.tsx', [
    ...page(
      'dashboard',
      feature('dashboard/ui/dashboard-page.tsx'),
      'dashboard',
      'checkout-success',
    ),
    ...coming('chat', 'chat'),
    ...page('sales', feature('sales/ui/page.tsx'), 'sales', 'forsaljning', 'försäljning'),
    ...coming('costs', 'costs', 'kostnader'),
    ...coming('actions', 'actions', 'atgarder', 'åtgärder'),
    ...construction('customers', 'kundanalys', 'customer-analysis'),
    ...construction('industry', 'branschinsikter', 'industry-insights'),
    ...coming('settings', 'settings'),
    ...coming('subscribe', 'subscribe'),
    ...coming('admin', 'admin'),
    ...coming('onboarding', 'onboarding'),
    ...coming('analytics', 'analytics-test'),
  ]),
] satisfies RouteConfig;
