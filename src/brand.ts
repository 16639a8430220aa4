/** The name, addresses and claims of the product: the one place to change them. */
export const brand = {
  name: 'Klarsikt',
  tagline: 'Affärsanalytikern för svenska småföretag',
  supportEmail: 'support@klarsikt.example',
} as const;
