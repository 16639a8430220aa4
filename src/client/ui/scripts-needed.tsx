/** Tells visitors whose browser runs no scripts what is needed. Only in the prerendered page. */
export function ScriptsNeeded() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="mx-auto mb-6 max-w-lg rounded-lg border border-warning-line bg-warning-soft px-4 py-3.5 text-sm text-ink">
          Det här kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.
        </p>
      )}
    </noscript>
  );
}
