/** Marks the navigation whose links lead to the parts of the page, in the order of the number keys. */
export const PAGE_PARTS = { 'data-page-parts': '' } as const;

/** The links to the parts of the page that is shown, in order; none where it has no such navigation. */
export const partLinks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-page-parts] a[href]'),
];
