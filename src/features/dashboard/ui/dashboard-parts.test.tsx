import { expect, test } from 'vitest';
import type { RecommendationRecord, ResultSection } from '#engine/text/result.ts';
import { drawnOnPage, someUser } from '#support/routed.ts';
import { drawnInResult, someFact } from '#support/some-fact.ts';
import type { AnalysisItem } from '../model.ts';
import { AddressBanner, ProfileBanner } from './account-banners.tsx';
import CompanyOverview from './company-overview.tsx';
import ContinueCard from './continue-card.tsx';
import { FirstAdvice } from './findings/first-advice.tsx';
import GuideCards from './guide-cards.tsx';
import RecentActivity from './recent-activity.tsx';
import StartCard from './start-card.tsx';

const analysis = (id: string, analysisType: string, createdAt: string, sample = false) =>
  ({ id, analysisType, createdAt, sample, document: null }) as AnalysisItem;
const none = { documents: 0, analyses: 0 };

test('an address that is not confirmed and a profile that is thin are told; others not', () => {
  const address = drawnOnPage(<AddressBanner user={someUser} />);
  expect(address.text).toContain('E-postadress inte bekräftad');
  const confirmed = drawnOnPage(<AddressBanner user={{ ...someUser, emailVerified: true }} />);
  expect(confirmed.text).toBe('');
  const profile = drawnOnPage(<ProfileBanner user={someUser} />);
  expect(profile.text).toMatch(/Endast \d+ av 11 fält är ifyllda/);
  expect(profile.one('link').attribute('href')).toBe('/settings');
  const filled = { industry: 'Bageri', location: 'Lund', employees: 4, ceo: 'Åsa Öberg' };
  expect(drawnOnPage(<ProfileBanner user={{ ...someUser, ...filled }} />).text).toBe('');
});

const cards = (analyses: AnalysisItem[], plan: typeof someUser.plan = 'free') =>
  drawnOnPage(<GuideCards user={{ ...someUser, plan }} analyses={analyses} work={none} />).one(
    'region',
    'Analyser',
  );

test('each guide says how far it has come', () => {
  const region = cards([analysis('a', 'försäljning', '2025-06-30T22:30:00.000Z')]);
  const [sales, costs, plan] = region.all('listitem').map(({ text }) => text);
  expect(sales).toContain('Klar');
  expect(sales).toContain('Uppdaterad 2025-07-01');
  expect(costs).toContain('Väntar');
  expect(costs).toContain('Ingen analys ännu');
  expect(plan).toContain('Ingen plan ännu');
});

test('a card is one link, called by its heading', () => {
  const region = cards([]);
  expect(region.names('heading').slice(0, 3)).toEqual([
    'Försäljningsanalys',
    'Kostnadsanalys',
    'Handlingsplan',
  ]);
  expect(region.one('link', 'Försäljningsanalys').attribute('href')).toBe('/sales');
});

test.each([
  ['free', 'Pro-funktion', '/subscribe'],
  ['pro', 'Förbered', '/chat'],
] as const)('on the plan %s the consultant is %s and leads to %s', (plan, badge, href) => {
  const region = cards([], plan);
  expect(region.all('listitem').at(-1)?.text).toContain(badge);
  expect(region.one('link', 'AI-Konsult').attribute('href')).toBe(href);
});

test('how much work there is stands in figures, and the files can be gone to', () => {
  const page = drawnOnPage(
    <CompanyOverview user={someUser} work={{ documents: 1204, analyses: 7 }} />,
  );
  expect(page.one('link', '1\u00A0204, visa filerna').attribute('href')).toBe('/documents');
  expect(page.definitions).toContain('Genomförda analyser: 7');
  expect(page.definitions.at(-1)).toMatch(/^Status: \d+% Konfiguration klar$/);
});

test('the three newest analyses stand first to last, whatever order they come in', () => {
  const page = drawnOnPage(
    <RecentActivity
      analyses={[
        analysis('b', 'kostnader', '2025-03-02T10:00:00.000Z'),
        analysis('d', 'försäljning', '2025-03-04T10:00:00.000Z', true),
        analysis('a', 'försäljning', '2025-03-01T10:00:00.000Z'),
        analysis('c', 'annat', '2025-03-03T10:00:00.000Z'),
      ]}
    />,
  );
  const [first, second, third, ...others] = page.all('listitem').map(({ text }) => text);
  expect(first).toMatch(/^Försäljningsanalys ?Exempeldata 2025-03-04/);
  expect(second).toMatch(/^AI-Analys 2025-03-03/);
  expect(third).toMatch(/^Kostnadsanalys 2025-03-02/);
  expect(others).toEqual([]);
});

test('where nothing is yet one may bring a file or look at the sample company', () => {
  const page = drawnOnPage(<StartCard />);
  expect(page.one('link', 'Ladda upp en fil').attribute('href')).toBe('/forsaljning');
  expect(page.names('button')).toEqual(['Se med exempeldata']);
  expect(page.one('list').all('listitem')).toHaveLength(3);
});

test.each([
  ['sales', true, false, 'Svara på minst tre frågor', '/sales'],
  ['sales', false, true, 'mer än ett sätt', '/sales'],
  ['kostnader', false, false, 'behöver hittades inte', '/costs'],
])(
  'a file of %s that no analysis was made of says what is left, and leads there',
  (category, ready, asks, left, to) => {
    const page = drawnOnPage(
      <ContinueCard file={{ filename: 'export.csv', category, extractedData: { ready, asks } }} />,
    );
    expect(page.text).toContain('export.csv');
    expect(page.text).toContain(left);
    expect(page.one('link').attribute('href')).toBe(to);
  },
);

const section = (title: string): ResultSection => ({
  title,
  description: '',
  action: '',
  cost: '',
  priority: 'Hög',
  timeframe: '1 vecka',
  roi: '',
});
const record = (likely: string | null) =>
  ({ effect: likely && { low: likely, likely, high: likely } }) as RecommendationRecord;

test('the first advice is told with what it is likely worth, where it is about kronor', () => {
  const page = drawnInResult(
    <FirstAdvice
      sections={[section('Höj priset'), section('Minska risken')]}
      advice={[record('F1'), record(null)]}
      to="/sales"
    />,
    [someFact('F1', { value: '12000' })],
  );
  const [worth, risk] = page.all('listitem').map(({ text }) => text);
  expect(worth).toBe('Höj priset Troligen Omsättning 12 000 kr, visa kvitto per år 1 vecka');
  expect(risk).toBe('Minska risken 1 vecka');
  expect(page.all('link')).toEqual([]);
});

test.each([
  [3, []],
  [4, ['Ett råd till']],
  [9, ['6 råd till']],
])('of %d pieces of advice three are shown, and the way to the others: %j', (count, links) => {
  const sections = Array.from({ length: count }, (_, place) => section(`Råd ${place}`));
  const page = drawnInResult(<FirstAdvice sections={sections} advice={[]} to="/sales" />);
  expect(page.all('listitem')).toHaveLength(3);
  expect(page.names('link')).toEqual(links);
});

test('an analysis without advice has no card for it', () => {
  expect(drawnInResult(<FirstAdvice sections={[]} advice={[]} to="/sales" />).text).toBe('');
});
