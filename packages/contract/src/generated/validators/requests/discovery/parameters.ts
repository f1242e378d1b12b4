// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { withFinding, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

function validate_77b9fd906e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.offset === undefined){
      data.offset = 0;
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["q", "category", "offset"]);
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
      if(typeof data0 === "string") vErrors = withText(vErrors, data0, instancePath, "/q", "#/properties/q", 200, null);
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
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/category", "#/properties/category", 64, null);
    }
    let data2 = data.offset;
    if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
      let dataType2 = typeof data2;
      let coerced2 = undefined;
      if(!(coerced2 !== undefined)){
        if(dataType2 === "boolean" || data2 === null
                      || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
          coerced2 = +data2;
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/offset", "#/properties/offset/type", {type: "integer"});
        }
      }
      if(coerced2 !== undefined){
        data2 = coerced2;
        if(data !== undefined){
          data["offset"] = coerced2;
        }
      }
    }
    if((typeof data2 == "number") && (isFinite(data2))){
      if(data2 > 100000 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/offset", "#/properties/offset/maximum", {comparison: "<=", limit: 100000});
      }
      if(data2 < 0 || isNaN(data2)){
        vErrors = withFinding(vErrors, instancePath+"/offset", "#/properties/offset/minimum", {comparison: ">=", limit: 0});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_77b9fd906e.errors = vErrors;
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
  "discovery.mcp": { path: null, query: validate_b6d8808516 },
  "discovery.agents": { path: null, query: validate_b6d8808516 },
  "discovery.llms": { path: null, query: validate_b6d8808516 },
  "discovery.llmsFull": { path: null, query: validate_b6d8808516 },
  "discovery.skill": { path: null, query: validate_b6d8808516 },
  "discovery.agentsPage": { path: null, query: validate_77b9fd906e },
  "discovery.developersPage": { path: null, query: validate_b6d8808516 },
  "discovery.changelogPage": { path: null, query: validate_b6d8808516 },
  "discovery.openapi": { path: null, query: validate_b6d8808516 },
};
