// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const pattern_64acfb89d7 = new RegExp("^[!-~]+$", "u");
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
function validate_c246532f8a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.top_k === undefined){
      data.top_k = 5;
    }
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["query"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["query", "top_k", "audience"]);
    if(data.query !== undefined){
      let data0 = data.query;
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
            vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["query"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/query", "#/properties/query", 1024, 1);
    }
    let data1 = data.top_k;
    if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
      let dataType1 = typeof data1;
      let coerced1 = undefined;
      if(!(coerced1 !== undefined)){
        if(dataType1 === "boolean" || data1 === null
                      || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
          coerced1 = +data1;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
        }
      }
      if(coerced1 !== undefined){
        data1 = coerced1;
        if(data !== undefined){
          data["top_k"] = coerced1;
        }
      }
    }
    if((typeof data1 == "number") && (isFinite(data1))){
      if(data1 > 50 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
      }
      if(data1 < 1 || isNaN(data1)){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
      }
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c246532f8a.errors = vErrors;
  return vErrors === null;
}
function validate_ce024047f0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["providerMessageId"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["providerMessageId"]);
    if(data.providerMessageId !== undefined){
      let data0 = data.providerMessageId;
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
            vErrors = withFinding(vErrors, instancePath+"/providerMessageId", "#/properties/providerMessageId/type", {type: "string"});
          }
        }
        if(coerced0 !== undefined){
          data0 = coerced0;
          if(data !== undefined){
            data["providerMessageId"] = coerced0;
          }
        }
      }
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/providerMessageId", "#/properties/providerMessageId", 256, 1, pattern_64acfb89d7, "^[!-~]+$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_ce024047f0.errors = vErrors;
  return vErrors === null;
}

export const parameterValidators: Record<string, { path: Validator | null; query: Validator }> = {
  "agent.manifest": { path: null, query: validate_b6d8808516 },
  "agent.sendMessage": { path: null, query: validate_b6d8808516 },
  "agent.sendMessageToPhone": { path: null, query: validate_b6d8808516 },
  "agent.messageStatus": { path: validate_ce024047f0, query: validate_b6d8808516 },
  "agent.searchKnowledge": { path: null, query: validate_c246532f8a },
};
