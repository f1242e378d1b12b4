/** Addresses that both pages and assets know. */
export const folder = "/docs/assets/";

export const iconPath = `${folder}icon.svg`;

/** Picture that messengers and social networks show beside a link. */
export const previewPath = `${folder}preview.jpg`;

export const searchPath = `${folder}search.json`;

/** Modules of the sandbox where they are served as they are, beside `sandboxPath`. */
export const programFolder = `${folder}sandbox/`;

export const sandboxPath = `${folder}sandbox.js`;
