// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const schema_f74c0b28a4 = {"type":"object","required":["query"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"query":{"type":"string","minLength":1,"maxLength":4096},"top_k":{"type":"integer","minimum":1,"maximum":50},"audience":{"type":"string","enum":["customers","developers"]}}};
function validate_e2043ef2eb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "status"});
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "idempotency_key") || (key0 === "status"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.status !== undefined){
      if("ended" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "ended"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_e2043ef2eb.errors = vErrors;
  return errors === 0;
}
function validate_f3681dca65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!((key0 === "idempotency_key") || (key0 === "agent_id"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f3681dca65.errors = vErrors;
  return errors === 0;
}
function validate_f74c0b28a4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "query"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "query")) || (key0 === "top_k")) || (key0 === "audience"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.query !== undefined){
      let data1 = data.query;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/type", {type: "string"});
        errors++;
      }
    }
    if(data.top_k !== undefined){
      let data2 = data.top_k;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 50 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
          errors++;
        }
        if(data2 < 1 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "customers") || (data3 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: schema_f74c0b28a4.properties.audience.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f74c0b28a4.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "sessions.create": validate_f3681dca65,
  "sessions.update": validate_e2043ef2eb,
  "sessions.sendMessage": validate_f74c0b28a4,
};
