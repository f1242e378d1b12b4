// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_129fbab4be = formats["date-time"];
const pattern_157c579066 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern_6702df367e = new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", "u");
const pattern_d4a8104adc = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
function validate_0743088b7e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_0743088b7e.errors = vErrors;
  return vErrors === null;
}
function validate_3d887363e1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
    }
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "name", "labels", "attributes", "language", "time_zone"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/name", "#/properties/name", 200, 1);
    }
    if(data.labels !== undefined){
      let data2 = data.labels;
      if(Array.isArray(data2)){
        if(data2.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/maxItems", {limit: 20});
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data2[i0], instancePath+"/labels/" + i0, "", "#/properties/labels/items", 32, 1, pattern_157c579066, "^[a-z][a-z0-9_-]*$");
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/labels", "#/properties/labels/type", {type: "array"});
      }
    }
    if(data.attributes !== undefined){
      vErrors = part_f5efddea86(data, instancePath, vErrors);
    }
    if(data.language !== undefined){
      let data6 = data.language;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/language", "#/properties/language/type", {type: ["string","null"]});
      }
      if(typeof data6 === "string") vErrors = withText(vErrors, data6, instancePath, "/language", "#/properties/language", 20, null, pattern_6702df367e, "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$");
    }
    if(data.time_zone !== undefined){
      let data7 = data.time_zone;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/time_zone", "#/properties/time_zone/type", {type: ["string","null"]});
      }
      if(typeof data7 === "string") vErrors = withText(vErrors, data7, instancePath, "/time_zone", "#/properties/time_zone", 64, null, pattern_d4a8104adc, "^[A-Za-z][A-Za-z0-9_+/-]*$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_3d887363e1.errors = vErrors;
  return vErrors === null;
}
function validate_6e3310cf0e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["marketing", "source"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "marketing", "source", "at"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.marketing !== undefined){
      let data1 = data.marketing;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/type", {type: "string"});
      }
      if(!((data1 === "opted_in") || (data1 === "opted_out"))){
        vErrors = withFinding(vErrors, instancePath+"/marketing", "#/properties/marketing/enum", {allowedValues: ["opted_in","opted_out"]});
      }
    }
    if(data.source !== undefined){
      vErrors = withText(vErrors, data.source, instancePath, "/source", "#/properties/source", 200, 1);
    }
    if(data.at !== undefined){
      vErrors = withText(vErrors, data.at, instancePath, "/at", "#/properties/at", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_6e3310cf0e.errors = vErrors;
  return vErrors === null;
}
function part_f5efddea86(data, instancePath, vErrors){
  let data4 = data.attributes;
  if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
    if(Object.keys(data4).length > 50){
      vErrors = withFinding(vErrors, instancePath+"/attributes", "#/properties/attributes/maxProperties", {limit: 50});
    }
    for(const key1 in data4){
      let data5 = data4[key1];
      const _errs14 = countOf(vErrors);
      let valid4 = false;
      let passing0 = null;
      const _errs15 = countOf(vErrors);
      vErrors = withText(vErrors, data5, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "", "#/properties/attributes/additionalProperties/oneOf/0", 500, null);
      var _valid0 = _errs15 === countOf(vErrors);
      if(_valid0){
        valid4 = true;
        passing0 = 0;
      }
      const _errs17 = countOf(vErrors);
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/maximum", {comparison: "<=", limit: 9007199254740991});
        }
        if(data5 < -9007199254740991 || isNaN(data5)){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/minimum", {comparison: ">=", limit: -9007199254740991});
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/1/type", {type: "number"});
      }
      var _valid0 = _errs17 === countOf(vErrors);
      if(_valid0 && valid4){
        valid4 = false;
        passing0 = [passing0, 1];
      }
      else {
        if(_valid0){
          valid4 = true;
          passing0 = 1;
        }
        const _errs19 = countOf(vErrors);
        if(typeof data5 !== "boolean"){
          vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/2/type", {type: "boolean"});
        }
        var _valid0 = _errs19 === countOf(vErrors);
        if(_valid0 && valid4){
          valid4 = false;
          passing0 = [passing0, 2];
        }
        else {
          if(_valid0){
            valid4 = true;
            passing0 = 2;
          }
          const _errs21 = countOf(vErrors);
          if(data5 !== null){
            vErrors = withFinding(vErrors, instancePath+"/attributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/attributes/additionalProperties/oneOf/3/type", {type: "null"});
          }
          var _valid0 = _errs21 === countOf(vErrors);
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
      }
      else {
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
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "customers.update": validate_3d887363e1,
  "customers.erase": validate_0743088b7e,
  "customers.recordConsent": validate_6e3310cf0e,
};
