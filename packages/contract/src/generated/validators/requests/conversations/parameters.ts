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
function validate_5971d4a976(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "limit", "after_id"]);
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
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["status"] = coerced0;
          }
        }
      }
      if(!(((data0 === "open") || (data0 === "handed_off")) || (data0 === "closed"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["open","handed_off","closed"]});
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
      }
      if(data1 < 1 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
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
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["after_id"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_5971d4a976.errors = vErrors;
  return vErrors === null;
}
function validate_c856a7fcc5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["conversationId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["conversationId"]);
    if(data.conversationId !== undefined){
      let data0 = data.conversationId;
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
            vErrors = withFinding(vErrors, instancePath+"/conversationId", "#/properties/conversationId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["conversationId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/conversationId", "#/properties/conversationId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c856a7fcc5.errors = vErrors;
  return vErrors === null;
}
function validate_f50d67537a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["audience", "include_notes"]);
    if(data.audience !== undefined){
      let data0 = data.audience;
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
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["audience"] = coerced0;
          }
        }
      }
      if(!((data0 === "customers") || (data0 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
      }
    }
    if(data.include_notes !== undefined){
      let data1 = data.include_notes;
      if(typeof data1 !== "boolean"){
        let coerced1 = undefined;
        if(!(coerced1 !== undefined)){
          if(data1 === "false" || data1 === 0 || data1 === null){
            coerced1 = false;
          }
          else if(data1 === "true" || data1 === 1){
            coerced1 = true;
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/include_notes", "#/properties/include_notes/type", {type: "boolean"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["include_notes"] = coerced1;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_f50d67537a.errors = vErrors;
  return vErrors === null;
}
function validate_fd92a78871(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["limit", "after_id"]);
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
      }
      if(data0 < 1 || isNaN(data0)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
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
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["after_id"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_fd92a78871.errors = vErrors;
  return vErrors === null;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "conversations.list": { path: null, query: validate_5971d4a976 },
  "conversations.listEvents": { path: validate_0e95165355, query: validate_fd92a78871 },
  "conversations.context": { path: validate_c856a7fcc5, query: validate_f50d67537a },
};
