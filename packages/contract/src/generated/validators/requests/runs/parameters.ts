// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const schema_bb22c85ba8 = {"type":"object","required":[],"additionalProperties":false,"properties":{"status":{"type":"string","enum":["completed","pending_approval","rejected","failed","shadow"]},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"after_id":{"type":"string","minLength":1,"maxLength":1024}}};
function validate_aba67d105b(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.run_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "run_id"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "run_id")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.run_id !== undefined){
      let data0 = data.run_id;
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
            vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/type", {type: "string"});
            errors++;
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["run_id"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/run_id", "#/properties/run_id/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_aba67d105b.errors = vErrors;
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
function validate_bb22c85ba8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    for(const key0 in data){
      if(!(((key0 === "status") || (key0 === "limit")) || (key0 === "after_id"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.status !== undefined){
      let data0 = data.status;
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
            vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
            errors++;
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["status"] = coerced0;
          }
        }
      }
      if(!(((((data0 === "completed") || (data0 === "pending_approval")) || (data0 === "rejected")) || (data0 === "failed")) || (data0 === "shadow"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema_bb22c85ba8.properties.status.enum});
        errors++;
      }
    }
    let data1 = data.limit;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      let dataType1 = typeof data1;
      let coerced1 = undefined;
      if(!(coerced1 !== undefined)){
        if(dataType1 === "boolean" || data1 === null
                      || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
          coerced1 = +data1;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
          errors++;
        }
      }
      if(coerced1 !== undefined){
        data1 = coerced1;
        if(data !== undefined){
          data["limit"] = coerced1;
        }
      }
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 200 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
        errors++;
      }
      if(data1 < 1 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
        errors++;
      }
    }
    if(data.after_id !== undefined){
      let data2 = data.after_id;
      if(typeof data2 !== "string"){
        let dataType2 = typeof data2;
        let coerced2 = undefined;
        if(!(coerced2 !== undefined)){
          if(dataType2 == "number" || dataType2 == "boolean"){
            coerced2 = "" + data2;
          }
          else if(data2 === null){
            coerced2 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
            errors++;
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["after_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string"){
        if(longerThan(data2, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/minLength", {limit: 1});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_bb22c85ba8.errors = vErrors;
  return errors === 0;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "runs.list": { path: null, query: validate_bb22c85ba8 },
  "runs.get": { path: validate_aba67d105b, query: validate_b6d8808516 },
};
