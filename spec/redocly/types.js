// The part of the linter's plugin interface that the rules of this folder use.

/**
 * @typedef {{ source: { absoluteRef: string }, pointer: string, child(keys: (string | number)[]): Location }} Location
 * @typedef {{ node: unknown, location: Location | undefined }} Resolved
 * @typedef {{
 *   location: Location,
 *   key: string | number,
 *   resolve(node: unknown, from?: string): Resolved,
 *   report(problem: { message: string, location?: Location }): void,
 * }} Context
 * @typedef {(node: Record<string, unknown>, context: Context) => void} Visit
 * @typedef {Record<string, Visit | { leave: Visit }>} Visitor
 * @typedef {() => Visitor} Rule
 */

export {};
