/**
 * Style of the consent page, in the console's look. It is inline, since the console may be of another host, or not be
 * served at all. The policy allows it by its hash.
 */
import { createHash } from "node:crypto";

const light = `--page:#ffffff;--side:#f6f7f9;--line:#e3e6eb;--line-strong:#c9ced8;--text:#16191f;--quiet:#5a6270;--accent:#3a4bd8;--accent-text:#ffffff;--warn:#8a5300;--warn-soft:#fff3de;--bad:#b3261e;--bad-soft:#fdecea;--sandbox-text:#5b2a9b`;
const dark = `--page:#14161a;--side:#1a1d22;--line:#2b3038;--line-strong:#444b57;--text:#e9ebef;--quiet:#a2aab8;--accent:#94a0ff;--accent-text:#11142b;--warn:#f0b860;--warn-soft:#372a12;--bad:#ff968d;--bad-soft:#3d1f1c;--sandbox-text:#cfb2ff`;

export const consentStyle = `:root{color-scheme:light dark;${light}}
@media(prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{display:grid;place-items:center;min-height:100vh;margin:0;padding:24px 16px;background:var(--side);color:var(--text);font:14px/20px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",sans-serif;overflow-wrap:anywhere}
main{display:grid;gap:16px;width:min(440px,100%);padding:28px;border:1px solid var(--line);border-radius:8px;background:var(--page)}
h1,p,ul{margin:0}h1{font-size:20px;line-height:28px}ul{padding-left:16px}
small,.quiet{color:var(--quiet);font-size:13px}small{font-family:ui-monospace,Menlo,monospace;font-size:12px}
.brand{display:flex;justify-content:space-between;color:var(--quiet);font-weight:600}
.brand span{padding:0 6px;border:1px solid;border-radius:4px;font-size:12px;line-height:18px}.brand [data-environment="sandbox"]{color:var(--sandbox-text)}
.about,.problem{padding:8px 12px;border-radius:6px;background:var(--warn-soft);color:var(--warn)}.problem{background:var(--bad-soft);color:var(--bad)}
a{color:var(--accent)}form{display:grid;gap:16px}label{display:grid;gap:4px;font-size:13px;font-weight:500}
input,select{width:100%;min-height:36px;padding:5px 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--page);color:var(--text);font:inherit;font-size:14px}
.actions{display:grid;grid-template-columns:1fr 1fr;gap:8px}
button{min-height:36px;border:1px solid var(--line-strong);border-radius:6px;background:var(--page);color:var(--text);font:inherit;font-weight:500;cursor:pointer}
button.allow{border-color:var(--accent);background:var(--accent);color:var(--accent-text)}
:focus-visible{outline:2px solid var(--accent);outline-offset:1px}`;

export const consentStyleHash = `sha256-${createHash("sha256").update(consentStyle).digest("base64")}`;
