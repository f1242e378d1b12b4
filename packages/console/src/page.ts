import { type Asset, assetOf } from "./assets.ts";
import type { Loaded } from "./build.ts";
import type { Deployment } from "./deployment.ts";

/** Facts of the deployment that the pages need before anybody is signed in. */
export type PageSettings = Deployment;

/** No inline script or style, nothing from elsewhere, and no text that becomes a script. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const headers = {
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "no-referrer",
  "cache-control": "no-cache",
};

/** Renders the one page of the console. Its script draws everything else. */
export const pageOf = (settings: PageSettings, { early, script, style, icon }: Loaded): Asset => {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Atlas console</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="atlas" content="${escaped(JSON.stringify(settings))}">
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${style}">
<script src="${early}"></script>
<script type="module" src="${script}"></script>
</head>
<body>
<div id="app"></div>
<noscript><p class="lonely">The console needs JavaScript. <a href="/docs/console">Its API</a> does not.</p></noscript>
</body>
</html>
`;
  return assetOf("text/html; charset=utf-8", html, headers);
};

const escaped = (plain: string): string =>
  plain.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
