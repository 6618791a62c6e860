/** The style of the page, in the colors of the site. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #14171d);
  --surface: light-dark(#ffffff, #1d212a);
  --ink: light-dark(#1a1f2b, #eceef2);
  --muted: light-dark(#5a6172, #a3abba);
  --line: light-dark(#e3e1da, #343a46);
  --accent: light-dark(#0b6b58, #6cc9b2);
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.bar { border-bottom: 1px solid var(--line); background: var(--surface); }
.bar a {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  max-width: 76rem;
  min-height: 3.5rem;
  margin: 0 auto;
  padding: 0 1rem;
  color: var(--ink);
  font-weight: 700;
  font-size: 1.15rem;
  text-decoration: none;
}
.columns {
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  gap: 2.5rem;
  max-width: 76rem;
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
}
h1 { margin: 0 0 0.75rem; font-size: clamp(1.75rem, 5vw, 2.25rem); line-height: 1.15; }
h2 { margin: 0; font-size: 1.15rem; }
h3 { margin: 0; font-size: 1.05rem; }
h4 { margin: 1.25rem 0 0.5rem; font-size: 0.95rem; }
p { margin: 0.5rem 0; max-width: 42rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
nav { position: sticky; top: 1rem; align-self: start; display: grid; }
nav a {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.4rem 0.75rem;
  border-radius: 0.5rem;
  color: var(--ink);
  text-decoration: none;
}
nav .muted { flex-shrink: 0; overflow-wrap: normal; }
nav a:hover { background: color-mix(in srgb, var(--accent) 9%, transparent); }
search:not([hidden]) { display: block; margin: 1.5rem 0 1rem; }
label { display: block; font-weight: 600; font-size: 0.9rem; }
input {
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-top: 0.25rem;
  padding: 0 0.75rem;
  border: 1px solid var(--muted);
  border-radius: 0.5rem;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-weight: 400;
}
input::placeholder { color: var(--muted); }
[hidden] { display: none !important; }
.area { margin: 0.75rem 0; }
.area > summary { grid-template-columns: minmax(0, 1fr) auto; }
.area > summary::after { content: "+"; grid-column: 3; color: var(--accent); font-weight: 700; }
.area[open] > summary::after { content: "−"; }
.area details { margin: 0.5rem 0; }
details, article {
  margin: 0.5rem 0;
  padding: 0 1rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--surface);
}
article { padding: 1rem; }
details[open] { padding-bottom: 1rem; }
summary {
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 0.15rem 0.75rem;
  align-items: baseline;
  margin: 0 -1rem;
  padding: 0.75rem 1rem;
  border-radius: 0.75rem;
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker { display: none; }
summary:hover { background: color-mix(in srgb, var(--accent) 7%, transparent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.method { color: var(--accent); font-weight: 700; font-size: 0.8rem; letter-spacing: 0.04em; }
.path { font-weight: 600; }
.text { grid-column: 2; color: var(--muted); }
.muted { color: var(--muted); font-weight: 400; font-size: 0.9rem; }
.parameters { margin: 0; padding: 0; list-style: none; }
.parameters li { padding: 0.5rem 0; border-top: 1px solid var(--line); }
code, pre { font: 0.875rem/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; }
pre {
  margin: 0.5rem 0 0;
  padding: 0.75rem 1rem;
  white-space: pre-wrap;
  border-radius: 0.5rem;
  background: var(--paper);
}
pre i { color: var(--muted); font-style: normal; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media (max-width: 40rem) {
  .area details > summary { grid-template-columns: minmax(0, 1fr); }
  .text { grid-column: 1; }
}
@media (max-width: 52rem) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding-top: 1.25rem; }
  /* The subjects are folded below: they are the index. */
  nav { display: none; }
}
`;
