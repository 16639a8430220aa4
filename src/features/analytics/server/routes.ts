import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { analyticsContract } from '../contract.ts';

export function analyticsHandlers({
  config,
}: Pick<Dependencies, 'config'>): Handlers<typeof analyticsContract> {
  return {
    settings: async () => ({
      provider: config.analytics && {
        domain: config.analytics.domain,
        endpoint: `${config.analytics.origin}/api/event`,
      },
      testPage: config.production ? 'admins' : 'users',
    }),
  };
}
