// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

function validate_0743088b7e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!(key0 === "idempotency_key")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_0743088b7e.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "keys.revoke": validate_0743088b7e,
};
