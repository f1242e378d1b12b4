// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_40e3ef2d73 = formats["display-name"];
function validate_0a25d447cb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      data.status = "ready";
    }
    if(data.limit === undefined){
      data.limit = 50;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["status", "limit", "after_id"]);
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
    if(!((data0 === "ready") || (data0 === "archived"))){
      vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["ready","archived"]});
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
  validate_0a25d447cb.errors = vErrors;
  return vErrors === null;
}
function validate_79c20e7a88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limit === undefined){
      data.limit = 50;
    }
    if(data.offset === undefined){
      data.offset = 0;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["q", "category", "limit", "offset"]);
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
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/q", "#/properties/q", 200, 1);
    }
    if(data.category !== undefined){
      let data1 = data.category;
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
            vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/type", {type: "string"});
          }
        }
        if(coerced1 !== undefined){
          data1 = coerced1;
          if(data !== undefined){
            data["category"] = coerced1;
          }
        }
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/category", "#/properties/category", 64, 1, formats_40e3ef2d73, "display-name");
    }
    let data2 = data.limit;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      let dataType2 = typeof data2;
      let coerced2 = undefined;
      if(!(coerced2 !== undefined)){
        if(dataType2 === "boolean" || data2 === null
                      || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
          coerced2 = +data2;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/type", {type: "integer"});
        }
      }
      if(coerced2 !== undefined){
        data2 = coerced2;
        if(data !== undefined){
          data["limit"] = coerced2;
        }
      }
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 > 200 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/maximum", {comparison: "<=", limit: 200});
      }
      if(data2 < 1 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/limit", "#/properties/limit/minimum", {comparison: ">=", limit: 1});
      }
    }
    let data3 = data.offset;
    if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
      let dataType3 = typeof data3;
      let coerced3 = undefined;
      if(!(coerced3 !== undefined)){
        if(dataType3 === "boolean" || data3 === null
                      || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
          coerced3 = +data3;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/offset", "#/properties/offset/type", {type: "integer"});
        }
      }
      if(coerced3 !== undefined){
        data3 = coerced3;
        if(data !== undefined){
          data["offset"] = coerced3;
        }
      }
    }
    if((typeof data3 == "number") && (isFinite(data3))){
      if(data3 > 100000 || isNaN(data3)){
        vErrors = withFinding(vErrors, instancePath+"/offset", "#/properties/offset/maximum", {comparison: "<=", limit: 100000});
      }
      if(data3 < 0 || isNaN(data3)){
        vErrors = withFinding(vErrors, instancePath+"/offset", "#/properties/offset/minimum", {comparison: ">=", limit: 0});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_79c20e7a88.errors = vErrors;
  return vErrors === null;
}
function validate_9d57fb57d9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["agentId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["agentId"]);
    if(data.agentId !== undefined){
      let data0 = data.agentId;
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
            vErrors = withFinding(vErrors, instancePath+"/agentId", "#/properties/agentId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["agentId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/agentId", "#/properties/agentId", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_9d57fb57d9.errors = vErrors;
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
  "agents.list": { path: null, query: validate_0a25d447cb },
  "agents.create": { path: null, query: validate_b6d8808516 },
  "agents.directory": { path: null, query: validate_79c20e7a88 },
  "agents.get": { path: validate_9d57fb57d9, query: validate_b6d8808516 },
  "agents.update": { path: validate_9d57fb57d9, query: validate_b6d8808516 },
  "agents.publish": { path: validate_9d57fb57d9, query: validate_b6d8808516 },
};
