import type { Loaded } from "./build.ts";

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

const pageHeaders = {
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
  return assetOf("text/html; charset=utf-8", html, pageHeaders);
};

const escaped = (plain: string): string =>
  plain.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** A file of the console as it is served, also compressed. */
export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly headers: { readonly [name: string]: string };
}

const types: { readonly [ending: string]: string } = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

const forever = { "cache-control": "public, max-age=31536000, immutable" };

/** Compresses built files. Their type follows from the end of their path. */
export const assetsOf = (files: { readonly [path: string]: string }): ReadonlyMap<string, Asset> =>
  new Map(
    Object.entries(files).map(([path, text]) => {
      const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      return [path, assetOf(type, text, forever)];
    }),
  );

const assetOf = (contentType: string, text: string, headers: Asset["headers"]): Asset => {
  const bytes = new TextEncoder().encode(text);
  return { contentType, bytes, gzipped: Bun.gzipSync(bytes, { level: 9 }), headers };
};

/** Facts of a deployment that the page carries. */
export interface Deployment {
  readonly environment: "sandbox" | "staging" | "production";
  /** Operators may sign in by the identity provider. */
  readonly singleSignOn: boolean;
  /** Anyone may create an organization. */
  readonly signUp: boolean;
  /** Links for forgotten passwords go by mail. */
  readonly sendsMail: boolean;
  /** The page may ask for a sandbox organization. */
  readonly freshSandbox: boolean;
  /** Address of the public API, for examples. */
  readonly apiUrl: string;
}
