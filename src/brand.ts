/** The company behind an installation, as the law wants it shown (e-handelslagen 2002:562). */
export interface Company {
  name: string;
  orgNumber: string;
  vatNumber: string;
  address: string;
}

/** The name, addresses and claims of the product: the one place to change them. */
export const brand = {
  name: 'Klarsikt',
  tagline: 'Affärsanalytikern för svenska småföretag',
  supportEmail: 'support@klarsikt.example',
  /** The strokes of the mark, in a square of 32 units with corners of 7. */
  mark: 'M9 23V15M16 23V9M23 23v-5',
  /** Where questions about the terms go. */
  legalEmail: 'juridik@klarsikt.example',
  founded: 2024,
  /** Stands at the foot of every public page once it is filled in. */
  company: null as Company | null,
  /** What the public pages promise; they quote these and state no figure of their own. */
  claims: {
    analysisMinutes: { usual: '2–5', most: '10' },
    uploads: ['PDF', 'CSV', 'Excel', 'text'],
    export: 'PDF',
    encryption: { stored: 'AES-256', sent: 'TLS 1.3' },
    storage: 'inom EU',
    secondFactor: 'tvåfaktorsautentisering',
    availability: '99,9\u00A0%',
    replyHours: 24,
    trialDays: 14,
    withdrawalDays: 14,
    noticeDays: 30,
    invoiceDays: 30,
    liabilityMonths: 12,
    minimumAge: 18,
  },
} as const;
