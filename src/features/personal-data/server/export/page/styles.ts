/** The look of a page that stands alone: on screen in light and dark, and on paper. */
export const styles = `
:root { color-scheme: light dark; --ink: #16201b; --muted: #4d5a53; --line: #d5dcd7; --ground: #fff; --accent: #1c5a48; --soft: #eef4f0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eeea; --muted: #aab6af; --line: #2a332e; --ground: #101513; --accent: #8fd0b4; --soft: #1b2822; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .35rem; }
p, ul { margin: .5rem 0; }
ul { padding-left: 1.25rem; }
.period { font-size: 1.15rem; font-weight: 600; }
.period::first-letter { text-transform: uppercase; }
.lead, dt, small, caption, footer { color: var(--muted); }
a { color: var(--accent); text-underline-offset: 3px; }
dl { margin: .75rem 0; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1.25rem; padding: .35rem 0; border-bottom: 1px solid var(--line); }
dd { margin: 0; }
dd > :first-child > :first-child, dd p:first-child { margin-top: 0; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding-bottom: .35rem; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; overflow-wrap: normal; }
th:first-child, td:first-child { text-align: left; padding-left: 0; overflow-wrap: anywhere; }
thead th { color: var(--muted); font-weight: 500; }
tbody th { font-weight: 500; }
.receipt { font-size: .9rem; padding: .25rem 0 .5rem; scroll-margin-top: 1rem; }
.receipt h3 { font-size: 1rem; font-weight: 400; margin-top: 1rem; }
.receipt:target { background: var(--soft); outline: .5rem solid var(--soft); }
.receipt dl { margin: .25rem 0 0; }
.receipt dl > div { padding: .2rem 0; }
footer { margin-top: 3rem; font-size: .85rem; }
@media (max-width: 40rem) {
  dl > div { grid-template-columns: 1fr; }
  table { display: block; overflow-x: auto; }
}
@media print {
  :root { --ink: #000; --muted: #444; --line: #ccc; --ground: #fff; --accent: #000; --soft: #fff; }
  @page { margin: 18mm 16mm; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  a { text-decoration: none; }
  h2, h3, thead { break-after: avoid; }
  tr, .receipt, dl > div { break-inside: avoid; }
}
`;
