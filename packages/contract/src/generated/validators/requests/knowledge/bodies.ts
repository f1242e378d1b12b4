// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const pattern_5acb082d98 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
const pattern_c48426b3d4 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
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
function validate_2075512666(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "status", "audience"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.status !== undefined){
      let data1 = data.status;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!((data1 === "active") || (data1 === "archived"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","archived"]});
      }
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
      }
      if(!(((data2 === "customers") || (data2 === "developers")) || (data2 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_2075512666.errors = vErrors;
  return vErrors === null;
}
function validate_d8567d24f2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["source_type", "title", "url"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["idempotency_key", "source_type", "title", "audience", "url"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/0/properties/idempotency_key", 255, 1);
    }
    if(data.source_type !== undefined){
      if("url" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/0/properties/source_type/const", {allowedValue: "url"});
      }
    }
    if(data.title !== undefined){
      vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/0/properties/title", 300, 1);
    }
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/type", {type: "string"});
      }
      if(!(((data3 === "customers") || (data3 === "developers")) || (data3 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
      }
    }
    if(data.url !== undefined){
      vErrors = withText(vErrors, data.url, instancePath, "/url", "#/oneOf/0/properties/url", 2048, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
  }
  var _valid0 = _errs1 === countOf(vErrors);
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs13 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["source_type", "title", "text"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["idempotency_key", "source_type", "title", "audience", "text", "content"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/1/properties/idempotency_key", 255, 1);
    }
    if(data.source_type !== undefined){
      if("text" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/1/properties/source_type/const", {allowedValue: "text"});
      }
    }
    if(data.title !== undefined){
      vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/1/properties/title", 300, 1);
    }
    if(data.audience !== undefined){
      let data8 = data.audience;
      if(typeof data8 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/type", {type: "string"});
      }
      if(!(((data8 === "customers") || (data8 === "developers")) || (data8 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
      }
    }
    if(data.text !== undefined){
      vErrors = withText(vErrors, data.text, instancePath, "/text", "#/oneOf/1/properties/text", 200000, 1);
    }
    if(data.content !== undefined){
      vErrors = withText(vErrors, data.content, instancePath, "/content", "#/oneOf/1/properties/content", 200000, 1);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs13 === countOf(vErrors);
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs27 = countOf(vErrors);
    if(data && typeof data == "object" && !Array.isArray(data)){
      vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/2/required", ["source_type", "title", "content"]);
      vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/2/additionalProperties", ["idempotency_key", "source_type", "title", "audience", "content"]);
      if(data.idempotency_key !== undefined){
        vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/2/properties/idempotency_key", 255, 1);
      }
      if(data.source_type !== undefined){
        if("text" !== data.source_type){
          vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/2/properties/source_type/const", {allowedValue: "text"});
        }
      }
      if(data.title !== undefined){
        vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/2/properties/title", 300, 1);
      }
      if(data.audience !== undefined){
        let data14 = data.audience;
        if(typeof data14 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/type", {type: "string"});
        }
        if(!(((data14 === "customers") || (data14 === "developers")) || (data14 === "both"))){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        }
      }
      if(data.content !== undefined){
        vErrors = withText(vErrors, data.content, instancePath, "/content", "#/oneOf/2/properties/content", 200000, 1);
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
    }
    var _valid0 = _errs27 === countOf(vErrors);
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs39 = countOf(vErrors);
      if(data && typeof data == "object" && !Array.isArray(data)){
        vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/3/required", ["source_type", "title", "filename", "media_type", "content"]);
        vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/3/additionalProperties", ["idempotency_key", "source_type", "title", "audience", "filename", "media_type", "content"]);
        if(data.idempotency_key !== undefined){
          vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/3/properties/idempotency_key", 255, 1);
        }
        if(data.source_type !== undefined){
          if("document" !== data.source_type){
            vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/3/properties/source_type/const", {allowedValue: "document"});
          }
        }
        if(data.title !== undefined){
          vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/3/properties/title", 300, 1);
        }
        if(data.audience !== undefined){
          let data19 = data.audience;
          if(typeof data19 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/type", {type: "string"});
          }
          if(!(((data19 === "customers") || (data19 === "developers")) || (data19 === "both"))){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
          }
        }
        if(data.filename !== undefined){
          vErrors = withText(vErrors, data.filename, instancePath, "/filename", "#/oneOf/3/properties/filename", 255, 1);
        }
        if(data.media_type !== undefined){
          vErrors = withText(vErrors, data.media_type, instancePath, "/media_type", "#/oneOf/3/properties/media_type", 255, null, pattern_5acb082d98, "^[a-z]+/[a-z0-9.+-]+$");
        }
        if(data.content !== undefined){
          vErrors = withText(vErrors, data.content, instancePath, "/content", "#/oneOf/3/properties/content", 13981016, 4, pattern_c48426b3d4, "^[A-Za-z0-9+/]+={0,2}$");
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
      }
      var _valid0 = _errs39 === countOf(vErrors);
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs55 = countOf(vErrors);
        if(data && typeof data == "object" && !Array.isArray(data)){
          vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/4/required", ["source_type", "title", "url"]);
          vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/4/additionalProperties", ["idempotency_key", "source_type", "title", "audience", "url"]);
          if(data.idempotency_key !== undefined){
            vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/4/properties/idempotency_key", 255, 1);
          }
          if(data.source_type !== undefined){
            if("document" !== data.source_type){
              vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/4/properties/source_type/const", {allowedValue: "document"});
            }
          }
          if(data.title !== undefined){
            vErrors = withText(vErrors, data.title, instancePath, "/title", "#/oneOf/4/properties/title", 300, 1);
          }
          if(data.audience !== undefined){
            let data26 = data.audience;
            if(typeof data26 !== "string"){
              vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/4/properties/audience/type", {type: "string"});
            }
            if(!(((data26 === "customers") || (data26 === "developers")) || (data26 === "both"))){
              vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/4/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
            }
          }
          if(data.url !== undefined){
            vErrors = withText(vErrors, data.url, instancePath, "/url", "#/oneOf/4/properties/url", 2048, 1);
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/type", {type: "object"});
        }
        var _valid0 = _errs55 === countOf(vErrors);
        if(_valid0 && valid0){
          valid0 = false;
          passing0 = [passing0, 4];
        }
        else {
          if(_valid0){
            valid0 = true;
            passing0 = 4;
          }
        }
      }
    }
  }
  if(!valid0){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf", {passingSchemas: passing0});
  }
  else {
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate_d8567d24f2.errors = vErrors;
  return vErrors === null;
}

export const bodyValidators: Record<string, Validator> = {
  "knowledge.create": validate_d8567d24f2,
  "knowledge.update": validate_2075512666,
  "knowledge.refresh": validate_0743088b7e,
};
