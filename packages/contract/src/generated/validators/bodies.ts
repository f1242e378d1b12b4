// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 af96ed66b55f038f54fa96235988c19c491195a50ae91014f8b9bbc325debbbb

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { characterCount, formats, withFinding } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const schema6 = {"oneOf":[{"type":"object","required":["phone_number","text"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"phone_number":{"type":"string","pattern":"^\\+[1-9]\\d{1,14}$"},"text":{"type":"string","minLength":1,"maxLength":4096},"category":{"type":"string","enum":["utility","marketing","transactional"]}}},{"type":"object","required":["phone_number","template_id","category"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"phone_number":{"type":"string","pattern":"^\\+[1-9]\\d{1,14}$"},"template_id":{"type":"string","format":"uuid"},"template_params":{"type":"object","maxProperties":50,"additionalProperties":{"type":"string","maxLength":1024}},"category":{"type":"string","enum":["utility","marketing","transactional"]},"text":{"type":"string","minLength":1,"maxLength":4096}}}]};
const func2 = characterCount;
const pattern0 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const formats0 = formats.uuid;
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "text"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "phone_number")) || (key0 === "text")) || (key0 === "category"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data1 = data.phone_number;
      if(typeof data1 === "string"){
        if(!pattern0.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/0/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/0/properties/phone_number/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(func2(data2) > 4096){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(func2(data2) < 1){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: schema6.oneOf[0].properties.category.enum});
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
  const _errs12 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phone_number === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "phone_number"});
      errors++;
    }
    if(data.template_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "template_id"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "category"});
      errors++;
    }
    for(const key1 in data){
      if(!((((((key1 === "idempotency_key") || (key1 === "phone_number")) || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data4 = data.idempotency_key;
      if(typeof data4 === "string"){
        if(func2(data4) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data4) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data5 = data.phone_number;
      if(typeof data5 === "string"){
        if(!pattern0.test(data5)){
          vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/1/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/phone_number", "#/oneOf/1/properties/phone_number/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data6 = data.template_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data7 = data.template_params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(Object.keys(data7).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
          errors++;
        }
        for(const key2 in data7){
          let data8 = data7[key2];
          if(typeof data8 === "string"){
            if(func2(data8) > 1024){
              vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data9 = data.category;
      if(typeof data9 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data9 === "utility") || (data9 === "marketing")) || (data9 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: schema6.oneOf[1].properties.category.enum});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data10 = data.text;
      if(typeof data10 === "string"){
        if(func2(data10) > 4096){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(func2(data10) < 1){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs12 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
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
const pattern2 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
const pattern3 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
        if(func2(data2) > 300){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/0/properties/title/maxLength", {limit: 300});
          errors++;
        }
        if(func2(data2) < 1){
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
        if(func2(data3) > 2048){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/oneOf/0/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(func2(data3) < 1){
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
        if(func2(data4) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data4) < 1){
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
        if(func2(data6) > 300){
          vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/1/properties/title/maxLength", {limit: 300});
          errors++;
        }
        if(func2(data6) < 1){
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
        if(func2(data7) > 200000){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 200000});
          errors++;
        }
        if(func2(data7) < 1){
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
        if(func2(data8) > 200000){
          vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/1/properties/content/maxLength", {limit: 200000});
          errors++;
        }
        if(func2(data8) < 1){
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
          if(func2(data9) > 255){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(func2(data9) < 1){
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
          if(func2(data11) > 300){
            vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/2/properties/title/maxLength", {limit: 300});
            errors++;
          }
          if(func2(data11) < 1){
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
          if(func2(data12) > 200000){
            vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/2/properties/content/maxLength", {limit: 200000});
            errors++;
          }
          if(func2(data12) < 1){
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
            if(func2(data13) > 255){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(func2(data13) < 1){
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
            if(func2(data15) > 300){
              vErrors = withFinding(vErrors, instancePath+"/title", "#/oneOf/3/properties/title/maxLength", {limit: 300});
              errors++;
            }
            if(func2(data15) < 1){
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
            if(func2(data16) > 255){
              vErrors = withFinding(vErrors, instancePath+"/filename", "#/oneOf/3/properties/filename/maxLength", {limit: 255});
              errors++;
            }
            if(func2(data16) < 1){
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
            if(func2(data17) > 255){
              vErrors = withFinding(vErrors, instancePath+"/media_type", "#/oneOf/3/properties/media_type/maxLength", {limit: 255});
              errors++;
            }
            if(!pattern2.test(data17)){
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
            if(func2(data18) > 13981016){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/maxLength", {limit: 13981016});
              errors++;
            }
            if(func2(data18) < 4){
              vErrors = withFinding(vErrors, instancePath+"/content", "#/oneOf/3/properties/content/minLength", {limit: 4});
              errors++;
            }
            if(!pattern3.test(data18)){
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
  validate22.errors = vErrors;
  return errors === 0;
}
const schema8 = {"type":"object","additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"status":{"type":"string","enum":["active","archived"]}}};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema8.properties.status.enum});
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
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
  validate24.errors = vErrors;
  return errors === 0;
}
const schema10 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","minLength":1,"maxLength":2000},"kind":{"type":"string","enum":["hosted","external"]},"source_ids":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"channels":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":32}}}};
const pattern4 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "idempotency_key") || (key0 === "name")) || (key0 === "description")) || (key0 === "kind")) || (key0 === "source_ids")) || (key0 === "channels"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
      if(typeof data1 === "string"){
        if(func2(data1) > 200){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 200});
          errors++;
        }
        if(func2(data1) < 1){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if(typeof data2 === "string"){
        if(func2(data2) > 2000){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 2000});
          errors++;
        }
        if(func2(data2) < 1){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.kind !== undefined){
      let data3 = data.kind;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "hosted") || (data3 === "external"))){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/enum", {allowedValues: schema10.properties.kind.enum});
        errors++;
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(!(formats0(data5))){
              vErrors = withFinding(vErrors, instancePath+"/source_ids/" + i0, "#/properties/source_ids/items/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/source_ids/" + i0, "#/properties/source_ids/items/type", {type: "string"});
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data4[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
        errors++;
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
          errors++;
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          let data7 = data6[i2];
          if(typeof data7 === "string"){
            if(func2(data7) > 32){
              vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/maxLength", {limit: 32});
              errors++;
            }
            if(!pattern4.test(data7)){
              vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/channels/" + i2, "#/properties/channels/items/type", {type: "string"});
            errors++;
          }
        }
        let i3 = data6.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data6[i3];
            if(typeof item1 !== "string"){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/uniqueItems", {i: i3, j: j1});
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
const pattern5 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.is_listed === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "is_listed"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "is_listed")) || (key0 === "listing_category")) || (key0 === "listing_description")) || (key0 === "listing_slug"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.is_listed !== undefined){
      if(typeof data.is_listed !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/is_listed", "#/properties/is_listed/type", {type: "boolean"});
        errors++;
      }
    }
    if(data.listing_category !== undefined){
      let data2 = data.listing_category;
      if(typeof data2 === "string"){
        if(func2(data2) > 64){
          vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/maxLength", {limit: 64});
          errors++;
        }
        if(func2(data2) < 1){
          vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/listing_category", "#/properties/listing_category/type", {type: "string"});
        errors++;
      }
    }
    if(data.listing_description !== undefined){
      let data3 = data.listing_description;
      if(typeof data3 === "string"){
        if(func2(data3) > 1000){
          vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/maxLength", {limit: 1000});
          errors++;
        }
        if(func2(data3) < 1){
          vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/listing_description", "#/properties/listing_description/type", {type: "string"});
        errors++;
      }
    }
    if(data.listing_slug !== undefined){
      let data4 = data.listing_slug;
      if(typeof data4 === "string"){
        if(func2(data4) > 64){
          vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/maxLength", {limit: 64});
          errors++;
        }
        if(func2(data4) < 1){
          vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/minLength", {limit: 1});
          errors++;
        }
        if(!pattern5.test(data4)){
          vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/listing_slug", "#/properties/listing_slug/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
        if(!(formats0(data1))){
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
  validate27.errors = vErrors;
  return errors === 0;
}
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
  validate28.errors = vErrors;
  return errors === 0;
}
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "query"});
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "idempotency_key") || (key0 === "query")) || (key0 === "top_k"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
        if(func2(data1) > 4096){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/maxLength", {limit: 4096});
          errors++;
        }
        if(func2(data1) < 1){
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
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
const pattern8 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern11 = new RegExp("^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const formats6 = formats["date-time"];
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "event_type"});
      errors++;
    }
    if(data.message === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "message"});
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "idempotency_key") || (key0 === "channel")) || (key0 === "customer")) || (key0 === "event_type")) || (key0 === "message")) || (key0 === "timestamp"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data1 = data.channel;
      if(typeof data1 === "string"){
        if(func2(data1) > 32){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/0/properties/channel/maxLength", {limit: 32});
          errors++;
        }
        if(!pattern4.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/0/properties/channel/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/0/properties/channel/type", {type: "string"});
        errors++;
      }
    }
    if(data.customer !== undefined){
      let data2 = data.customer;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.phone_number === undefined){
          vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/0/properties/customer/required", {missingProperty: "phone_number"});
          errors++;
        }
        for(const key1 in data2){
          if(!((key1 === "phone_number") || (key1 === "name"))){
            vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/0/properties/customer/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data2.phone_number !== undefined){
          let data3 = data2.phone_number;
          if(typeof data3 === "string"){
            if(!pattern0.test(data3)){
              vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/0/properties/customer/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/0/properties/customer/properties/phone_number/type", {type: "string"});
            errors++;
          }
        }
        if(data2.name !== undefined){
          let data4 = data2.name;
          if(typeof data4 === "string"){
            if(func2(data4) > 200){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/0/properties/customer/properties/name/maxLength", {limit: 200});
              errors++;
            }
            if(func2(data4) < 1){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/0/properties/customer/properties/name/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/0/properties/customer/properties/name/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/0/properties/customer/type", {type: "object"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data5 = data.event_type;
      if(typeof data5 === "string"){
        if(func2(data5) > 100){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/0/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern8.test(data5)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/0/properties/event_type/pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/0/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.message !== undefined){
      let data6 = data.message;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/required", {missingProperty: "text"});
          errors++;
        }
        for(const key2 in data6){
          if(!((key2 === "type") || (key2 === "text"))){
            vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/additionalProperties", {additionalProperty: key2});
            errors++;
          }
        }
        if(data6.type !== undefined){
          if("text" !== data6.type){
            vErrors = withFinding(vErrors, instancePath+"/message/type", "#/oneOf/0/properties/message/properties/type/const", {allowedValue: "text"});
            errors++;
          }
        }
        if(data6.text !== undefined){
          let data8 = data6.text;
          if(typeof data8 === "string"){
            if(func2(data8) > 4096){
              vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/0/properties/message/properties/text/maxLength", {limit: 4096});
              errors++;
            }
            if(func2(data8) < 1){
              vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/0/properties/message/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/0/properties/message/properties/text/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/type", {type: "object"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data9 = data.timestamp;
      if(typeof data9 === "string"){
        if(!(formats6(data9))){
          vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/0/properties/timestamp/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/0/properties/timestamp/type", {type: "string"});
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
  const _errs25 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.channel === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "channel"});
      errors++;
    }
    if(data.customer === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "customer"});
      errors++;
    }
    if(data.event_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "event_type"});
      errors++;
    }
    for(const key3 in data){
      if(!(((((key3 === "idempotency_key") || (key3 === "channel")) || (key3 === "customer")) || (key3 === "event_type")) || (key3 === "timestamp"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key3});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data10 = data.idempotency_key;
      if(typeof data10 === "string"){
        if(func2(data10) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data10) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data11 = data.channel;
      if(typeof data11 === "string"){
        if(func2(data11) > 32){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/1/properties/channel/maxLength", {limit: 32});
          errors++;
        }
        if(!pattern4.test(data11)){
          vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/1/properties/channel/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channel", "#/oneOf/1/properties/channel/type", {type: "string"});
        errors++;
      }
    }
    if(data.customer !== undefined){
      let data12 = data.customer;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        if(data12.phone_number === undefined){
          vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/required", {missingProperty: "phone_number"});
          errors++;
        }
        for(const key4 in data12){
          if(!((key4 === "phone_number") || (key4 === "name"))){
            vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/additionalProperties", {additionalProperty: key4});
            errors++;
          }
        }
        if(data12.phone_number !== undefined){
          let data13 = data12.phone_number;
          if(typeof data13 === "string"){
            if(!pattern0.test(data13)){
              vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/1/properties/customer/properties/phone_number/pattern", {pattern: "^\\+[1-9]\\d{1,14}$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/phone_number", "#/oneOf/1/properties/customer/properties/phone_number/type", {type: "string"});
            errors++;
          }
        }
        if(data12.name !== undefined){
          let data14 = data12.name;
          if(typeof data14 === "string"){
            if(func2(data14) > 200){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/1/properties/customer/properties/name/maxLength", {limit: 200});
              errors++;
            }
            if(func2(data14) < 1){
              vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/1/properties/customer/properties/name/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/customer/name", "#/oneOf/1/properties/customer/properties/name/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/type", {type: "object"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data15 = data.event_type;
      if(typeof data15 === "string"){
        if(func2(data15) > 100){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/maxLength", {limit: 100});
          errors++;
        }
        if(!pattern11.test(data15)){
          vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/pattern", {pattern: "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/oneOf/1/properties/event_type/type", {type: "string"});
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data16 = data.timestamp;
      if(typeof data16 === "string"){
        if(!(formats6(data16))){
          vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/1/properties/timestamp/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/timestamp", "#/oneOf/1/properties/timestamp/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs25 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
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
  validate30.errors = vErrors;
  return errors === 0;
}
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.action_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "action_type"});
      errors++;
    }
    if(data.payload === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "payload"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "conversation_id")) || (key0 === "action_type")) || (key0 === "payload"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if("reply" !== data.action_type){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/0/properties/action_type/const", {allowedValue: "reply"});
        errors++;
      }
    }
    if(data.payload !== undefined){
      let data3 = data.payload;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/required", {missingProperty: "text"});
          errors++;
        }
        for(const key1 in data3){
          if(!(key1 === "text")){
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data3.text !== undefined){
          let data4 = data3.text;
          if(typeof data4 === "string"){
            if(func2(data4) > 4096){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/maxLength", {limit: 4096});
              errors++;
            }
            if(func2(data4) < 1){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/type", {type: "object"});
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
  const _errs14 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.action_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "action_type"});
      errors++;
    }
    if(data.payload === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "payload"});
      errors++;
    }
    for(const key2 in data){
      if(!((((key2 === "idempotency_key") || (key2 === "conversation_id")) || (key2 === "action_type")) || (key2 === "payload"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key2});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data5 = data.idempotency_key;
      if(typeof data5 === "string"){
        if(func2(data5) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data5) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data6 = data.conversation_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if("draft" !== data.action_type){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/1/properties/action_type/const", {allowedValue: "draft"});
        errors++;
      }
    }
    if(data.payload !== undefined){
      let data8 = data.payload;
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(data8.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/required", {missingProperty: "text"});
          errors++;
        }
        for(const key3 in data8){
          if(!(key3 === "text")){
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/additionalProperties", {additionalProperty: key3});
            errors++;
          }
        }
        if(data8.text !== undefined){
          let data9 = data8.text;
          if(typeof data9 === "string"){
            if(func2(data9) > 4096){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/1/properties/payload/properties/text/maxLength", {limit: 4096});
              errors++;
            }
            if(func2(data9) < 1){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/1/properties/payload/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/1/properties/payload/properties/text/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs14 === errors;
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
      if(data.conversation_id === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "conversation_id"});
        errors++;
      }
      if(data.action_type === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "action_type"});
        errors++;
      }
      for(const key4 in data){
        if(!((((key4 === "idempotency_key") || (key4 === "conversation_id")) || (key4 === "action_type")) || (key4 === "payload"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key4});
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data10 = data.idempotency_key;
        if(typeof data10 === "string"){
          if(func2(data10) > 255){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(func2(data10) < 1){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/type", {type: "string"});
          errors++;
        }
      }
      if(data.conversation_id !== undefined){
        let data11 = data.conversation_id;
        if(typeof data11 === "string"){
          if(!(formats0(data11))){
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/2/properties/conversation_id/format", {format: "uuid"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/2/properties/conversation_id/type", {type: "string"});
          errors++;
        }
      }
      if(data.action_type !== undefined){
        if("handoff" !== data.action_type){
          vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/2/properties/action_type/const", {allowedValue: "handoff"});
          errors++;
        }
      }
      if(data.payload !== undefined){
        let data13 = data.payload;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          for(const key5 in data13){
            if(!(key5 === "text")){
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/2/properties/payload/additionalProperties", {additionalProperty: key5});
              errors++;
            }
          }
          if(data13.text !== undefined){
            let data14 = data13.text;
            if(typeof data14 === "string"){
              if(func2(data14) > 4096){
                vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/2/properties/payload/properties/text/maxLength", {limit: 4096});
                errors++;
              }
              if(func2(data14) < 1){
                vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/2/properties/payload/properties/text/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/2/properties/payload/properties/text/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/2/properties/payload/type", {type: "object"});
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
      const _errs40 = errors;
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.conversation_id === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "conversation_id"});
          errors++;
        }
        if(data.action_type === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "action_type"});
          errors++;
        }
        if(data.payload === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "payload"});
          errors++;
        }
        for(const key6 in data){
          if(!((((key6 === "idempotency_key") || (key6 === "conversation_id")) || (key6 === "action_type")) || (key6 === "payload"))){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/additionalProperties", {additionalProperty: key6});
            errors++;
          }
        }
        if(data.idempotency_key !== undefined){
          let data15 = data.idempotency_key;
          if(typeof data15 === "string"){
            if(func2(data15) > 255){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(func2(data15) < 1){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/type", {type: "string"});
            errors++;
          }
        }
        if(data.conversation_id !== undefined){
          let data16 = data.conversation_id;
          if(typeof data16 === "string"){
            if(!(formats0(data16))){
              vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/3/properties/conversation_id/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/3/properties/conversation_id/type", {type: "string"});
            errors++;
          }
        }
        if(data.action_type !== undefined){
          if("assign_owner" !== data.action_type){
            vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/3/properties/action_type/const", {allowedValue: "assign_owner"});
            errors++;
          }
        }
        if(data.payload !== undefined){
          let data18 = data.payload;
          if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
            if(data18.owner_id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/required", {missingProperty: "owner_id"});
              errors++;
            }
            for(const key7 in data18){
              if(!(key7 === "owner_id")){
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/additionalProperties", {additionalProperty: key7});
                errors++;
              }
            }
            if(data18.owner_id !== undefined){
              let data19 = data18.owner_id;
              if(typeof data19 === "string"){
                if(!(formats0(data19))){
                  vErrors = withFinding(vErrors, instancePath+"/payload/owner_id", "#/oneOf/3/properties/payload/properties/owner_id/format", {format: "uuid"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/owner_id", "#/oneOf/3/properties/payload/properties/owner_id/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
        errors++;
      }
      var _valid0 = _errs40 === errors;
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs53 = errors;
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.conversation_id === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "conversation_id"});
            errors++;
          }
          if(data.action === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "action"});
            errors++;
          }
          if(data.message === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "message"});
            errors++;
          }
          for(const key8 in data){
            if(!((((key8 === "idempotency_key") || (key8 === "conversation_id")) || (key8 === "action")) || (key8 === "message"))){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/additionalProperties", {additionalProperty: key8});
              errors++;
            }
          }
          if(data.idempotency_key !== undefined){
            let data20 = data.idempotency_key;
            if(typeof data20 === "string"){
              if(func2(data20) > 255){
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/maxLength", {limit: 255});
                errors++;
              }
              if(func2(data20) < 1){
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/type", {type: "string"});
              errors++;
            }
          }
          if(data.conversation_id !== undefined){
            let data21 = data.conversation_id;
            if(typeof data21 === "string"){
              if(!(formats0(data21))){
                vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/4/properties/conversation_id/format", {format: "uuid"});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/4/properties/conversation_id/type", {type: "string"});
              errors++;
            }
          }
          if(data.action !== undefined){
            if("send_message" !== data.action){
              vErrors = withFinding(vErrors, instancePath+"/action", "#/oneOf/4/properties/action/const", {allowedValue: "send_message"});
              errors++;
            }
          }
          if(data.message !== undefined){
            let data23 = data.message;
            if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
              if(data23.type === undefined){
                vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/4/properties/message/required", {missingProperty: "type"});
                errors++;
              }
              if(data23.text === undefined){
                vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/4/properties/message/required", {missingProperty: "text"});
                errors++;
              }
              for(const key9 in data23){
                if(!((key9 === "type") || (key9 === "text"))){
                  vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/4/properties/message/additionalProperties", {additionalProperty: key9});
                  errors++;
                }
              }
              if(data23.type !== undefined){
                if("text" !== data23.type){
                  vErrors = withFinding(vErrors, instancePath+"/message/type", "#/oneOf/4/properties/message/properties/type/const", {allowedValue: "text"});
                  errors++;
                }
              }
              if(data23.text !== undefined){
                let data25 = data23.text;
                if(typeof data25 === "string"){
                  if(func2(data25) > 4096){
                    vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/4/properties/message/properties/text/maxLength", {limit: 4096});
                    errors++;
                  }
                  if(func2(data25) < 1){
                    vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/4/properties/message/properties/text/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/4/properties/message/properties/text/type", {type: "string"});
                  errors++;
                }
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/4/properties/message/type", {type: "object"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/type", {type: "object"});
          errors++;
        }
        var _valid0 = _errs53 === errors;
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
  validate31.errors = vErrors;
  return errors === 0;
}
const schema17 = {"type":"object","required":["url","events"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"events":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered"]}},"secret":{"type":"string","minLength":16,"maxLength":256},"description":{"type":["string","null"],"maxLength":256}}};
const formats22 = formats.uri;
const pattern12 = new RegExp("^https?://", "u");
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "url"});
      errors++;
    }
    if(data.events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "events"});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "url")) || (key0 === "events")) || (key0 === "secret")) || (key0 === "description"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern12.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https?://"});
          errors++;
        }
        if(!(formats22(data1))){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered"))){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/enum", {allowedValues: schema17.properties.events.items.enum});
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/type", {type: "array"});
        errors++;
      }
    }
    if(data.secret !== undefined){
      let data4 = data.secret;
      if(typeof data4 === "string"){
        if(func2(data4) > 256){
          vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/maxLength", {limit: 256});
          errors++;
        }
        if(func2(data4) < 16){
          vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/minLength", {limit: 16});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/secret", "#/properties/secret/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data5 = data.description;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: schema17.properties.description.type});
        errors++;
      }
      if(typeof data5 === "string"){
        if(func2(data5) > 256){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 256});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
const schema18 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"events":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered"]}},"description":{"type":["string","null"],"maxLength":256},"status":{"type":"string","enum":["active","disabled"]}}};
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "url")) || (key0 === "events")) || (key0 === "description")) || (key0 === "status"))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern12.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/pattern", {pattern: "^https?://"});
          errors++;
        }
        if(!(formats22(data1))){
          vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/url", "#/properties/url/type", {type: "string"});
        errors++;
      }
    }
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered"))){
            vErrors = withFinding(vErrors, instancePath+"/events/" + i0, "#/properties/events/items/enum", {allowedValues: schema18.properties.events.items.enum});
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/events", "#/properties/events/type", {type: "array"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data4 = data.description;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: schema18.properties.description.type});
        errors++;
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 256){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 256});
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      let data5 = data.status;
      if(typeof data5 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data5 === "active") || (data5 === "disabled"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema18.properties.status.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
const schema19 = {"oneOf":[{"type":"object","required":["conversation_id","text"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"conversation_id":{"type":"string","format":"uuid"},"text":{"type":"string","minLength":1,"maxLength":4096},"category":{"type":"string","enum":["utility","marketing","transactional"]}}},{"type":"object","required":["conversation_id","template_id","category"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"conversation_id":{"type":"string","format":"uuid"},"template_id":{"type":"string","format":"uuid"},"template_params":{"type":"object","maxProperties":50,"additionalProperties":{"type":"string","maxLength":1024}},"category":{"type":"string","enum":["utility","marketing","transactional"]},"text":{"type":"string","minLength":1,"maxLength":4096}}}]};
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.text === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "text"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "conversation_id")) || (key0 === "text")) || (key0 === "category"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(func2(data2) > 4096){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(func2(data2) < 1){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/0/properties/text/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/0/properties/category/enum", {allowedValues: schema19.oneOf[0].properties.category.enum});
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
  const _errs12 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.template_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "template_id"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "category"});
      errors++;
    }
    for(const key1 in data){
      if(!((((((key1 === "idempotency_key") || (key1 === "conversation_id")) || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data4 = data.idempotency_key;
      if(typeof data4 === "string"){
        if(func2(data4) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data4) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data5 = data.conversation_id;
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data6 = data.template_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_id", "#/oneOf/1/properties/template_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data7 = data.template_params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(Object.keys(data7).length > 50){
          vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/maxProperties", {limit: 50});
          errors++;
        }
        for(const key2 in data7){
          let data8 = data7[key2];
          if(typeof data8 === "string"){
            if(func2(data8) > 1024){
              vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/maxLength", {limit: 1024});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/oneOf/1/properties/template_params/additionalProperties/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/template_params", "#/oneOf/1/properties/template_params/type", {type: "object"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data9 = data.category;
      if(typeof data9 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data9 === "utility") || (data9 === "marketing")) || (data9 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/oneOf/1/properties/category/enum", {allowedValues: schema19.oneOf[1].properties.category.enum});
        errors++;
      }
    }
    if(data.text !== undefined){
      let data10 = data.text;
      if(typeof data10 === "string"){
        if(func2(data10) > 4096){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/maxLength", {limit: 4096});
          errors++;
        }
        if(func2(data10) < 1){
          vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/text", "#/oneOf/1/properties/text/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs12 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
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
  validate34.errors = vErrors;
  return errors === 0;
}
const schema20 = {"oneOf":[{"type":"object","required":["jsonrpc","id","method"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"const":"tools/list"},"params":{"type":"object","additionalProperties":true}}},{"type":"object","required":["jsonrpc","id","method","params"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"const":"tools/call"},"params":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":64},"execution_mode":{"type":"string","enum":["dry_run","commit"],"default":"commit"},"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"shadow_run_id":{"type":"string","format":"uuid"},"arguments":{"type":"object","additionalProperties":true}}}}},{"type":"object","required":["jsonrpc","method"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"type":"string","maxLength":128},"params":{"type":"object","additionalProperties":true}},"not":{"type":"object","required":["method"],"properties":{"method":{"enum":["tools/list","tools/call"]}}}}]};
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonrpc === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "jsonrpc"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "id"});
      errors++;
    }
    if(data.method === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "method"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "jsonrpc") || (key0 === "id")) || (key0 === "method")) || (key0 === "params"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/0/properties/jsonrpc/const", {allowedValue: "2.0"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      const _errs6 = errors;
      let valid2 = false;
      let passing1 = null;
      const _errs7 = errors;
      if(typeof data1 === "string"){
        if(func2(data1) > 255){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/0/properties/id/oneOf/0/maxLength", {limit: 255});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/0/properties/id/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid1 = _errs7 === errors;
      if(_valid1){
        valid2 = true;
        passing1 = 0;
      }
      const _errs9 = errors;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/0/properties/id/oneOf/1/type", {type: "integer"});
        errors++;
      }
      var _valid1 = _errs9 === errors;
      if(_valid1 && valid2){
        valid2 = false;
        passing1 = [passing1, 1];
      }
      else {
        if(_valid1){
          valid2 = true;
          passing1 = 1;
        }
      }
      if(!valid2){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/0/properties/id/oneOf", {passingSchemas: passing1});
        errors++;
      }
      else {
        errors = _errs6;
        if(vErrors !== null){
          if(_errs6){
            vErrors.length = _errs6;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data.method !== undefined){
      if("tools/list" !== data.method){
        vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/0/properties/method/const", {allowedValue: "tools/list"});
        errors++;
      }
    }
    if(data.params !== undefined){
      let data3 = data.params;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/0/properties/params/type", {type: "object"});
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
  const _errs15 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.jsonrpc === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "jsonrpc"});
      errors++;
    }
    if(data.id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "id"});
      errors++;
    }
    if(data.method === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "method"});
      errors++;
    }
    if(data.params === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "params"});
      errors++;
    }
    for(const key1 in data){
      if(!((((key1 === "jsonrpc") || (key1 === "id")) || (key1 === "method")) || (key1 === "params"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/1/properties/jsonrpc/const", {allowedValue: "2.0"});
        errors++;
      }
    }
    if(data.id !== undefined){
      let data5 = data.id;
      const _errs20 = errors;
      let valid4 = false;
      let passing2 = null;
      const _errs21 = errors;
      if(typeof data5 === "string"){
        if(func2(data5) > 255){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/0/maxLength", {limit: 255});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid2 = _errs21 === errors;
      if(_valid2){
        valid4 = true;
        passing2 = 0;
      }
      const _errs23 = errors;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/1/type", {type: "integer"});
        errors++;
      }
      var _valid2 = _errs23 === errors;
      if(_valid2 && valid4){
        valid4 = false;
        passing2 = [passing2, 1];
      }
      else {
        if(_valid2){
          valid4 = true;
          passing2 = 1;
        }
      }
      if(!valid4){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf", {passingSchemas: passing2});
        errors++;
      }
      else {
        errors = _errs20;
        if(vErrors !== null){
          if(_errs20){
            vErrors.length = _errs20;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data.method !== undefined){
      if("tools/call" !== data.method){
        vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/1/properties/method/const", {allowedValue: "tools/call"});
        errors++;
      }
    }
    if(data.params !== undefined){
      let data7 = data.params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.name === undefined){
          vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/1/properties/params/required", {missingProperty: "name"});
          errors++;
        }
        if(data7.name !== undefined){
          let data8 = data7.name;
          if(typeof data8 === "string"){
            if(func2(data8) > 64){
              vErrors = withFinding(vErrors, instancePath+"/params/name", "#/oneOf/1/properties/params/properties/name/maxLength", {limit: 64});
              errors++;
            }
            if(!pattern4.test(data8)){
              vErrors = withFinding(vErrors, instancePath+"/params/name", "#/oneOf/1/properties/params/properties/name/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/name", "#/oneOf/1/properties/params/properties/name/type", {type: "string"});
            errors++;
          }
        }
        if(data7.execution_mode !== undefined){
          let data9 = data7.execution_mode;
          if(typeof data9 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/type", {type: "string"});
            errors++;
          }
          if(!((data9 === "dry_run") || (data9 === "commit"))){
            vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/enum", {allowedValues: schema20.oneOf[1].properties.params.properties.execution_mode.enum});
            errors++;
          }
        }
        if(data7.idempotency_key !== undefined){
          let data10 = data7.idempotency_key;
          if(typeof data10 === "string"){
            if(func2(data10) > 255){
              vErrors = withFinding(vErrors, instancePath+"/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(func2(data10) < 1){
              vErrors = withFinding(vErrors, instancePath+"/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key/type", {type: "string"});
            errors++;
          }
        }
        if(data7.shadow_run_id !== undefined){
          let data11 = data7.shadow_run_id;
          if(typeof data11 === "string"){
            if(!(formats0(data11))){
              vErrors = withFinding(vErrors, instancePath+"/params/shadow_run_id", "#/oneOf/1/properties/params/properties/shadow_run_id/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/shadow_run_id", "#/oneOf/1/properties/params/properties/shadow_run_id/type", {type: "string"});
            errors++;
          }
        }
        if(data7.arguments !== undefined){
          let data12 = data7.arguments;
          if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/arguments", "#/oneOf/1/properties/params/properties/arguments/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/1/properties/params/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs15 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs40 = errors;
    const _errs42 = errors;
    const _errs43 = errors;
    if(errors === _errs43){
      if(data && typeof data == "object" && !Array.isArray(data)){
        let missing0;
        if((data.method === undefined) && (missing0 = "method")){
          const err37 = {};
          if(vErrors === null){
            vErrors = [err37];
          }
          else {
            vErrors.push(err37);
          }
          errors++;
        }
        else {
          if(data.method !== undefined){
            let data13 = data.method;
            if(!((data13 === "tools/list") || (data13 === "tools/call"))){
              const err38 = {};
              if(vErrors === null){
                vErrors = [err38];
              }
              else {
                vErrors.push(err38);
              }
              errors++;
            }
          }
        }
      }
      else {
        const err39 = {};
        if(vErrors === null){
          vErrors = [err39];
        }
        else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    var valid6 = _errs43 === errors;
    if(valid6){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/not", {});
      errors++;
    }
    else {
      errors = _errs42;
      if(vErrors !== null){
        if(_errs42){
          vErrors.length = _errs42;
        }
        else {
          vErrors = null;
        }
      }
    }
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.jsonrpc === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "jsonrpc"});
        errors++;
      }
      if(data.method === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "method"});
        errors++;
      }
      for(const key2 in data){
        if(!((((key2 === "jsonrpc") || (key2 === "id")) || (key2 === "method")) || (key2 === "params"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key2});
          errors++;
        }
      }
      if(data.jsonrpc !== undefined){
        if("2.0" !== data.jsonrpc){
          vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/2/properties/jsonrpc/const", {allowedValue: "2.0"});
          errors++;
        }
      }
      if(data.id !== undefined){
        let data15 = data.id;
        const _errs49 = errors;
        let valid9 = false;
        let passing3 = null;
        const _errs50 = errors;
        if(typeof data15 === "string"){
          if(func2(data15) > 255){
            vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/0/maxLength", {limit: 255});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/0/type", {type: "string"});
          errors++;
        }
        var _valid3 = _errs50 === errors;
        if(_valid3){
          valid9 = true;
          passing3 = 0;
        }
        const _errs52 = errors;
        if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/1/type", {type: "integer"});
          errors++;
        }
        var _valid3 = _errs52 === errors;
        if(_valid3 && valid9){
          valid9 = false;
          passing3 = [passing3, 1];
        }
        else {
          if(_valid3){
            valid9 = true;
            passing3 = 1;
          }
        }
        if(!valid9){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf", {passingSchemas: passing3});
          errors++;
        }
        else {
          errors = _errs49;
          if(vErrors !== null){
            if(_errs49){
              vErrors.length = _errs49;
            }
            else {
              vErrors = null;
            }
          }
        }
      }
      if(data.method !== undefined){
        let data16 = data.method;
        if(typeof data16 === "string"){
          if(func2(data16) > 128){
            vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/2/properties/method/maxLength", {limit: 128});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/2/properties/method/type", {type: "string"});
          errors++;
        }
      }
      if(data.params !== undefined){
        let data17 = data.params;
        if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/2/properties/params/type", {type: "object"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs40 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
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
  validate35.errors = vErrors;
  return errors === 0;
}
const formats34 = formats.email;
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.organization_name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "organization_name"});
      errors++;
    }
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "password"});
      errors++;
    }
    if(data.organization_name !== undefined){
      let data0 = data.organization_name;
      if(typeof data0 === "string"){
        if(func2(data0) > 120){
          vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/maxLength", {limit: 120});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organization_name", "#/properties/organization_name/type", {type: "string"});
        errors++;
      }
    }
    if(data.email !== undefined){
      let data1 = data.email;
      if(typeof data1 === "string"){
        if(func2(data1) > 254){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/maxLength", {limit: 254});
          errors++;
        }
        if(!(formats34(data1))){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/format", {format: "email"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/type", {type: "string"});
        errors++;
      }
    }
    if(data.password !== undefined){
      let data2 = data.password;
      if(typeof data2 === "string"){
        if(func2(data2) > 128){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/maxLength", {limit: 128});
          errors++;
        }
        if(func2(data2) < 12){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/minLength", {limit: 12});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "password"});
      errors++;
    }
    if(data.email !== undefined){
      let data0 = data.email;
      if(typeof data0 === "string"){
        if(func2(data0) > 254){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/maxLength", {limit: 254});
          errors++;
        }
        if(!(formats34(data0))){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/format", {format: "email"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/type", {type: "string"});
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/maxLength", {limit: 128});
          errors++;
        }
        if(func2(data1) < 1){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/type", {type: "string"});
        errors++;
      }
    }
    if(data.organization !== undefined){
      let data2 = data.organization;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          vErrors = withFinding(vErrors, instancePath+"/organization", "#/properties/organization/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/organization", "#/properties/organization/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.invitation_token === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "invitation_token"});
      errors++;
    }
    if(data.password === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "password"});
      errors++;
    }
    if(data.invitation_token !== undefined){
      let data0 = data.invitation_token;
      if(typeof data0 === "string"){
        if(func2(data0) > 256){
          vErrors = withFinding(vErrors, instancePath+"/invitation_token", "#/properties/invitation_token/maxLength", {limit: 256});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/invitation_token", "#/properties/invitation_token/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/invitation_token", "#/properties/invitation_token/type", {type: "string"});
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/maxLength", {limit: 128});
          errors++;
        }
        if(func2(data1) < 12){
          vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/minLength", {limit: 12});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/password", "#/properties/password/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
      if(typeof data1 === "string"){
        if(func2(data1) > 120){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(func2(data1) < 1){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if(typeof data2 === "string"){
        if(func2(data2) > 1000){
          vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/maxLength", {limit: 1000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: "string"});
        errors++;
      }
    }
    if(data.runtime_mode !== undefined){
      let data3 = data.runtime_mode;
      if(typeof data3 === "string"){
        if(func2(data3) > 64){
          vErrors = withFinding(vErrors, instancePath+"/runtime_mode", "#/properties/runtime_mode/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern4.test(data3)){
          vErrors = withFinding(vErrors, instancePath+"/runtime_mode", "#/properties/runtime_mode/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/runtime_mode", "#/properties/runtime_mode/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
const pattern16 = new RegExp("^[a-z][a-z0-9+.-]*:[^#]+$", "u");
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.redirect_uri === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "redirect_uri"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.redirect_uri !== undefined){
      let data1 = data.redirect_uri;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern16.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/pattern", {pattern: "^[a-z][a-z0-9+.-]*:[^#]+$"});
          errors++;
        }
        if(!(formats22(data1))){
          vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/redirect_uri", "#/properties/redirect_uri/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
const schema26 = {"type":"object","required":["granted_scopes"],"additionalProperties":true,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"granted_scopes":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["atlas.messages.send","atlas.channels.read","atlas.knowledge.read","atlas.knowledge.write","atlas.agents.read","atlas.agents.write","atlas.agents.publish","atlas.sessions.read","atlas.sessions.write","atlas.conversations.read","atlas.context.read","atlas.actions.execute","atlas.actions.write","atlas.events.read","atlas.events.write","atlas.runs.read","atlas.keys.write"]}},"expires_at":{"type":["string","null"],"format":"date-time"}}};
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.granted_scopes === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "granted_scopes"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.granted_scopes !== undefined){
      let data1 = data.granted_scopes;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/maxItems", {limit: 32});
          errors++;
        }
        if(data1.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/minItems", {limit: 1});
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/granted_scopes/" + i0, "#/properties/granted_scopes/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((((data2 === "atlas.messages.send") || (data2 === "atlas.channels.read")) || (data2 === "atlas.knowledge.read")) || (data2 === "atlas.knowledge.write")) || (data2 === "atlas.agents.read")) || (data2 === "atlas.agents.write")) || (data2 === "atlas.agents.publish")) || (data2 === "atlas.sessions.read")) || (data2 === "atlas.sessions.write")) || (data2 === "atlas.conversations.read")) || (data2 === "atlas.context.read")) || (data2 === "atlas.actions.execute")) || (data2 === "atlas.actions.write")) || (data2 === "atlas.events.read")) || (data2 === "atlas.events.write")) || (data2 === "atlas.runs.read")) || (data2 === "atlas.keys.write"))){
            vErrors = withFinding(vErrors, instancePath+"/granted_scopes/" + i0, "#/properties/granted_scopes/items/enum", {allowedValues: schema26.properties.granted_scopes.items.enum});
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data1[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/granted_scopes", "#/properties/granted_scopes/type", {type: "array"});
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      let data3 = data.expires_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/type", {type: schema26.properties.expires_at.type});
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats6(data3))){
          vErrors = withFinding(vErrors, instancePath+"/expires_at", "#/properties/expires_at/format", {format: "date-time"});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
const schema27 = {"type":"object","required":["service_account_id","endpoint_url","subscribed_events"],"additionalProperties":true,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"service_account_id":{"type":"string","format":"uuid"},"endpoint_url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"subscribed_events":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered"]}}}};
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service_account_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "service_account_id"});
      errors++;
    }
    if(data.endpoint_url === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "endpoint_url"});
      errors++;
    }
    if(data.subscribed_events === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "subscribed_events"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/service_account_id", "#/properties/service_account_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      let data2 = data.endpoint_url;
      if(typeof data2 === "string"){
        if(func2(data2) > 2048){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern12.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/pattern", {pattern: "^https?://"});
          errors++;
        }
        if(!(formats22(data2))){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.subscribed_events !== undefined){
      let data3 = data.subscribed_events;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/maxItems", {limit: 32});
          errors++;
        }
        if(data3.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((data4 === "conversation.created") || (data4 === "conversation.message_received")) || (data4 === "conversation.message_delivered")) || (data4 === "conversation.message_failed")) || (data4 === "agent.intent_detected")) || (data4 === "agent.action_pending")) || (data4 === "agent.action_approved")) || (data4 === "agent.action_rejected")) || (data4 === "agent.handoff")) || (data4 === "session.ended")) || (data4 === "atlas.event.received")) || (data4 === "atlas.action.executed")) || (data4 === "atlas.run.updated")) || (data4 === "agent.message_delivery")) || (data4 === "message.delivered"))){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/enum", {allowedValues: schema27.properties.subscribed_events.items.enum});
            errors++;
          }
        }
        let i1 = data3.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data3[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
const schema28 = {"type":"object","minProperties":1,"additionalProperties":true,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"endpoint_url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"subscribed_events":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered"]}},"status":{"type":"string","enum":["active","disabled"]}}};
function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      let data1 = data.endpoint_url;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/maxLength", {limit: 2048});
          errors++;
        }
        if(!pattern12.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/pattern", {pattern: "^https?://"});
          errors++;
        }
        if(!(formats22(data1))){
          vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/format", {format: "uri"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/endpoint_url", "#/properties/endpoint_url/type", {type: "string"});
        errors++;
      }
    }
    if(data.subscribed_events !== undefined){
      let data2 = data.subscribed_events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered"))){
            vErrors = withFinding(vErrors, instancePath+"/subscribed_events/" + i0, "#/properties/subscribed_events/items/enum", {allowedValues: schema28.properties.subscribed_events.items.enum});
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/subscribed_events", "#/properties/subscribed_events/type", {type: "array"});
        errors++;
      }
    }
    if(data.status !== undefined){
      let data4 = data.status;
      if(typeof data4 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
        errors++;
      }
      if(!((data4 === "active") || (data4 === "disabled"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: schema28.properties.status.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
const schema29 = {"type":"object","additionalProperties":true,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"event_type":{"type":"string","enum":["conversation.created","conversation.message_received","conversation.message_delivered","conversation.message_failed","agent.intent_detected","agent.action_pending","agent.action_approved","agent.action_rejected","agent.handoff","session.ended","atlas.event.received","atlas.action.executed","atlas.run.updated","agent.message_delivery","message.delivered"]}}};
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/type", {type: "string"});
        errors++;
      }
      if(!(((((((((((((((data1 === "conversation.created") || (data1 === "conversation.message_received")) || (data1 === "conversation.message_delivered")) || (data1 === "conversation.message_failed")) || (data1 === "agent.intent_detected")) || (data1 === "agent.action_pending")) || (data1 === "agent.action_approved")) || (data1 === "agent.action_rejected")) || (data1 === "agent.handoff")) || (data1 === "session.ended")) || (data1 === "atlas.event.received")) || (data1 === "atlas.action.executed")) || (data1 === "atlas.run.updated")) || (data1 === "agent.message_delivery")) || (data1 === "message.delivered"))){
        vErrors = withFinding(vErrors, instancePath+"/event_type", "#/properties/event_type/enum", {allowedValues: schema29.properties.event_type.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
  validate45.errors = vErrors;
  return errors === 0;
}
function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.since === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "since"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.since !== undefined){
      let data1 = data.since;
      if(typeof data1 === "string"){
        if(!(formats6(data1))){
          vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/format", {format: "date-time"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/since", "#/properties/since/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
const schema32 = {"type":"object","required":["name","body","category"],"additionalProperties":true,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"name":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":64},"body":{"type":"string","minLength":1,"maxLength":1024},"category":{"type":"string","enum":["utility","marketing","transactional"]}}};
function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.body === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "body"});
      errors++;
    }
    if(data.category === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "category"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
      if(typeof data1 === "string"){
        if(func2(data1) > 64){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 64});
          errors++;
        }
        if(!pattern4.test(data1)){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.body !== undefined){
      let data2 = data.body;
      if(typeof data2 === "string"){
        if(func2(data2) > 1024){
          vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/maxLength", {limit: 1024});
          errors++;
        }
        if(func2(data2) < 1){
          vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/body", "#/properties/body/type", {type: "string"});
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/type", {type: "string"});
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        vErrors = withFinding(vErrors, instancePath+"/category", "#/properties/category/enum", {allowedValues: schema32.properties.category.enum});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
const pattern20 = new RegExp("^[A-Z0-9-]+$", "u");
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "name"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
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
      if(typeof data1 === "string"){
        if(func2(data1) > 120){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/maxLength", {limit: 120});
          errors++;
        }
        if(func2(data1) < 1){
          vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/name", "#/properties/name/type", {type: "string"});
        errors++;
      }
    }
    if(data.code !== undefined){
      let data2 = data.code;
      if(typeof data2 === "string"){
        if(func2(data2) > 64){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/maxLength", {limit: 64});
          errors++;
        }
        if(func2(data2) < 1){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/minLength", {limit: 1});
          errors++;
        }
        if(!pattern20.test(data2)){
          vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/pattern", {pattern: "^[A-Z0-9-]+$"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/code", "#/properties/code/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.reason !== undefined){
      let data1 = data.reason;
      if(typeof data1 === "string"){
        if(func2(data1) > 1000){
          vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/maxLength", {limit: 1000});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/reason", "#/properties/reason/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
const schema35 = {"type":"object","required":["email"],"additionalProperties":true,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"email":{"type":"string","format":"email","maxLength":254},"role":{"type":"string","enum":["owner","developer","approver","auditor","viewer"]},"permissions":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read"]}}}};
function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.email === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "email"});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.email !== undefined){
      let data1 = data.email;
      if(typeof data1 === "string"){
        if(func2(data1) > 254){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/maxLength", {limit: 254});
          errors++;
        }
        if(!(formats34(data1))){
          vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/format", {format: "email"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/email", "#/properties/email/type", {type: "string"});
        errors++;
      }
    }
    if(data.role !== undefined){
      let data2 = data.role;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/type", {type: "string"});
        errors++;
      }
      if(!(((((data2 === "owner") || (data2 === "developer")) || (data2 === "approver")) || (data2 === "auditor")) || (data2 === "viewer"))){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: schema35.properties.role.enum});
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data3 = data.permissions;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/maxItems", {limit: 32});
          errors++;
        }
        if(data3.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/minItems", {limit: 1});
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((data4 === "developer_console.read") || (data4 === "developer_console.manage")) || (data4 === "atlas_api.apps.read")) || (data4 === "atlas_api.apps.write")) || (data4 === "atlas_api.oauth.manage")) || (data4 === "atlas_api.service_accounts.manage")) || (data4 === "atlas_api.keys.manage")) || (data4 === "atlas_api.webhooks.manage")) || (data4 === "atlas_api.audit.read"))){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/enum", {allowedValues: schema35.properties.permissions.items.enum});
            errors++;
          }
        }
        let i1 = data3.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data3[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
const schema36 = {"type":"object","minProperties":1,"additionalProperties":true,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"role":{"type":"string","enum":["owner","developer","approver","auditor","viewer"]},"permissions":{"type":"array","minItems":1,"maxItems":32,"uniqueItems":true,"items":{"type":"string","enum":["developer_console.read","developer_console.manage","atlas_api.apps.read","atlas_api.apps.write","atlas_api.oauth.manage","atlas_api.service_accounts.manage","atlas_api.keys.manage","atlas_api.webhooks.manage","atlas_api.audit.read"]}}}};
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(func2(data0) < 1){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.role !== undefined){
      let data1 = data.role;
      if(typeof data1 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/type", {type: "string"});
        errors++;
      }
      if(!(((((data1 === "owner") || (data1 === "developer")) || (data1 === "approver")) || (data1 === "auditor")) || (data1 === "viewer"))){
        vErrors = withFinding(vErrors, instancePath+"/role", "#/properties/role/enum", {allowedValues: schema36.properties.role.enum});
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data2 = data.permissions;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/maxItems", {limit: 32});
          errors++;
        }
        if(data2.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/minItems", {limit: 1});
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/type", {type: "string"});
            errors++;
          }
          if(!(((((((((data3 === "developer_console.read") || (data3 === "developer_console.manage")) || (data3 === "atlas_api.apps.read")) || (data3 === "atlas_api.apps.write")) || (data3 === "atlas_api.oauth.manage")) || (data3 === "atlas_api.service_accounts.manage")) || (data3 === "atlas_api.keys.manage")) || (data3 === "atlas_api.webhooks.manage")) || (data3 === "atlas_api.audit.read"))){
            vErrors = withFinding(vErrors, instancePath+"/permissions/" + i0, "#/properties/permissions/items/enum", {allowedValues: schema36.properties.permissions.items.enum});
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data2[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/permissions", "#/properties/permissions/type", {type: "array"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "messages.send": validate21,
  "knowledge.create": validate22,
  "knowledge.update": validate23,
  "knowledge.refresh": validate24,
  "agents.create": validate25,
  "agents.publish": validate26,
  "sessions.create": validate27,
  "sessions.update": validate28,
  "sessions.sendMessage": validate29,
  "events.ingest": validate30,
  "actions.execute": validate31,
  "webhooks.create": validate32,
  "webhooks.update": validate33,
  "agent.sendMessage": validate34,
  "agent.sendMessageToPhone": validate21,
  "toolServer.call": validate35,
  "console.signUp": validate36,
  "console.signIn": validate37,
  "console.acceptInvitation": validate38,
  "console.createApp": validate39,
  "console.addRedirectUri": validate40,
  "console.createGrant": validate41,
  "console.createServiceAccount": validate39,
  "console.createKey": validate41,
  "console.createWebhook": validate42,
  "console.updateWebhook": validate43,
  "console.testWebhook": validate44,
  "console.rotateWebhookSecret": validate45,
  "console.replayDelivery": validate45,
  "console.replayFailedDeliveries": validate46,
  "console.createTemplate": validate47,
  "console.createVoucher": validate48,
  "console.approve": validate45,
  "console.reject": validate49,
  "console.approveDraft": validate45,
  "console.inviteMember": validate50,
  "console.updateMember": validate51,
};
