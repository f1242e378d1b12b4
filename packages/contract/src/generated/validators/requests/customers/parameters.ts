// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const pattern_157c579066 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
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
function validate_92ace96f58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["phone_number", "label", "q", "since", "limit", "after_id"]);
    if(data.phone_number !== undefined){
      let data0 = data.phone_number;
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
            vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/properties/phone_number/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["phone_number"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/phone_number", "#/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
    }
    if(data.label !== undefined){
      let data1 = data.label;
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
            vErrors = withFinding(vErrors, instancePath+"/label", "#/properties/label/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["label"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/label", "#/properties/label", 32, 1, pattern_157c579066, "^[a-z][a-z0-9_-]*$");
    }
    if(data.q !== undefined){
      let data2 = data.q;
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
            vErrors = withFinding(vErrors, instancePath+"/q", "#/properties/q/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["q"] = coerced2;
          }
        }
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/q", "#/properties/q", 200, 1);
    }
    if(data.since !== undefined){
      let data3 = data.since;
      if(typeof data3 !== "string"){
        let dataType3 = typeof data3;
        let coerced3 = undefined;
        if(!(coerced3 !== undefined)){
          if(dataType3 == "number" || dataType3 == "boolean"){
            coerced3 = "" + data3;
          }
          else if(data3 === null){
            coerced3 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
          }
        }
        if(coerced3 !== undefined){
          data3 = coerced3;
          if(data !== undefined){
            data["since"] = coerced3;
          }
        }
      }
      if(typeof data3 === "string") vErrors = withText(vErrors, data3, instancePath, "/since", "#/properties/since", null, null, formats_129fbab4be, "date-time");
    }
    let data4 = data.limit;
    if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
      let dataType4 = typeof data4;
      let coerced4 = undefined;
      if(!(coerced4 !== undefined)){
        if(dataType4 === "boolean" || data4 === null
                      || (dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
          coerced4 = +data4;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced4 !== undefined){
        data4 = coerced4;
        if(data !== undefined){
          data["limit"] = coerced4;
        }
      }
    }
    if((typeof data4 == "number") && (isFinite(data4))){
      if(data4 > 200 || isNaN(data4)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data4 < 1 || isNaN(data4)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data5 = data.after_id;
      if(typeof data5 !== "string"){
        let dataType5 = typeof data5;
        let coerced5 = undefined;
        if(!(coerced5 !== undefined)){
          if(dataType5 == "number" || dataType5 == "boolean"){
            coerced5 = "" + data5;
          }
          else if(data5 === null){
            coerced5 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced5 !== undefined){
          data5 = coerced5;
          if(data !== undefined){
            data["after_id"] = coerced5;
          }
        }
      }
      if(typeof data5 === "string") vErrors = withText(vErrors, data5, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_92ace96f58.errors = vErrors;
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
  "customers.list": { path: null, query: validate_92ace96f58 },
  "customers.get": { path: validate_0e95165355, query: validate_b6d8808516 },
  "customers.update": { path: validate_0e95165355, query: validate_b6d8808516 },
  "customers.export": { path: validate_0e95165355, query: validate_fd92a78871 },
  "customers.erase": { path: validate_0e95165355, query: validate_b6d8808516 },
  "customers.listConsents": { path: validate_0e95165355, query: validate_fd92a78871 },
  "customers.recordConsent": { path: validate_0e95165355, query: validate_b6d8808516 },
};
