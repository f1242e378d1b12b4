import { requestValidators } from "@atlas-messaging/contract/request-validators/customers";
import { customers } from "@atlas-messaging/pipeline/operations/customers";
import { consentPage, customerById, customerPage, customersFound, exportOf } from "../lookups/customers.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "customers.list": customerPage,
  "customers.search": customersFound,
  "customers.get": customerById,
  "customers.update": customerById,
  "customers.listConsents": consentPage,
  "customers.recordConsent": customerById,
  "customers.erase": customerById,
  "customers.export": exportOf,
} satisfies LoadsIn<"customers">;

export const section = sectionOf("customers", { operations: customers, loads, validators: requestValidators });
