import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { UserContext } from '#client/session/use-session.ts';
import type { User } from '#contract/session.ts';
import { drawn, type Page } from './screen.ts';

/** A signed-in user of a bakery on the free plan. */
export const someUser: User = {
  id: '7f6b0c9e-8a53-4d0e-9a39-2f1c3b4d5e6f',
  name: 'Åsa Öberg',
  email: 'asa@angbageriet.example',
  orgNumber: '5561234567',
  companyName: 'Ångbageriet AB',
  firstName: 'Åsa',
  plan: 'free',
  role: 'user',
  emailVerified: false,
  onboardingCompleted: false,
  subscriptionStatus: null,
  subscriptionCurrentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  industry: null,
  location: null,
  employees: null,
  revenue: null,
  result: null,
  ceo: null,
  foundedYear: null,
  companyForm: null,
  companyStatus: null,
  verksamhet: null,
  website: null,
};

interface Around {
  /** Where the browser is. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** Who is signed in; null outside the signed-in pages. */
  user?: User | null;
  /** What has been fetched before the page is drawn. */
  client?: QueryClient;
  /** The id of the route that the page belongs to. */
  routeId?: string;
}

/** Draws a part of the product as it stands on a page: with an address, fetched data and a user around it. */
export function drawnOnPage(node: ReactNode, around: Around = {}): Page {
  const { at = '/dashboard', user = someUser, client = new QueryClient(), routeId } = around;
  const route: RouteObject = { path: '*', element: node, ...(routeId && { id: routeId }) };
  const router = createMemoryRouter([route], { initialEntries: [at] });
  const page = createElement(RouterProvider, { router });
  const signedIn = createElement(UserContext, { value: user }, page);
  return drawn(createElement(QueryClientProvider, { client }, signedIn));
}
