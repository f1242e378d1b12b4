// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_129fbab4be = formats["date-time"];
const pattern_157c579066 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern_6702df367e = new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", "u");
const pattern_d4a8104adc = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
function validate_0743088b7e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!(key0 === "idempotency_key")){
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_0743088b7e.errors = vErrors;
  return errors === 0;
}
function validate_3d887363e1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "idempotency_key") || (key0 === "name")) || (key0 === "labels")) || (key0 === "attributes")) || (key0 === "language")) || (key0 === "time_zone"))){
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
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data1 === "string"){
        if(longerThan(data1, 200)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data1, 1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
    }
    if(data.labels !== undefined){
      let data2 = data.labels;
      if(Array.isArray(data2)){
        if(data2.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/maxItems", {limit: 20});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 === "string"){
            if(longerThan(data3, 32)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/maxLength", {limit: 32});
              errors++;
            }
            if(shorterThan(data3, 1)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/minLength", {limit: 1});
              errors++;
            }
            if(!pattern_157c579066.test(data3)){
              vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/pattern", {pattern: "^[a-z][a-z0-9_-]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/labels/" + i0, "#/properties/labels/items/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/type", {type: "array"});
        errors++;
      }
    }
    if(data.attributes !== undefined){
      vErrors = part_9ad21bfa3f(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
    if(data.language !== undefined){
      let data6 = data.language;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data6 === "string"){
        if(longerThan(data6, 20)){
          vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/maxLength", {limit: 20});
          errors++;
        }
        if(!pattern_6702df367e.test(data6)){
          vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/pattern", {pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"});
          errors++;
        }
      }
    }
    if(data.time_zone !== undefined){
      let data7 = data.time_zone;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data7 === "string"){
        if(longerThan(data7, 64)){
          vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern_d4a8104adc.test(data7)){
          vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/pattern", {pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_3d887363e1.errors = vErrors;
  return errors === 0;
}
function validate_6e3310cf0e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.marketing === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "marketing"});
      errors++;
    }
    if(data.source === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "source"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "marketing")) || (key0 === "source")) || (key0 === "at"))){
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
    if(data.marketing !== undefined){
      let data1 = data.marketing;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "opted_in") || (data1 === "opted_out"))){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/enum", {allowedValues: ["opted_in","opted_out"]});
        errors++;
      }
    }
    if(data.source !== undefined){
      let data2 = data.source;
      if(typeof data2 === "string"){
        if(longerThan(data2, 200)){
          vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/maxLength", {limit: 200});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source", "#/properties/source/type", {type: "string"});
        errors++;
      }
    }
    if(data.at !== undefined){
      let data3 = data.at;
      if(typeof data3 === "string"){
        if(!(formats_129fbab4be(data3))){
          vErrors = withFinding(vErrors, instancePath+"/at", "#/properties/at/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/at", "#/properties/at/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_6e3310cf0e.errors = vErrors;
  return errors === 0;
}
function part_9ad21bfa3f(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data4 = data.attributes;
  if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
    if(Object.keys(data4).length > 50){
      vErrors = withFinding(vErrors, instancePath+"/attributes", "#/properties/attributes/maxProperties", {limit: 50});
      errors++;
    }
    for(const key1 in data4){
      let data5 = data4[key1];
      const _errs14 = errors;
      let valid4 = false;
      let passing0 = null;
      const _errs15 = errors;
      if(typeof data5 === "string"){
        if(longerThan(data5, 500)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/0/maxLength", {limit: 500});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid0 = _errs15 === errors;
      if(_valid0){
        valid4 = true;
        passing0 = 0;
      }
      const _errs17 = errors;
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if(data5 < -9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/type", {type: "number"});
        errors++;
      }
      var _valid0 = _errs17 === errors;
      if(_valid0 && valid4){
        valid4 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid4 = true;
          passing0 = 1;
        }
        const _errs19 = errors;
        if(typeof data5 !== "boolean"){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/2/type", {type: "boolean"});
          errors++;
        }
        var _valid0 = _errs19 === errors;
        if(_valid0 && valid4){
          valid4 = false;
          passing0 = [passing0, 2];
        }
        else {
          if(_valid0){
            valid4 = true;
            passing0 = 2;
          }
          const _errs21 = errors;
          if(data5 !== null){
            vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/3/type", {type: "null"});
            errors++;
          }
          var _valid0 = _errs21 === errors;
          if(_valid0 && valid4){
            valid4 = false;
            passing0 = [passing0, 3];
          }
          else {
            if(_valid0){
              valid4 = true;
              passing0 = 3;
            }
          }
        }
      }
      if(!valid4){
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf", {passingSchemas: passing0});
        errors++;
      }
      else {
        errors = _errs14;
        if(vErrors !== null){
          if(_errs14){
            vErrors.length = _errs14;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/attributes", "#/properties/attributes/type", {type: "object"});
    errors++;
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "customers.update": validate_3d887363e1,
  "customers.erase": validate_0743088b7e,
  "customers.recordConsent": validate_6e3310cf0e,
};
