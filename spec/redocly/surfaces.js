// Which conventions a path follows, where a standard or another service decides its shapes.

const OWN_SHAPES = [
  /^\/atlas\/v1\/(mcp|a2a)(\/|$)/,
  /^\/\.well-known\//,
  /^\/(agents\.json|llms\.txt|llms-full\.txt|skill\.md|openapi\.(json|yaml))$/,
];

const LISTS_OWN_GRANTS = [
  /^\/atlas\/v1\/mcp$/,
  /^\/v1\/atlas\/tools\/manifest$/,
  /^\/operator\/sessions(\/current|\/links|\/\{session_id\})?$/,
  /^\/operator\/second-factor(\/|$)/,
  /^\/operator\/password$/,
];

/**
 * Tool server and A2A (JSON-RPC), and discovery documents: no envelope of ours, and bodies as their standard has them.
 * @param {string} path
 */
export const hasOwnShapes = (path) => OWN_SHAPES.some((pattern) => pattern.test(path));

/**
 * Operations that any valid token may call, because they show, check or end what the token is granted, or change the own
 * password or second factor.
 * @param {string} path
 */
export const listsOwnGrants = (path) => LISTS_OWN_GRANTS.some((pattern) => pattern.test(path));
