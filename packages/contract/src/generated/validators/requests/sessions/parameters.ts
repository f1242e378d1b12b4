// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
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
function validate_3301214686(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.sessionId === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "sessionId"});
      errors++;
    }
    for(const key0 in data){
      if(!(key0 === "sessionId")){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.sessionId !== undefined){
      let data0 = data.sessionId;
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
            vErrors = withFinding(vErrors, instancePath+"/sessionId", "#/properties/sessionId/type", {type: "string"});
            errors++;
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["sessionId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string"){
        if(!(formats_0367b0de16(data0))){
          vErrors = withFinding(vErrors, instancePath+"/sessionId", "#/properties/sessionId/format", {format: "uuid"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3301214686.errors = vErrors;
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
function validate_fd92a78871(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    for(const key0 in data){
      if(!((key0 === "limit") || (key0 === "after_id"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    let data0 = data.limit;
    if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
      let dataType0 = typeof data0;
      let coerced0 = undefined;
      if(!(coerced0 !== undefined)){
        if(dataType0 === "boolean" || data0 === null
                      || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
          coerced0 = +data0;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
          errors++;
        }
      }
      if(coerced0 !== undefined){
        data0 = coerced0;
        if(data !== undefined){
          data["limit"] = coerced0;
        }
      }
    }
    if((typeof data0 == "number") && (isFinite(data0))){
      if(data0 > 200 || isNaN(data0)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
        errors++;
      }
      if(data0 < 1 || isNaN(data0)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
        errors++;
      }
    }
    if(data.after_id !== undefined){
      let data1 = data.after_id;
      if(typeof data1 !== "string"){
        let dataType1 = typeof data1;
        let coerced1 = undefined;
        if(!(coerced1 !== undefined)){
          if(dataType1 == "number" || dataType1 == "boolean"){
            coerced1 = "" + data1;
          }
          else if(data1 === null){
            coerced1 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
            errors++;
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["after_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string"){
        if(longerThan(data1, 1024)){
          vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/maxLength", {limit: 1024});
          errors++;
        }
        if(shorterThan(data1, 1)){
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
  validate_fd92a78871.errors = vErrors;
  return errors === 0;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "sessions.list": { path: null, query: validate_fd92a78871 },
  "sessions.create": { path: null, query: validate_b6d8808516 },
  "sessions.update": { path: validate_3301214686, query: validate_b6d8808516 },
  "sessions.listMessages": { path: validate_3301214686, query: validate_fd92a78871 },
  "sessions.sendMessage": { path: validate_3301214686, query: validate_b6d8808516 },
  "sessions.listRuns": { path: validate_0e95165355, query: validate_fd92a78871 },
  "sessions.exchange": { path: null, query: validate_b6d8808516 },
};
