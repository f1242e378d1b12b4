// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { longerThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const pattern_63cfe281ea = new RegExp("^([a-z_.]+( [a-z_.]+)*)?$", "u");
function validate_1097a4b231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!(key0 === "scope")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.scope !== undefined){
      let data0 = data.scope;
      if(typeof data0 !== "string"){
        let dataType0 = typeof data0;
        let coerced0 = undefined;
        if(!(coerced0 !== undefined)){
          if(dataType0 == "number" || dataType0 == "boolean"){
            coerced0 = "" + data0;
          }
          else if(data0 === null){
            coerced0 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/scope", "#/properties/scope/type", {type: "string"});
            errors++;
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["scope"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string"){
        if(longerThan(data0, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/scope", "#/properties/scope/maxLength", {limit: 1024});
          errors++;
        }
        if(!pattern_63cfe281ea.test(data0)){
          vErrors = withFinding(vErrors, instancePath+"/scope", "#/properties/scope/pattern", {pattern: "^([a-z_.]+( [a-z_.]+)*)?$"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_1097a4b231.errors = vErrors;
  return errors === 0;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "sandbox.credentials": { path: null, query: validate_1097a4b231 },
};
