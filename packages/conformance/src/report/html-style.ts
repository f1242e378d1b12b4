export const style = `
:root { color-scheme: light dark; --text: #1c1e21; --muted: #5a6068; --page: #fbfbfa; --panel: #ffffff; --line: #dcdee1; --good: #17663a; --bad: #a81d1d; --wait: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --muted: #a2a9b2; --page: #15171a; --panel: #1d2024; --line: #353a40; --good: #6fd39a; --bad: #ff9a94; --wait: #e6bb62; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1.25rem; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0; }
.grade { margin: -0.75rem 0 1.25rem; }
.eyebrow { margin: 0 0 0.25rem; color: var(--muted); }
dl { display: flex; flex-wrap: wrap; gap: 0.75rem 2.5rem; margin: 0; }
dt { color: var(--muted); font-size: 0.875rem; }
dd { margin: 0; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.75rem; text-align: left; border-top: 1px solid var(--line); white-space: nowrap; font-weight: 400; }
thead th { border-top: 0; color: var(--muted); font-size: 0.875rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.passed { color: var(--good); } .failed { color: var(--bad); } .skipped { color: var(--wait); }
.number.failed { font-weight: 700; }
.none { color: var(--muted); }
.failure { border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 8px; background: var(--panel); padding: 1rem 1.25rem; margin: 0 0 1rem; }
.failure p { margin: 0.25rem 0 0; color: var(--muted); }
pre { margin: 0.75rem 0 0; padding: 0.75rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 6px; background: var(--page); }
.parts { display: block; } .parts dt { margin-top: 0.5rem; } .parts pre { margin: 0.25rem 0 0; }
blockquote { margin: 0.75rem 0 0; color: var(--muted); }
cite { font-style: normal; } cite::before { content: " · "; }
ul, ol { padding-left: 1.25rem; margin: 0; }
details { border-top: 1px solid var(--line); padding: 0.5rem 0; }
summary { cursor: pointer; }
.row { display: inline-flex; flex-wrap: wrap; gap: 0.1rem 1rem; align-items: baseline; width: calc(100% - 1.5rem); vertical-align: top; }
.row code { min-width: 12rem; } .row strong { min-width: 10rem; }
details > .scroll { margin: 0.5rem 0 1rem; }
details ol { list-style: none; padding: 0.5rem 0 0.5rem 1rem; }
details li { display: flex; gap: 0.6rem; padding: 0.2rem 0; }
li > span:last-child { color: var(--text); }
small { color: var(--muted); }
q { display: block; color: var(--muted); font-size: 0.875rem; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
