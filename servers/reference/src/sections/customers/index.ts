import { customerFacts, customerPageFacts, customerSearchFacts } from "./load.ts";

export { customerFacts, customerPageFacts, customerSearchFacts } from "./load.ts";

export const customers = {
  "customers.list": customerPageFacts,
  "customers.search": customerSearchFacts,
  "customers.get": customerFacts,
  "customers.update": customerFacts,
};
