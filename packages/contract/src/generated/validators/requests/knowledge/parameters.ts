// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
function validate_0b0a04d240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      data.status = "active";
    }
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["q", "status", "audience", "limit", "after_id"]);
    if(data.q !== undefined){
      let data0 = data.q;
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
            vErrors = withFinding(vErrors, instancePath+"/q", "#/properties/q/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["q"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/q", "#/properties/q", 512, 1);
    }
    let data1 = data.status;
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
          vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        }
      }
      if(coerced1 !== undefined){
        data1 = coerced1;
        if(data !== undefined){
          data["status"] = coerced1;
        }
      }
    }
    if(!(((((data1 === "active") || (data1 === "archived")) || (data1 === "queued")) || (data1 === "indexed")) || (data1 === "failed"))){
      vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","archived","queued","indexed","failed"]});
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
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
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
          }
        }
        if(coerced2 !== undefined){
          data2 = coerced2;
          if(data !== undefined){
            data["audience"] = coerced2;
          }
        }
      }
      if(!((data2 === "customers") || (data2 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
      }
    }
    let data3 = data.limit;
    if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
      let dataType3 = typeof data3;
      let coerced3 = undefined;
      if(!(coerced3 !== undefined)){
        if(dataType3 === "boolean" || data3 === null
                      || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
          coerced3 = +data3;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced3 !== undefined){
        data3 = coerced3;
        if(data !== undefined){
          data["limit"] = coerced3;
        }
      }
    }
    if((typeof data3 == "number") && (isFinite(data3))){
      if(data3 > 200 || isNaN(data3)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data3 < 1 || isNaN(data3)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.after_id !== undefined){
      let data4 = data.after_id;
      if(typeof data4 !== "string"){
        let dataType4 = typeof data4;
        let coerced4 = undefined;
        if(!(coerced4 !== undefined)){
          if(dataType4 == "number" || dataType4 == "boolean"){
            coerced4 = "" + data4;
          }
          else if(data4 === null){
            coerced4 = "";
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/after_id", "#/properties/after_id/type", {type: "string"});
          }
        }
        if(coerced4 !== undefined){
          data4 = coerced4;
          if(data !== undefined){
            data["after_id"] = coerced4;
          }
        }
      }
      if(typeof data4 === "string") vErrors = withText(vErrors, data4, instancePath, "/after_id", "#/properties/after_id", 1024, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0b0a04d240.errors = vErrors;
  return vErrors === null;
}
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
  "knowledge.list": { path: null, query: validate_0b0a04d240 },
  "knowledge.create": { path: null, query: validate_b6d8808516 },
  "knowledge.get": { path: validate_0e95165355, query: validate_b6d8808516 },
  "knowledge.update": { path: validate_0e95165355, query: validate_b6d8808516 },
  "knowledge.refresh": { path: validate_0e95165355, query: validate_b6d8808516 },
};
