// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { withFinding, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

function validate_b6d8808516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", []);
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_b6d8808516.errors = vErrors;
  return vErrors === null;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "tools.manifest": { path: null, query: validate_b6d8808516 },
};
