// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 3410d65bf48208c15d3f8b09545d97bcef50267f3e85c156ce353fc668ca0206

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const pattern0 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "source_type"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "title"});
      errors++;
    }
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "url"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "source_type")) || (key0 === "title")) || (key0 === "url"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.source_type !== undefined){
      if("url" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/0/properties/source_type/const", {allowedValue: "url"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data2 = data.title;
      if(typeof data2 === "string"){
        if(longerThan(data2, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/0/properties/title/maxLength", {limit: 300});
          errors++;
        }
        if(shorterThan(data2, 1)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/0/properties/title/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/0/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data3 = data.url;
      if(typeof data3 === "string"){
        if(longerThan(data3, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(shorterThan(data3, 1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs11 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "source_type"});
      errors++;
    }
    if(data.title === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "title"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "text"});
      errors++;
    }
    for(const key1 in data){
      if(!(((((key1 === "idempotency_key") || (key1 === "source_type")) || (key1 === "title")) || (key1 === "text")) || (key1 === "content"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data4 = data.idempotency_key;
      if(typeof data4 === "string"){
        if(longerThan(data4, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data4, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.source_type !== undefined){
      if("text" !== data.source_type){
        vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/1/properties/source_type/const", {allowedValue: "text"});
        errors++;
      }
    }
    if(data.title !== undefined){
      let data6 = data.title;
      if(typeof data6 === "string"){
        if(longerThan(data6, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/maxLength", {limit: 300});
          errors++;
        }
        if(shorterThan(data6, 1)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data7 = data.text;
      if(typeof data7 === "string"){
        if(longerThan(data7, 200000)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 200000});
          errors++;
        }
        if(shorterThan(data7, 1)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.content !== undefined){
      let data8 = data.content;
      if(typeof data8 === "string"){
        if(longerThan(data8, 200000)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/maxLength", {limit: 200000});
          errors++;
        }
        if(shorterThan(data8, 1)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs11 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs23 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.source_type === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "source_type"});
        errors++;
      }
      if(data.title === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "title"});
        errors++;
      }
      if(data.content === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "content"});
        errors++;
      }
      for(const key2 in data){
        if(!((((key2 === "idempotency_key") || (key2 === "source_type")) || (key2 === "title")) || (key2 === "content"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key2});
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data9 = data.idempotency_key;
        if(typeof data9 === "string"){
          if(longerThan(data9, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data9, 1)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/type", {type: "string"});
          errors++;
        }
      }
      if(data.source_type !== undefined){
        if("text" !== data.source_type){
          vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/2/properties/source_type/const", {allowedValue: "text"});
          errors++;
        }
      }
      if(data.title !== undefined){
        let data11 = data.title;
        if(typeof data11 === "string"){
          if(longerThan(data11, 300)){
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/maxLength", {limit: 300});
            errors++;
          }
          if(shorterThan(data11, 1)){
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/type", {type: "string"});
          errors++;
        }
      }
      if(data.content !== undefined){
        let data12 = data.content;
        if(typeof data12 === "string"){
          if(longerThan(data12, 200000)){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/maxLength", {limit: 200000});
            errors++;
          }
          if(shorterThan(data12, 1)){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/type", {type: "string"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs23 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs33 = errors;
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.source_type === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "source_type"});
          errors++;
        }
        if(data.title === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "title"});
          errors++;
        }
        if(data.filename === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "filename"});
          errors++;
        }
        if(data.media_type === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "media_type"});
          errors++;
        }
        if(data.content === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "content"});
          errors++;
        }
        for(const key3 in data){
          if(!((((((key3 === "idempotency_key") || (key3 === "source_type")) || (key3 === "title")) || (key3 === "filename")) || (key3 === "media_type")) || (key3 === "content"))){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/additionalProperties", {additionalProperty: key3});
            errors++;
          }
        }
        if(data.idempotency_key !== undefined){
          let data13 = data.idempotency_key;
          if(typeof data13 === "string"){
            if(longerThan(data13, 255)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data13, 1)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/type", {type: "string"});
            errors++;
          }
        }
        if(data.source_type !== undefined){
          if("document" !== data.source_type){
            vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/3/properties/source_type/const", {allowedValue: "document"});
            errors++;
          }
        }
        if(data.title !== undefined){
          let data15 = data.title;
          if(typeof data15 === "string"){
            if(longerThan(data15, 300)){
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/maxLength", {limit: 300});
              errors++;
            }
            if(shorterThan(data15, 1)){
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/type", {type: "string"});
            errors++;
          }
        }
        if(data.filename !== undefined){
          let data16 = data.filename;
          if(typeof data16 === "string"){
            if(longerThan(data16, 255)){
              vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/3/properties/filename/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data16, 1)){
              vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/3/properties/filename/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/3/properties/filename/type", {type: "string"});
            errors++;
          }
        }
        if(data.media_type !== undefined){
          let data17 = data.media_type;
          if(typeof data17 === "string"){
            if(longerThan(data17, 255)){
              vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/3/properties/media_type/maxLength", {limit: 255});
              errors++;
            }
            if(!pattern0.test(data17)){
              vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/3/properties/media_type/pattern", {pattern: "^[a-z]+/[a-z0-9.+-]+$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/3/properties/media_type/type", {type: "string"});
            errors++;
          }
        }
        if(data.content !== undefined){
          let data18 = data.content;
          if(typeof data18 === "string"){
            if(longerThan(data18, 13981016)){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/maxLength", {limit: 13981016});
              errors++;
            }
            if(shorterThan(data18, 4)){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/minLength", {limit: 4});
              errors++;
            }
            if(!pattern1.test(data18)){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/pattern", {pattern: "^[A-Za-z0-9+/]+={0,2}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
        errors++;
      }
      var _valid0 = _errs33 === errors;
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
      }
    }
  }
  if(!valid0){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf", {passingSchemas: passing0});
    errors++;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
const schema7 = {"type":"object","additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"status":{"type":"string","enum":["active","archived"]}}};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
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
      let data1 = data.status;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data1 === "active") || (data1 === "archived"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema7.properties.status.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate23.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "knowledge.create": validate21,
  "knowledge.update": validate22,
  "knowledge.refresh": validate23,
};
