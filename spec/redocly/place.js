/** @import { Context, Location } from "./types.js" */

/**
 * A node of the contract and where it is written. Steps inward follow references, so a rule reads the contract as one
 * tree while its problems point into the file at fault.
 */
export class Place {
  /** @type {unknown} The node as written: a reference is not followed. */
  raw;
  /** @type {unknown} */
  node;
  /** @type {Location} */
  location;
  /** @type {Context} */
  #context;

  /**
   * @param {unknown} raw
   * @param {Location} location
   * @param {Context} context
   */
  constructor(raw, location, context) {
    const resolved = context.resolve(raw, location.source.absoluteRef);
    const isReference = typeof reference(raw) === "string";
    this.raw = raw;
    this.node = isReference ? resolved.node : raw;
    this.location = isReference ? (resolved.location ?? location) : location;
    this.#context = context;
  }

  /** @returns {string | undefined} the `$ref` of the node as written */
  get reference() {
    return reference(this.raw);
  }

  /** @returns {Record<string, unknown>} the node's members; none if it is not an object */
  get members() {
    return isRecord(this.node) ? this.node : {};
  }

  /**
   * @param {(string | number)[]} keys
   * @returns {Place} the place inward; its node is undefined where there is nothing
   */
  at(...keys) {
    /** @type {Place} */
    let place = this;
    for (const key of keys) place = place.#child(key);
    return place;
  }

  /** @returns {[string, Place][]} */
  entries() {
    return Object.keys(this.members).map((key) => [key, this.at(key)]);
  }

  /** @returns {Place[]} */
  items() {
    return Array.isArray(this.node) ? this.node.map((_, index) => this.at(index)) : [];
  }

  /**
   * @param {string | number} key
   * @returns {Place}
   */
  #child(key) {
    const raw = Array.isArray(this.node) ? this.node[Number(key)] : this.members[key];
    return new Place(raw, raw === undefined ? this.location : this.location.child([key]), this.#context);
  }

  /** @param {string} message */
  report(message) {
    this.#context.report({ message, location: this.location });
  }
}

/**
 * @param {unknown} node
 * @returns {string | undefined}
 */
const reference = (node) => (isRecord(node) && typeof node["$ref"] === "string" ? node["$ref"] : undefined);

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {unknown} value
 * @returns {string[]} the strings of a list; none if it is not a list
 */
export const strings = (value) => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);
