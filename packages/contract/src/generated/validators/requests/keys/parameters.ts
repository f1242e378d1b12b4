// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
function validate_0e95165355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["id"]);
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
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/id", "#/properties/id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0e95165355.errors = vErrors;
  return vErrors === null;
}
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
  "keys.revoke": { path: validate_0e95165355, query: validate_b6d8808516 },
};
