/** Style sheet of the pages: light and dark, narrow and wide. */
export const style = `
:root{color-scheme:light dark;--ink:#1b1f24;--soft:#4f5965;--line:#d5dae0;--ground:#fff;--raised:#f5f7f9;--accent:#0b57a4}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebee;--soft:#aeb7c1;--line:#3a434d;--ground:#14181c;--raised:#1d2329;--accent:#86bdf7}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
header,main,footer{max-width:56rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;border-bottom:1px solid var(--line)}
.brand{font-weight:700;font-size:1.15rem;color:inherit;text-decoration:none}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
a{color:var(--accent);text-underline-offset:.15em}
a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
main:focus{outline:none}
.skip{position:absolute;left:-100vw}
.skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--ground);z-index:1}
.agents,.meta,footer{color:var(--soft);font-size:.9rem}
h1{font-size:1.9rem;line-height:1.25;margin:1rem 0}
h2{font-size:1.35rem;line-height:1.3;margin:2.25rem 0 .75rem}
h3{font-size:1.1rem;margin:1.75rem 0 .5rem}
h1,h2,h3,p,li,td{overflow-wrap:break-word}
code{font:.9em ui-monospace,monospace;background:var(--raised);padding:.1em .3em;border-radius:3px;overflow-wrap:anywhere}
pre{background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:.9rem 1rem;overflow-x:auto}
pre code{padding:0;background:none;overflow-wrap:normal}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line)}
td code{overflow-wrap:normal}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1.25rem 0}
form label{flex:1 1 16rem}
input{display:block;width:100%;margin-top:.25rem}
input,button{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:6px;padding:.5rem .75rem}
button{background:var(--accent);border-color:var(--accent);color:var(--ground);font-weight:600;cursor:pointer}
.cards{list-style:none;margin:1.5rem 0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr))}
.cards li{border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem;min-width:0}
.cards h2{font-size:1.1rem;margin:0}
.cards p{margin:.4rem 0 0}
footer{border-top:1px solid var(--line);margin-top:2rem}
`.trim();
