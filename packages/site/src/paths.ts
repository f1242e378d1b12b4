/** Addresses that both pages and assets know. */
export const folder = "/docs/assets/";

export const iconPath = `${folder}icon.svg`;

export const searchPath = `${folder}search.json`;

export const sandboxPath = `${folder}sandbox.js`;
