// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const pattern_5acb082d98 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
const pattern_c48426b3d4 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
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
function validate_2075512666(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    for(const key0 in data){
      if(!(((key0 === "idempotency_key") || (key0 === "status")) || (key0 === "audience"))){
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
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["active","archived"]});
        errors++;
      }
    }
    if(data.audience !== undefined){
      let data2 = data.audience;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!(((data2 === "customers") || (data2 === "developers")) || (data2 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_2075512666.errors = vErrors;
  return errors === 0;
}
function validate_d8567d24f2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(((((key0 === "idempotency_key") || (key0 === "source_type")) || (key0 === "title")) || (key0 === "audience")) || (key0 === "url"))){
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
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "customers") || (data3 === "developers")) || (data3 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/0/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data4 = data.url;
      if(typeof data4 === "string"){
        if(longerThan(data4, 2048)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(shorterThan(data4, 1)){
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
  const _errs13 = errors;
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
      if(!((((((key1 === "idempotency_key") || (key1 === "source_type")) || (key1 === "title")) || (key1 === "audience")) || (key1 === "text")) || (key1 === "content"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data5 = data.idempotency_key;
      if(typeof data5 === "string"){
        if(longerThan(data5, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data5, 1)){
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
      let data7 = data.title;
      if(typeof data7 === "string"){
        if(longerThan(data7, 300)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/maxLength", {limit: 300});
          errors++;
        }
        if(shorterThan(data7, 1)){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/type", {type: "string"});
        errors++;
      }
    }
    if(data.audience !== undefined){
      let data8 = data.audience;
      if(typeof data8 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!(((data8 === "customers") || (data8 === "developers")) || (data8 === "both"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/1/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data9 = data.text;
      if(typeof data9 === "string"){
        if(longerThan(data9, 200000)){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 200000});
          errors++;
        }
        if(shorterThan(data9, 1)){
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
      let data10 = data.content;
      if(typeof data10 === "string"){
        if(longerThan(data10, 200000)){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/maxLength", {limit: 200000});
          errors++;
        }
        if(shorterThan(data10, 1)){
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
  var _valid0 = _errs13 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs27 = errors;
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
        if(!(((((key2 === "idempotency_key") || (key2 === "source_type")) || (key2 === "title")) || (key2 === "audience")) || (key2 === "content"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key2});
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data11 = data.idempotency_key;
        if(typeof data11 === "string"){
          if(longerThan(data11, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data11, 1)){
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
        let data13 = data.title;
        if(typeof data13 === "string"){
          if(longerThan(data13, 300)){
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/maxLength", {limit: 300});
            errors++;
          }
          if(shorterThan(data13, 1)){
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/type", {type: "string"});
          errors++;
        }
      }
      if(data.audience !== undefined){
        let data14 = data.audience;
        if(typeof data14 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/type", {type: "string"});
          errors++;
        }
        if(!(((data14 === "customers") || (data14 === "developers")) || (data14 === "both"))){
          vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/2/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
          errors++;
        }
      }
      if(data.content !== undefined){
        let data15 = data.content;
        if(typeof data15 === "string"){
          if(longerThan(data15, 200000)){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/maxLength", {limit: 200000});
            errors++;
          }
          if(shorterThan(data15, 1)){
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
    var _valid0 = _errs27 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs39 = errors;
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
          if(!(((((((key3 === "idempotency_key") || (key3 === "source_type")) || (key3 === "title")) || (key3 === "audience")) || (key3 === "filename")) || (key3 === "media_type")) || (key3 === "content"))){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/additionalProperties", {additionalProperty: key3});
            errors++;
          }
        }
        if(data.idempotency_key !== undefined){
          let data16 = data.idempotency_key;
          if(typeof data16 === "string"){
            if(longerThan(data16, 255)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data16, 1)){
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
          let data18 = data.title;
          if(typeof data18 === "string"){
            if(longerThan(data18, 300)){
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/maxLength", {limit: 300});
              errors++;
            }
            if(shorterThan(data18, 1)){
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/type", {type: "string"});
            errors++;
          }
        }
        if(data.audience !== undefined){
          let data19 = data.audience;
          if(typeof data19 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/type", {type: "string"});
            errors++;
          }
          if(!(((data19 === "customers") || (data19 === "developers")) || (data19 === "both"))){
            vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/3/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
            errors++;
          }
        }
        if(data.filename !== undefined){
          let data20 = data.filename;
          if(typeof data20 === "string"){
            if(longerThan(data20, 255)){
              vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/3/properties/filename/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data20, 1)){
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
          let data21 = data.media_type;
          if(typeof data21 === "string"){
            if(longerThan(data21, 255)){
              vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/3/properties/media_type/maxLength", {limit: 255});
              errors++;
            }
            if(!pattern_5acb082d98.test(data21)){
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
          let data22 = data.content;
          if(typeof data22 === "string"){
            if(longerThan(data22, 13981016)){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/maxLength", {limit: 13981016});
              errors++;
            }
            if(shorterThan(data22, 4)){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/minLength", {limit: 4});
              errors++;
            }
            if(!pattern_c48426b3d4.test(data22)){
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
      var _valid0 = _errs39 === errors;
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs55 = errors;
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.source_type === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "source_type"});
            errors++;
          }
          if(data.title === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "title"});
            errors++;
          }
          if(data.url === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "url"});
            errors++;
          }
          for(const key4 in data){
            if(!(((((key4 === "idempotency_key") || (key4 === "source_type")) || (key4 === "title")) || (key4 === "audience")) || (key4 === "url"))){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/additionalProperties", {additionalProperty: key4});
              errors++;
            }
          }
          if(data.idempotency_key !== undefined){
            let data23 = data.idempotency_key;
            if(typeof data23 === "string"){
              if(longerThan(data23, 255)){
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/maxLength", {limit: 255});
                errors++;
              }
              if(shorterThan(data23, 1)){
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/type", {type: "string"});
              errors++;
            }
          }
          if(data.source_type !== undefined){
            if("document" !== data.source_type){
              vErrors = withFinding(vErrors, instancePath+"/source_type", "#/oneOf/4/properties/source_type/const", {allowedValue: "document"});
              errors++;
            }
          }
          if(data.title !== undefined){
            let data25 = data.title;
            if(typeof data25 === "string"){
              if(longerThan(data25, 300)){
                vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/4/properties/title/maxLength", {limit: 300});
                errors++;
              }
              if(shorterThan(data25, 1)){
                vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/4/properties/title/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/4/properties/title/type", {type: "string"});
              errors++;
            }
          }
          if(data.audience !== undefined){
            let data26 = data.audience;
            if(typeof data26 !== "string"){
              vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/4/properties/audience/type", {type: "string"});
              errors++;
            }
            if(!(((data26 === "customers") || (data26 === "developers")) || (data26 === "both"))){
              vErrors = withFinding(vErrors, instancePath+"/audience", "#/oneOf/4/properties/audience/enum", {allowedValues: ["customers","developers","both"]});
              errors++;
            }
          }
          if(data.url !== undefined){
            let data27 = data.url;
            if(typeof data27 === "string"){
              if(longerThan(data27, 2048)){
                vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/4/properties/url/maxLength", {limit: 2048});
                errors++;
              }
              if(shorterThan(data27, 1)){
                vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/4/properties/url/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/4/properties/url/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/type", {type: "object"});
          errors++;
        }
        var _valid0 = _errs55 === errors;
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
  validate_d8567d24f2.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "knowledge.create": validate_d8567d24f2,
  "knowledge.update": validate_2075512666,
  "knowledge.refresh": validate_0743088b7e,
};
