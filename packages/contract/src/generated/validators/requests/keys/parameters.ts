// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
function validate_0e95165355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "id"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "id")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data0 = data.id;
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
            vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/type", {type: "string"});
            errors++;
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/properties/id/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_0e95165355.errors = vErrors;
  return errors === 0;
}
function validate_b6d8808516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      errors++;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_b6d8808516.errors = vErrors;
  return errors === 0;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "keys.revoke": { path: validate_0e95165355, query: validate_b6d8808516 },
};
