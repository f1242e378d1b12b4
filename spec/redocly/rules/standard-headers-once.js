import { Place } from "../place.js";
import { readStandardHeaders } from "../tables.js";

/** @import { Rule } from "../types.js" */

/** @type {Rule} */
export const standardHeadersOnce = () => {
  const standard = Object.keys(readStandardHeaders()).map((name) => name.toLowerCase());
  return {
    Response(node, context) {
      for (const [name, header] of new Place(node, context.location, context).at("headers").entries()) {
        if (standard.includes(name.toLowerCase())) header.report(`${name} is on every response of the bundle already.`);
      }
    },
  };
};
