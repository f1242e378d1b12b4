import { operationRule } from "../operations.js";
import { strings } from "../place.js";
import { listsOwnGrants } from "../surfaces.js";
import { grants } from "../tables.js";

/** @import { Place } from "../place.js" */

export const operationSecurity = operationRule(({ path, place }) => {
  const security = place.at("security");
  if (!Array.isArray(security.node)) return place.report("An operation states its security; [] if it needs none.");
  for (const alternative of security.items()) checkAlternative(alternative, listsOwnGrants(path));
});

/**
 * @param {Place} alternative
 * @param {boolean} mayNameNone
 */
const checkAlternative = (alternative, mayNameNone) => {
  const schemes = alternative.entries();
  if (schemes.length !== 1) return alternative.report("Each alternative names one security scheme.");
  for (const [scheme, roles] of schemes) {
    const known = grants[scheme];
    const named = strings(roles.node);
    if (!known) roles.report(`Security scheme ${scheme} has no table in shared/scopes.yaml.`);
    if (named.length !== 1 && !(mayNameNone && named.length === 0)) {
      roles.report("An alternative names exactly one scope or permission.");
    }
    for (const role of named) if (known && !known.has(role)) roles.report(`${role} is not in shared/scopes.yaml.`);
  }
};
