import { describe, expect, it } from 'vitest';
import { plausibleEvent } from './plausible-event.ts';

const SITE = 'https://klarsikt.example';

describe('what Plausible is told', () => {
  it('is where it came from by host only, and never a page of ours', () => {
    const view = { name: 'page_view', path: '/försäljning' } as const;
    const eventFrom = (from: string) => plausibleEvent(view, 'klarsikt.example', SITE, from);
    expect(eventFrom('https://www.google.se/search?q=asa+oberg')).toEqual({
      name: 'pageview',
      domain: 'klarsikt.example',
      url: 'https://klarsikt.example/f%C3%B6rs%C3%A4ljning',
      referrer: 'https://www.google.se',
    });
    expect(eventFrom(`${SITE}/reset?token=hemlig`)).not.toHaveProperty('referrer');
    expect(eventFrom('')).not.toHaveProperty('referrer');
  });

  it('is the choice that was made', () => {
    const event = { name: 'cookie_consent', path: '/', choice: 'accepted' } as const;
    expect(plausibleEvent(event, 'klarsikt.example', SITE, '')).toMatchObject({
      name: 'Cookie Consent',
      props: { choice: 'accepted' },
    });
  });
});
