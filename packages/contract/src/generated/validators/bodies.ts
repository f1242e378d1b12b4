// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 9243a1d8237eb837430d925c47eaecbc4aee01ba3c9454890b4c057ccf79a0be

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { characterCount, formats } from "../../validation/runtime.ts";
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
      const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "phone_number"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.text === undefined){
      const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "text"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "phone_number")) || (key0 === "text")) || (key0 === "category"))){
        const err2 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data0) < 1){
          const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data1 = data.phone_number;
      if(typeof data1 === "string"){
        if(!pattern0.test(data1)){
          const err6 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/0/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9]\\d{1,14}$"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/0/properties/phone_number/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(func2(data2) > 4096){
          const err8 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(func2(data2) < 1){
          const err9 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        const err11 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        const err12 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/enum",keyword:"enum",params:{allowedValues: schema6.oneOf[0].properties.category.enum}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
      const err14 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "phone_number"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.template_id === undefined){
      const err15 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "template_id"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    if(data.category === undefined){
      const err16 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "category"}};
      (vErrors ??= []).push(err16);
      errors++;
    }
    for(const key1 in data){
      if(!((((((key1 === "idempotency_key") || (key1 === "phone_number")) || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        const err17 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data4 = data.idempotency_key;
      if(typeof data4 === "string"){
        if(func2(data4) > 255){
          const err18 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        if(func2(data4) < 1){
          const err19 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
      else {
        const err20 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data5 = data.phone_number;
      if(typeof data5 === "string"){
        if(!pattern0.test(data5)){
          const err21 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/1/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9]\\d{1,14}$"}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/1/properties/phone_number/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data6 = data.template_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          const err23 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
      else {
        const err24 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data7 = data.template_params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(Object.keys(data7).length > 50){
          const err25 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/maxProperties",keyword:"maxProperties",params:{limit: 50}};
          (vErrors ??= []).push(err25);
          errors++;
        }
        for(const key2 in data7){
          let data8 = data7[key2];
          if(typeof data8 === "string"){
            if(func2(data8) > 1024){
              const err26 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err26);
              errors++;
            }
          }
          else {
            const err27 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err27);
            errors++;
          }
        }
      }
      else {
        const err28 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data9 = data.category;
      if(typeof data9 !== "string"){
        const err29 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err29);
        errors++;
      }
      if(!(((data9 === "utility") || (data9 === "marketing")) || (data9 === "transactional"))){
        const err30 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/enum",keyword:"enum",params:{allowedValues: schema6.oneOf[1].properties.category.enum}};
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data10 = data.text;
      if(typeof data10 === "string"){
        if(func2(data10) > 4096){
          const err31 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err31);
          errors++;
        }
        if(func2(data10) < 1){
          const err32 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err32);
          errors++;
        }
      }
      else {
        const err33 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
  }
  else {
    const err34 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err34);
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
    const err35 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err35);
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
      const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "source_type"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.title === undefined){
      const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.url === undefined){
      const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "url"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "source_type")) || (key0 === "title")) || (key0 === "url"))){
        const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(func2(data0) < 1){
          const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.source_type !== undefined){
      if("url" !== data.source_type){
        const err7 = {instancePath:instancePath+"/source_type",schemaPath:"#/oneOf/0/properties/source_type/const",keyword:"const",params:{allowedValue: "url"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.title !== undefined){
      let data2 = data.title;
      if(typeof data2 === "string"){
        if(func2(data2) > 300){
          const err8 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 300}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(func2(data2) < 1){
          const err9 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.url !== undefined){
      let data3 = data.url;
      if(typeof data3 === "string"){
        if(func2(data3) > 2048){
          const err11 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        if(func2(data3) < 1){
          const err12 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
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
      const err15 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "source_type"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    if(data.title === undefined){
      const err16 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err16);
      errors++;
    }
    if(data.text === undefined){
      const err17 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "text"}};
      (vErrors ??= []).push(err17);
      errors++;
    }
    for(const key1 in data){
      if(!(((((key1 === "idempotency_key") || (key1 === "source_type")) || (key1 === "title")) || (key1 === "text")) || (key1 === "content"))){
        const err18 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data4 = data.idempotency_key;
      if(typeof data4 === "string"){
        if(func2(data4) > 255){
          const err19 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err19);
          errors++;
        }
        if(func2(data4) < 1){
          const err20 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
      else {
        const err21 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if(data.source_type !== undefined){
      if("text" !== data.source_type){
        const err22 = {instancePath:instancePath+"/source_type",schemaPath:"#/oneOf/1/properties/source_type/const",keyword:"const",params:{allowedValue: "text"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.title !== undefined){
      let data6 = data.title;
      if(typeof data6 === "string"){
        if(func2(data6) > 300){
          const err23 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 300}};
          (vErrors ??= []).push(err23);
          errors++;
        }
        if(func2(data6) < 1){
          const err24 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
      else {
        const err25 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data7 = data.text;
      if(typeof data7 === "string"){
        if(func2(data7) > 200000){
          const err26 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/maxLength",keyword:"maxLength",params:{limit: 200000}};
          (vErrors ??= []).push(err26);
          errors++;
        }
        if(func2(data7) < 1){
          const err27 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err27);
          errors++;
        }
      }
      else {
        const err28 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if(data.content !== undefined){
      let data8 = data.content;
      if(typeof data8 === "string"){
        if(func2(data8) > 200000){
          const err29 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/1/properties/content/maxLength",keyword:"maxLength",params:{limit: 200000}};
          (vErrors ??= []).push(err29);
          errors++;
        }
        if(func2(data8) < 1){
          const err30 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/1/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err30);
          errors++;
        }
      }
      else {
        const err31 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/1/properties/content/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err31);
        errors++;
      }
    }
  }
  else {
    const err32 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err32);
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
        const err33 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "source_type"}};
        (vErrors ??= []).push(err33);
        errors++;
      }
      if(data.title === undefined){
        const err34 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "title"}};
        (vErrors ??= []).push(err34);
        errors++;
      }
      if(data.content === undefined){
        const err35 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "content"}};
        (vErrors ??= []).push(err35);
        errors++;
      }
      for(const key2 in data){
        if(!((((key2 === "idempotency_key") || (key2 === "source_type")) || (key2 === "title")) || (key2 === "content"))){
          const err36 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
          (vErrors ??= []).push(err36);
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data9 = data.idempotency_key;
        if(typeof data9 === "string"){
          if(func2(data9) > 255){
            const err37 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/2/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
            (vErrors ??= []).push(err37);
            errors++;
          }
          if(func2(data9) < 1){
            const err38 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/2/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
            (vErrors ??= []).push(err38);
            errors++;
          }
        }
        else {
          const err39 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/2/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
          (vErrors ??= []).push(err39);
          errors++;
        }
      }
      if(data.source_type !== undefined){
        if("text" !== data.source_type){
          const err40 = {instancePath:instancePath+"/source_type",schemaPath:"#/oneOf/2/properties/source_type/const",keyword:"const",params:{allowedValue: "text"}};
          (vErrors ??= []).push(err40);
          errors++;
        }
      }
      if(data.title !== undefined){
        let data11 = data.title;
        if(typeof data11 === "string"){
          if(func2(data11) > 300){
            const err41 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/maxLength",keyword:"maxLength",params:{limit: 300}};
            (vErrors ??= []).push(err41);
            errors++;
          }
          if(func2(data11) < 1){
            const err42 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
            (vErrors ??= []).push(err42);
            errors++;
          }
        }
        else {
          const err43 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/type",keyword:"type",params:{type: "string"}};
          (vErrors ??= []).push(err43);
          errors++;
        }
      }
      if(data.content !== undefined){
        let data12 = data.content;
        if(typeof data12 === "string"){
          if(func2(data12) > 200000){
            const err44 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/2/properties/content/maxLength",keyword:"maxLength",params:{limit: 200000}};
            (vErrors ??= []).push(err44);
            errors++;
          }
          if(func2(data12) < 1){
            const err45 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/2/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
            (vErrors ??= []).push(err45);
            errors++;
          }
        }
        else {
          const err46 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/2/properties/content/type",keyword:"type",params:{type: "string"}};
          (vErrors ??= []).push(err46);
          errors++;
        }
      }
    }
    else {
      const err47 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
      (vErrors ??= []).push(err47);
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
          const err48 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "source_type"}};
          (vErrors ??= []).push(err48);
          errors++;
        }
        if(data.title === undefined){
          const err49 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "title"}};
          (vErrors ??= []).push(err49);
          errors++;
        }
        if(data.filename === undefined){
          const err50 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "filename"}};
          (vErrors ??= []).push(err50);
          errors++;
        }
        if(data.media_type === undefined){
          const err51 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "media_type"}};
          (vErrors ??= []).push(err51);
          errors++;
        }
        if(data.content === undefined){
          const err52 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "content"}};
          (vErrors ??= []).push(err52);
          errors++;
        }
        for(const key3 in data){
          if(!((((((key3 === "idempotency_key") || (key3 === "source_type")) || (key3 === "title")) || (key3 === "filename")) || (key3 === "media_type")) || (key3 === "content"))){
            const err53 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
            (vErrors ??= []).push(err53);
            errors++;
          }
        }
        if(data.idempotency_key !== undefined){
          let data13 = data.idempotency_key;
          if(typeof data13 === "string"){
            if(func2(data13) > 255){
              const err54 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/3/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
              (vErrors ??= []).push(err54);
              errors++;
            }
            if(func2(data13) < 1){
              const err55 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/3/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err55);
              errors++;
            }
          }
          else {
            const err56 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/3/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err56);
            errors++;
          }
        }
        if(data.source_type !== undefined){
          if("document" !== data.source_type){
            const err57 = {instancePath:instancePath+"/source_type",schemaPath:"#/oneOf/3/properties/source_type/const",keyword:"const",params:{allowedValue: "document"}};
            (vErrors ??= []).push(err57);
            errors++;
          }
        }
        if(data.title !== undefined){
          let data15 = data.title;
          if(typeof data15 === "string"){
            if(func2(data15) > 300){
              const err58 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/maxLength",keyword:"maxLength",params:{limit: 300}};
              (vErrors ??= []).push(err58);
              errors++;
            }
            if(func2(data15) < 1){
              const err59 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err59);
              errors++;
            }
          }
          else {
            const err60 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err60);
            errors++;
          }
        }
        if(data.filename !== undefined){
          let data16 = data.filename;
          if(typeof data16 === "string"){
            if(func2(data16) > 255){
              const err61 = {instancePath:instancePath+"/filename",schemaPath:"#/oneOf/3/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255}};
              (vErrors ??= []).push(err61);
              errors++;
            }
            if(func2(data16) < 1){
              const err62 = {instancePath:instancePath+"/filename",schemaPath:"#/oneOf/3/properties/filename/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err62);
              errors++;
            }
          }
          else {
            const err63 = {instancePath:instancePath+"/filename",schemaPath:"#/oneOf/3/properties/filename/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err63);
            errors++;
          }
        }
        if(data.media_type !== undefined){
          let data17 = data.media_type;
          if(typeof data17 === "string"){
            if(func2(data17) > 255){
              const err64 = {instancePath:instancePath+"/media_type",schemaPath:"#/oneOf/3/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 255}};
              (vErrors ??= []).push(err64);
              errors++;
            }
            if(!pattern2.test(data17)){
              const err65 = {instancePath:instancePath+"/media_type",schemaPath:"#/oneOf/3/properties/media_type/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[a-z0-9.+-]+$"}};
              (vErrors ??= []).push(err65);
              errors++;
            }
          }
          else {
            const err66 = {instancePath:instancePath+"/media_type",schemaPath:"#/oneOf/3/properties/media_type/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err66);
            errors++;
          }
        }
        if(data.content !== undefined){
          let data18 = data.content;
          if(typeof data18 === "string"){
            if(func2(data18) > 13981016){
              const err67 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/3/properties/content/maxLength",keyword:"maxLength",params:{limit: 13981016}};
              (vErrors ??= []).push(err67);
              errors++;
            }
            if(func2(data18) < 4){
              const err68 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/3/properties/content/minLength",keyword:"minLength",params:{limit: 4}};
              (vErrors ??= []).push(err68);
              errors++;
            }
            if(!pattern3.test(data18)){
              const err69 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/3/properties/content/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"}};
              (vErrors ??= []).push(err69);
              errors++;
            }
          }
          else {
            const err70 = {instancePath:instancePath+"/content",schemaPath:"#/oneOf/3/properties/content/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err70);
            errors++;
          }
        }
      }
      else {
        const err71 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err71);
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
    const err72 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err72);
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
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.status !== undefined){
      let data1 = data.status;
      if(typeof data1 !== "string"){
        const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(!((data1 === "active") || (data1 === "archived"))){
        const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
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
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
  }
  else {
    const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "idempotency_key") || (key0 === "name")) || (key0 === "description")) || (key0 === "kind")) || (key0 === "source_ids")) || (key0 === "channels"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 200){
          const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data1) < 1){
          const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if(typeof data2 === "string"){
        if(func2(data2) > 2000){
          const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(func2(data2) < 1){
          const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.kind !== undefined){
      let data3 = data.kind;
      if(typeof data3 !== "string"){
        const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(!((data3 === "hosted") || (data3 === "external"))){
        const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.properties.kind.enum}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          const err13 = {instancePath:instancePath+"/source_ids",schemaPath:"#/properties/source_ids/maxItems",keyword:"maxItems",params:{limit: 200}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          let data5 = data4[i0];
          if(typeof data5 === "string"){
            if(!(formats0(data5))){
              const err14 = {instancePath:instancePath+"/source_ids/" + i0,schemaPath:"#/properties/source_ids/items/format",keyword:"format",params:{format: "uuid"}};
              (vErrors ??= []).push(err14);
              errors++;
            }
          }
          else {
            const err15 = {instancePath:instancePath+"/source_ids/" + i0,schemaPath:"#/properties/source_ids/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err15);
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
              const err16 = {instancePath:instancePath+"/source_ids",schemaPath:"#/properties/source_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err16);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err17 = {instancePath:instancePath+"/source_ids",schemaPath:"#/properties/source_ids/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          const err18 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit: 20}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          let data7 = data6[i2];
          if(typeof data7 === "string"){
            if(func2(data7) > 32){
              const err19 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"#/properties/channels/items/maxLength",keyword:"maxLength",params:{limit: 32}};
              (vErrors ??= []).push(err19);
              errors++;
            }
            if(!pattern4.test(data7)){
              const err20 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"#/properties/channels/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err21);
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
              const err22 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
              (vErrors ??= []).push(err22);
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        const err23 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
  }
  else {
    const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err24);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_listed"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "is_listed")) || (key0 === "listing_category")) || (key0 === "listing_description")) || (key0 === "listing_slug"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.is_listed !== undefined){
      if(typeof data.is_listed !== "boolean"){
        const err5 = {instancePath:instancePath+"/is_listed",schemaPath:"#/properties/is_listed/type",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.listing_category !== undefined){
      let data2 = data.listing_category;
      if(typeof data2 === "string"){
        if(func2(data2) > 64){
          const err6 = {instancePath:instancePath+"/listing_category",schemaPath:"#/properties/listing_category/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(func2(data2) < 1){
          const err7 = {instancePath:instancePath+"/listing_category",schemaPath:"#/properties/listing_category/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/listing_category",schemaPath:"#/properties/listing_category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.listing_description !== undefined){
      let data3 = data.listing_description;
      if(typeof data3 === "string"){
        if(func2(data3) > 1000){
          const err9 = {instancePath:instancePath+"/listing_description",schemaPath:"#/properties/listing_description/maxLength",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(func2(data3) < 1){
          const err10 = {instancePath:instancePath+"/listing_description",schemaPath:"#/properties/listing_description/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/listing_description",schemaPath:"#/properties/listing_description/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.listing_slug !== undefined){
      let data4 = data.listing_slug;
      if(typeof data4 === "string"){
        if(func2(data4) > 64){
          const err12 = {instancePath:instancePath+"/listing_slug",schemaPath:"#/properties/listing_slug/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        if(func2(data4) < 1){
          const err13 = {instancePath:instancePath+"/listing_slug",schemaPath:"#/properties/listing_slug/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        if(!pattern5.test(data4)){
          const err14 = {instancePath:instancePath+"/listing_slug",schemaPath:"#/properties/listing_slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/listing_slug",schemaPath:"#/properties/listing_slug/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
  }
  else {
    const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
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
        const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err4 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "idempotency_key") || (key0 === "status"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.status !== undefined){
      if("ended" !== data.status){
        const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "ended"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!(((key0 === "idempotency_key") || (key0 === "query")) || (key0 === "top_k"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.query !== undefined){
      let data1 = data.query;
      if(typeof data1 === "string"){
        if(func2(data1) > 4096){
          const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data1) < 1){
          const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.top_k !== undefined){
      let data2 = data.top_k;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err8 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 50 || isNaN(data2)){
          const err9 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(data2 < 1 || isNaN(data2)){
          const err10 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
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
      const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.customer === undefined){
      const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.event_type === undefined){
      const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.message === undefined){
      const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    for(const key0 in data){
      if(!((((((key0 === "idempotency_key") || (key0 === "channel")) || (key0 === "customer")) || (key0 === "event_type")) || (key0 === "message")) || (key0 === "timestamp"))){
        const err4 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data0) < 1){
          const err6 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data1 = data.channel;
      if(typeof data1 === "string"){
        if(func2(data1) > 32){
          const err8 = {instancePath:instancePath+"/channel",schemaPath:"#/oneOf/0/properties/channel/maxLength",keyword:"maxLength",params:{limit: 32}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(!pattern4.test(data1)){
          const err9 = {instancePath:instancePath+"/channel",schemaPath:"#/oneOf/0/properties/channel/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/channel",schemaPath:"#/oneOf/0/properties/channel/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.customer !== undefined){
      let data2 = data.customer;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.phone_number === undefined){
          const err11 = {instancePath:instancePath+"/customer",schemaPath:"#/oneOf/0/properties/customer/required",keyword:"required",params:{missingProperty: "phone_number"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        for(const key1 in data2){
          if(!((key1 === "phone_number") || (key1 === "name"))){
            const err12 = {instancePath:instancePath+"/customer",schemaPath:"#/oneOf/0/properties/customer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
        if(data2.phone_number !== undefined){
          let data3 = data2.phone_number;
          if(typeof data3 === "string"){
            if(!pattern0.test(data3)){
              const err13 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/oneOf/0/properties/customer/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9]\\d{1,14}$"}};
              (vErrors ??= []).push(err13);
              errors++;
            }
          }
          else {
            const err14 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/oneOf/0/properties/customer/properties/phone_number/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err14);
            errors++;
          }
        }
        if(data2.name !== undefined){
          let data4 = data2.name;
          if(typeof data4 === "string"){
            if(func2(data4) > 200){
              const err15 = {instancePath:instancePath+"/customer/name",schemaPath:"#/oneOf/0/properties/customer/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
              (vErrors ??= []).push(err15);
              errors++;
            }
            if(func2(data4) < 1){
              const err16 = {instancePath:instancePath+"/customer/name",schemaPath:"#/oneOf/0/properties/customer/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err16);
              errors++;
            }
          }
          else {
            const err17 = {instancePath:instancePath+"/customer/name",schemaPath:"#/oneOf/0/properties/customer/properties/name/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/customer",schemaPath:"#/oneOf/0/properties/customer/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data5 = data.event_type;
      if(typeof data5 === "string"){
        if(func2(data5) > 100){
          const err19 = {instancePath:instancePath+"/event_type",schemaPath:"#/oneOf/0/properties/event_type/maxLength",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err19);
          errors++;
        }
        if(!pattern8.test(data5)){
          const err20 = {instancePath:instancePath+"/event_type",schemaPath:"#/oneOf/0/properties/event_type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"}};
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
      else {
        const err21 = {instancePath:instancePath+"/event_type",schemaPath:"#/oneOf/0/properties/event_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err21);
        errors++;
      }
    }
    if(data.message !== undefined){
      let data6 = data.message;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(data6.text === undefined){
          const err22 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/required",keyword:"required",params:{missingProperty: "text"}};
          (vErrors ??= []).push(err22);
          errors++;
        }
        for(const key2 in data6){
          if(!((key2 === "type") || (key2 === "text"))){
            const err23 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
            (vErrors ??= []).push(err23);
            errors++;
          }
        }
        if(data6.type !== undefined){
          if("text" !== data6.type){
            const err24 = {instancePath:instancePath+"/message/type",schemaPath:"#/oneOf/0/properties/message/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
            (vErrors ??= []).push(err24);
            errors++;
          }
        }
        if(data6.text !== undefined){
          let data8 = data6.text;
          if(typeof data8 === "string"){
            if(func2(data8) > 4096){
              const err25 = {instancePath:instancePath+"/message/text",schemaPath:"#/oneOf/0/properties/message/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
              (vErrors ??= []).push(err25);
              errors++;
            }
            if(func2(data8) < 1){
              const err26 = {instancePath:instancePath+"/message/text",schemaPath:"#/oneOf/0/properties/message/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err26);
              errors++;
            }
          }
          else {
            const err27 = {instancePath:instancePath+"/message/text",schemaPath:"#/oneOf/0/properties/message/properties/text/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err27);
            errors++;
          }
        }
      }
      else {
        const err28 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data9 = data.timestamp;
      if(typeof data9 === "string"){
        if(!(formats6(data9))){
          const err29 = {instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/0/properties/timestamp/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err29);
          errors++;
        }
      }
      else {
        const err30 = {instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/0/properties/timestamp/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
  }
  else {
    const err31 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err31);
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
      const err32 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "channel"}};
      (vErrors ??= []).push(err32);
      errors++;
    }
    if(data.customer === undefined){
      const err33 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "customer"}};
      (vErrors ??= []).push(err33);
      errors++;
    }
    if(data.event_type === undefined){
      const err34 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "event_type"}};
      (vErrors ??= []).push(err34);
      errors++;
    }
    for(const key3 in data){
      if(!(((((key3 === "idempotency_key") || (key3 === "channel")) || (key3 === "customer")) || (key3 === "event_type")) || (key3 === "timestamp"))){
        const err35 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data10 = data.idempotency_key;
      if(typeof data10 === "string"){
        if(func2(data10) > 255){
          const err36 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err36);
          errors++;
        }
        if(func2(data10) < 1){
          const err37 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err37);
          errors++;
        }
      }
      else {
        const err38 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err38);
        errors++;
      }
    }
    if(data.channel !== undefined){
      let data11 = data.channel;
      if(typeof data11 === "string"){
        if(func2(data11) > 32){
          const err39 = {instancePath:instancePath+"/channel",schemaPath:"#/oneOf/1/properties/channel/maxLength",keyword:"maxLength",params:{limit: 32}};
          (vErrors ??= []).push(err39);
          errors++;
        }
        if(!pattern4.test(data11)){
          const err40 = {instancePath:instancePath+"/channel",schemaPath:"#/oneOf/1/properties/channel/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
          (vErrors ??= []).push(err40);
          errors++;
        }
      }
      else {
        const err41 = {instancePath:instancePath+"/channel",schemaPath:"#/oneOf/1/properties/channel/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err41);
        errors++;
      }
    }
    if(data.customer !== undefined){
      let data12 = data.customer;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        if(data12.phone_number === undefined){
          const err42 = {instancePath:instancePath+"/customer",schemaPath:"#/oneOf/1/properties/customer/required",keyword:"required",params:{missingProperty: "phone_number"}};
          (vErrors ??= []).push(err42);
          errors++;
        }
        for(const key4 in data12){
          if(!((key4 === "phone_number") || (key4 === "name"))){
            const err43 = {instancePath:instancePath+"/customer",schemaPath:"#/oneOf/1/properties/customer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
            (vErrors ??= []).push(err43);
            errors++;
          }
        }
        if(data12.phone_number !== undefined){
          let data13 = data12.phone_number;
          if(typeof data13 === "string"){
            if(!pattern0.test(data13)){
              const err44 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/oneOf/1/properties/customer/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9]\\d{1,14}$"}};
              (vErrors ??= []).push(err44);
              errors++;
            }
          }
          else {
            const err45 = {instancePath:instancePath+"/customer/phone_number",schemaPath:"#/oneOf/1/properties/customer/properties/phone_number/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err45);
            errors++;
          }
        }
        if(data12.name !== undefined){
          let data14 = data12.name;
          if(typeof data14 === "string"){
            if(func2(data14) > 200){
              const err46 = {instancePath:instancePath+"/customer/name",schemaPath:"#/oneOf/1/properties/customer/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
              (vErrors ??= []).push(err46);
              errors++;
            }
            if(func2(data14) < 1){
              const err47 = {instancePath:instancePath+"/customer/name",schemaPath:"#/oneOf/1/properties/customer/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err47);
              errors++;
            }
          }
          else {
            const err48 = {instancePath:instancePath+"/customer/name",schemaPath:"#/oneOf/1/properties/customer/properties/name/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err48);
            errors++;
          }
        }
      }
      else {
        const err49 = {instancePath:instancePath+"/customer",schemaPath:"#/oneOf/1/properties/customer/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err49);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data15 = data.event_type;
      if(typeof data15 === "string"){
        if(func2(data15) > 100){
          const err50 = {instancePath:instancePath+"/event_type",schemaPath:"#/oneOf/1/properties/event_type/maxLength",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err50);
          errors++;
        }
        if(!pattern11.test(data15)){
          const err51 = {instancePath:instancePath+"/event_type",schemaPath:"#/oneOf/1/properties/event_type/pattern",keyword:"pattern",params:{pattern: "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"}};
          (vErrors ??= []).push(err51);
          errors++;
        }
      }
      else {
        const err52 = {instancePath:instancePath+"/event_type",schemaPath:"#/oneOf/1/properties/event_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err52);
        errors++;
      }
    }
    if(data.timestamp !== undefined){
      let data16 = data.timestamp;
      if(typeof data16 === "string"){
        if(!(formats6(data16))){
          const err53 = {instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/1/properties/timestamp/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err53);
          errors++;
        }
      }
      else {
        const err54 = {instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/1/properties/timestamp/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err54);
        errors++;
      }
    }
  }
  else {
    const err55 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err55);
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
    const err56 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err56);
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
      const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.action_type === undefined){
      const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "action_type"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.payload === undefined){
      const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "payload"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "conversation_id")) || (key0 === "action_type")) || (key0 === "payload"))){
        const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(func2(data0) < 1){
          const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err7 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/0/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/0/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if("reply" !== data.action_type){
        const err9 = {instancePath:instancePath+"/action_type",schemaPath:"#/oneOf/0/properties/action_type/const",keyword:"const",params:{allowedValue: "reply"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.payload !== undefined){
      let data3 = data.payload;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.text === undefined){
          const err10 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/0/properties/payload/required",keyword:"required",params:{missingProperty: "text"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        for(const key1 in data3){
          if(!(key1 === "text")){
            const err11 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/0/properties/payload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
            (vErrors ??= []).push(err11);
            errors++;
          }
        }
        if(data3.text !== undefined){
          let data4 = data3.text;
          if(typeof data4 === "string"){
            if(func2(data4) > 4096){
              const err12 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/0/properties/payload/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
              (vErrors ??= []).push(err12);
              errors++;
            }
            if(func2(data4) < 1){
              const err13 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/0/properties/payload/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err13);
              errors++;
            }
          }
          else {
            const err14 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/0/properties/payload/properties/text/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err14);
            errors++;
          }
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/0/properties/payload/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
  }
  else {
    const err16 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
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
      const err17 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err17);
      errors++;
    }
    if(data.action_type === undefined){
      const err18 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "action_type"}};
      (vErrors ??= []).push(err18);
      errors++;
    }
    if(data.payload === undefined){
      const err19 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "payload"}};
      (vErrors ??= []).push(err19);
      errors++;
    }
    for(const key2 in data){
      if(!((((key2 === "idempotency_key") || (key2 === "conversation_id")) || (key2 === "action_type")) || (key2 === "payload"))){
        const err20 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data5 = data.idempotency_key;
      if(typeof data5 === "string"){
        if(func2(data5) > 255){
          const err21 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err21);
          errors++;
        }
        if(func2(data5) < 1){
          const err22 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
      else {
        const err23 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err23);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data6 = data.conversation_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          const err24 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/1/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err24);
          errors++;
        }
      }
      else {
        const err25 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/1/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err25);
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if("draft" !== data.action_type){
        const err26 = {instancePath:instancePath+"/action_type",schemaPath:"#/oneOf/1/properties/action_type/const",keyword:"const",params:{allowedValue: "draft"}};
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if(data.payload !== undefined){
      let data8 = data.payload;
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(data8.text === undefined){
          const err27 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/1/properties/payload/required",keyword:"required",params:{missingProperty: "text"}};
          (vErrors ??= []).push(err27);
          errors++;
        }
        for(const key3 in data8){
          if(!(key3 === "text")){
            const err28 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/1/properties/payload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
            (vErrors ??= []).push(err28);
            errors++;
          }
        }
        if(data8.text !== undefined){
          let data9 = data8.text;
          if(typeof data9 === "string"){
            if(func2(data9) > 4096){
              const err29 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/1/properties/payload/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
              (vErrors ??= []).push(err29);
              errors++;
            }
            if(func2(data9) < 1){
              const err30 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/1/properties/payload/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err30);
              errors++;
            }
          }
          else {
            const err31 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/1/properties/payload/properties/text/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err31);
            errors++;
          }
        }
      }
      else {
        const err32 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/1/properties/payload/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err32);
        errors++;
      }
    }
  }
  else {
    const err33 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err33);
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
        const err34 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "conversation_id"}};
        (vErrors ??= []).push(err34);
        errors++;
      }
      if(data.action_type === undefined){
        const err35 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "action_type"}};
        (vErrors ??= []).push(err35);
        errors++;
      }
      for(const key4 in data){
        if(!((((key4 === "idempotency_key") || (key4 === "conversation_id")) || (key4 === "action_type")) || (key4 === "payload"))){
          const err36 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
          (vErrors ??= []).push(err36);
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data10 = data.idempotency_key;
        if(typeof data10 === "string"){
          if(func2(data10) > 255){
            const err37 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/2/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
            (vErrors ??= []).push(err37);
            errors++;
          }
          if(func2(data10) < 1){
            const err38 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/2/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
            (vErrors ??= []).push(err38);
            errors++;
          }
        }
        else {
          const err39 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/2/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
          (vErrors ??= []).push(err39);
          errors++;
        }
      }
      if(data.conversation_id !== undefined){
        let data11 = data.conversation_id;
        if(typeof data11 === "string"){
          if(!(formats0(data11))){
            const err40 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/2/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
            (vErrors ??= []).push(err40);
            errors++;
          }
        }
        else {
          const err41 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/2/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
          (vErrors ??= []).push(err41);
          errors++;
        }
      }
      if(data.action_type !== undefined){
        if("handoff" !== data.action_type){
          const err42 = {instancePath:instancePath+"/action_type",schemaPath:"#/oneOf/2/properties/action_type/const",keyword:"const",params:{allowedValue: "handoff"}};
          (vErrors ??= []).push(err42);
          errors++;
        }
      }
      if(data.payload !== undefined){
        let data13 = data.payload;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          for(const key5 in data13){
            if(!(key5 === "text")){
              const err43 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/2/properties/payload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
              (vErrors ??= []).push(err43);
              errors++;
            }
          }
          if(data13.text !== undefined){
            let data14 = data13.text;
            if(typeof data14 === "string"){
              if(func2(data14) > 4096){
                const err44 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/2/properties/payload/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
                (vErrors ??= []).push(err44);
                errors++;
              }
              if(func2(data14) < 1){
                const err45 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/2/properties/payload/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
                (vErrors ??= []).push(err45);
                errors++;
              }
            }
            else {
              const err46 = {instancePath:instancePath+"/payload/text",schemaPath:"#/oneOf/2/properties/payload/properties/text/type",keyword:"type",params:{type: "string"}};
              (vErrors ??= []).push(err46);
              errors++;
            }
          }
        }
        else {
          const err47 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/2/properties/payload/type",keyword:"type",params:{type: "object"}};
          (vErrors ??= []).push(err47);
          errors++;
        }
      }
    }
    else {
      const err48 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
      (vErrors ??= []).push(err48);
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
          const err49 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "conversation_id"}};
          (vErrors ??= []).push(err49);
          errors++;
        }
        if(data.action_type === undefined){
          const err50 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "action_type"}};
          (vErrors ??= []).push(err50);
          errors++;
        }
        if(data.payload === undefined){
          const err51 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "payload"}};
          (vErrors ??= []).push(err51);
          errors++;
        }
        for(const key6 in data){
          if(!((((key6 === "idempotency_key") || (key6 === "conversation_id")) || (key6 === "action_type")) || (key6 === "payload"))){
            const err52 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
            (vErrors ??= []).push(err52);
            errors++;
          }
        }
        if(data.idempotency_key !== undefined){
          let data15 = data.idempotency_key;
          if(typeof data15 === "string"){
            if(func2(data15) > 255){
              const err53 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/3/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
              (vErrors ??= []).push(err53);
              errors++;
            }
            if(func2(data15) < 1){
              const err54 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/3/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err54);
              errors++;
            }
          }
          else {
            const err55 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/3/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err55);
            errors++;
          }
        }
        if(data.conversation_id !== undefined){
          let data16 = data.conversation_id;
          if(typeof data16 === "string"){
            if(!(formats0(data16))){
              const err56 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/3/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
              (vErrors ??= []).push(err56);
              errors++;
            }
          }
          else {
            const err57 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/3/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err57);
            errors++;
          }
        }
        if(data.action_type !== undefined){
          if("assign_owner" !== data.action_type){
            const err58 = {instancePath:instancePath+"/action_type",schemaPath:"#/oneOf/3/properties/action_type/const",keyword:"const",params:{allowedValue: "assign_owner"}};
            (vErrors ??= []).push(err58);
            errors++;
          }
        }
        if(data.payload !== undefined){
          let data18 = data.payload;
          if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
            if(data18.owner_id === undefined){
              const err59 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/3/properties/payload/required",keyword:"required",params:{missingProperty: "owner_id"}};
              (vErrors ??= []).push(err59);
              errors++;
            }
            for(const key7 in data18){
              if(!(key7 === "owner_id")){
                const err60 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/3/properties/payload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
                (vErrors ??= []).push(err60);
                errors++;
              }
            }
            if(data18.owner_id !== undefined){
              let data19 = data18.owner_id;
              if(typeof data19 === "string"){
                if(!(formats0(data19))){
                  const err61 = {instancePath:instancePath+"/payload/owner_id",schemaPath:"#/oneOf/3/properties/payload/properties/owner_id/format",keyword:"format",params:{format: "uuid"}};
                  (vErrors ??= []).push(err61);
                  errors++;
                }
              }
              else {
                const err62 = {instancePath:instancePath+"/payload/owner_id",schemaPath:"#/oneOf/3/properties/payload/properties/owner_id/type",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err62);
                errors++;
              }
            }
          }
          else {
            const err63 = {instancePath:instancePath+"/payload",schemaPath:"#/oneOf/3/properties/payload/type",keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err63);
            errors++;
          }
        }
      }
      else {
        const err64 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err64);
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
            const err65 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "conversation_id"}};
            (vErrors ??= []).push(err65);
            errors++;
          }
          if(data.action === undefined){
            const err66 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "action"}};
            (vErrors ??= []).push(err66);
            errors++;
          }
          if(data.message === undefined){
            const err67 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "message"}};
            (vErrors ??= []).push(err67);
            errors++;
          }
          for(const key8 in data){
            if(!((((key8 === "idempotency_key") || (key8 === "conversation_id")) || (key8 === "action")) || (key8 === "message"))){
              const err68 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
              (vErrors ??= []).push(err68);
              errors++;
            }
          }
          if(data.idempotency_key !== undefined){
            let data20 = data.idempotency_key;
            if(typeof data20 === "string"){
              if(func2(data20) > 255){
                const err69 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/4/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
                (vErrors ??= []).push(err69);
                errors++;
              }
              if(func2(data20) < 1){
                const err70 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/4/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
                (vErrors ??= []).push(err70);
                errors++;
              }
            }
            else {
              const err71 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/4/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
              (vErrors ??= []).push(err71);
              errors++;
            }
          }
          if(data.conversation_id !== undefined){
            let data21 = data.conversation_id;
            if(typeof data21 === "string"){
              if(!(formats0(data21))){
                const err72 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/4/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
                (vErrors ??= []).push(err72);
                errors++;
              }
            }
            else {
              const err73 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/4/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
              (vErrors ??= []).push(err73);
              errors++;
            }
          }
          if(data.action !== undefined){
            if("send_message" !== data.action){
              const err74 = {instancePath:instancePath+"/action",schemaPath:"#/oneOf/4/properties/action/const",keyword:"const",params:{allowedValue: "send_message"}};
              (vErrors ??= []).push(err74);
              errors++;
            }
          }
          if(data.message !== undefined){
            let data23 = data.message;
            if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
              if(data23.type === undefined){
                const err75 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/4/properties/message/required",keyword:"required",params:{missingProperty: "type"}};
                (vErrors ??= []).push(err75);
                errors++;
              }
              if(data23.text === undefined){
                const err76 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/4/properties/message/required",keyword:"required",params:{missingProperty: "text"}};
                (vErrors ??= []).push(err76);
                errors++;
              }
              for(const key9 in data23){
                if(!((key9 === "type") || (key9 === "text"))){
                  const err77 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/4/properties/message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
                  (vErrors ??= []).push(err77);
                  errors++;
                }
              }
              if(data23.type !== undefined){
                if("text" !== data23.type){
                  const err78 = {instancePath:instancePath+"/message/type",schemaPath:"#/oneOf/4/properties/message/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
                  (vErrors ??= []).push(err78);
                  errors++;
                }
              }
              if(data23.text !== undefined){
                let data25 = data23.text;
                if(typeof data25 === "string"){
                  if(func2(data25) > 4096){
                    const err79 = {instancePath:instancePath+"/message/text",schemaPath:"#/oneOf/4/properties/message/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
                    (vErrors ??= []).push(err79);
                    errors++;
                  }
                  if(func2(data25) < 1){
                    const err80 = {instancePath:instancePath+"/message/text",schemaPath:"#/oneOf/4/properties/message/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
                    (vErrors ??= []).push(err80);
                    errors++;
                  }
                }
                else {
                  const err81 = {instancePath:instancePath+"/message/text",schemaPath:"#/oneOf/4/properties/message/properties/text/type",keyword:"type",params:{type: "string"}};
                  (vErrors ??= []).push(err81);
                  errors++;
                }
              }
            }
            else {
              const err82 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/4/properties/message/type",keyword:"type",params:{type: "object"}};
              (vErrors ??= []).push(err82);
              errors++;
            }
          }
        }
        else {
          const err83 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"}};
          (vErrors ??= []).push(err83);
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
    const err84 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err84);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.events === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "url")) || (key0 === "events")) || (key0 === "secret")) || (key0 === "description"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data0) < 1){
          const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(!pattern12.test(data1)){
          const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        if(!(formats22(data1))){
          const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err10 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        if(data2.length < 1){
          const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            const err12 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
          if(!(((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered"))){
            const err13 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema17.properties.events.items.enum}};
            (vErrors ??= []).push(err13);
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
              const err14 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err14);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.secret !== undefined){
      let data4 = data.secret;
      if(typeof data4 === "string"){
        if(func2(data4) > 256){
          const err16 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err16);
          errors++;
        }
        if(func2(data4) < 16){
          const err17 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 16}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data5 = data.description;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema17.properties.description.type}};
        (vErrors ??= []).push(err19);
        errors++;
      }
      if(typeof data5 === "string"){
        if(func2(data5) > 256){
          const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
    }
  }
  else {
    const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err21);
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
      const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!(((((key0 === "idempotency_key") || (key0 === "url")) || (key0 === "events")) || (key0 === "description")) || (key0 === "status"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.url !== undefined){
      let data1 = data.url;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!pattern12.test(data1)){
          const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(!(formats22(data1))){
          const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.events !== undefined){
      let data2 = data.events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err9 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(data2.length < 1){
          const err10 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            const err11 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err11);
            errors++;
          }
          if(!(((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered"))){
            const err12 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema18.properties.events.items.enum}};
            (vErrors ??= []).push(err12);
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
              const err13 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err13);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data4 = data.description;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema18.properties.description.type}};
        (vErrors ??= []).push(err15);
        errors++;
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 256){
          const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if(data.status !== undefined){
      let data5 = data.status;
      if(typeof data5 !== "string"){
        const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
      if(!((data5 === "active") || (data5 === "disabled"))){
        const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema18.properties.status.enum}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
  }
  else {
    const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err19);
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
      const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.text === undefined){
      const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "text"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "conversation_id")) || (key0 === "text")) || (key0 === "category"))){
        const err2 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data0) < 1){
          const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/0/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err6 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/0/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/0/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data2 = data.text;
      if(typeof data2 === "string"){
        if(func2(data2) > 4096){
          const err8 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(func2(data2) < 1){
          const err9 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        const err11 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        const err12 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/enum",keyword:"enum",params:{allowedValues: schema19.oneOf[0].properties.category.enum}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
  }
  else {
    const err13 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
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
      const err14 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.template_id === undefined){
      const err15 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "template_id"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    if(data.category === undefined){
      const err16 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "category"}};
      (vErrors ??= []).push(err16);
      errors++;
    }
    for(const key1 in data){
      if(!((((((key1 === "idempotency_key") || (key1 === "conversation_id")) || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        const err17 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data4 = data.idempotency_key;
      if(typeof data4 === "string"){
        if(func2(data4) > 255){
          const err18 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        if(func2(data4) < 1){
          const err19 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
      else {
        const err20 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/oneOf/1/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data5 = data.conversation_id;
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          const err21 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/1/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/1/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data6 = data.template_id;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          const err23 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
      else {
        const err24 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data7 = data.template_params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(Object.keys(data7).length > 50){
          const err25 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/maxProperties",keyword:"maxProperties",params:{limit: 50}};
          (vErrors ??= []).push(err25);
          errors++;
        }
        for(const key2 in data7){
          let data8 = data7[key2];
          if(typeof data8 === "string"){
            if(func2(data8) > 1024){
              const err26 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err26);
              errors++;
            }
          }
          else {
            const err27 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err27);
            errors++;
          }
        }
      }
      else {
        const err28 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err28);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data9 = data.category;
      if(typeof data9 !== "string"){
        const err29 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err29);
        errors++;
      }
      if(!(((data9 === "utility") || (data9 === "marketing")) || (data9 === "transactional"))){
        const err30 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/enum",keyword:"enum",params:{allowedValues: schema19.oneOf[1].properties.category.enum}};
        (vErrors ??= []).push(err30);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data10 = data.text;
      if(typeof data10 === "string"){
        if(func2(data10) > 4096){
          const err31 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err31);
          errors++;
        }
        if(func2(data10) < 1){
          const err32 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err32);
          errors++;
        }
      }
      else {
        const err33 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
  }
  else {
    const err34 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err34);
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
    const err35 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err35);
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
      const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "jsonrpc"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.id === undefined){
      const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.method === undefined){
      const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "method"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "jsonrpc") || (key0 === "id")) || (key0 === "method")) || (key0 === "params"))){
        const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        const err4 = {instancePath:instancePath+"/jsonrpc",schemaPath:"#/oneOf/0/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}};
        (vErrors ??= []).push(err4);
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
          const err5 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/oneOf/0/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      var _valid1 = _errs7 === errors;
      if(_valid1){
        valid2 = true;
        passing1 = 0;
      }
      const _errs9 = errors;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err7 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/oneOf/1/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err7);
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
        const err8 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
        (vErrors ??= []).push(err8);
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
        const err9 = {instancePath:instancePath+"/method",schemaPath:"#/oneOf/0/properties/method/const",keyword:"const",params:{allowedValue: "tools/list"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.params !== undefined){
      let data3 = data.params;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
      }
      else {
        const err10 = {instancePath:instancePath+"/params",schemaPath:"#/oneOf/0/properties/params/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
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
      const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "jsonrpc"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.id === undefined){
      const err13 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.method === undefined){
      const err14 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "method"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.params === undefined){
      const err15 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "params"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    for(const key1 in data){
      if(!((((key1 === "jsonrpc") || (key1 === "id")) || (key1 === "method")) || (key1 === "params"))){
        const err16 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        const err17 = {instancePath:instancePath+"/jsonrpc",schemaPath:"#/oneOf/1/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}};
        (vErrors ??= []).push(err17);
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
          const err18 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
      else {
        const err19 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/oneOf/0/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err19);
        errors++;
      }
      var _valid2 = _errs21 === errors;
      if(_valid2){
        valid4 = true;
        passing2 = 0;
      }
      const _errs23 = errors;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        const err20 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/oneOf/1/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err20);
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
        const err21 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/oneOf",keyword:"oneOf",params:{passingSchemas: passing2}};
        (vErrors ??= []).push(err21);
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
        const err22 = {instancePath:instancePath+"/method",schemaPath:"#/oneOf/1/properties/method/const",keyword:"const",params:{allowedValue: "tools/call"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.params !== undefined){
      let data7 = data.params;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.name === undefined){
          const err23 = {instancePath:instancePath+"/params",schemaPath:"#/oneOf/1/properties/params/required",keyword:"required",params:{missingProperty: "name"}};
          (vErrors ??= []).push(err23);
          errors++;
        }
        if(data7.name !== undefined){
          let data8 = data7.name;
          if(typeof data8 === "string"){
            if(func2(data8) > 64){
              const err24 = {instancePath:instancePath+"/params/name",schemaPath:"#/oneOf/1/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}};
              (vErrors ??= []).push(err24);
              errors++;
            }
            if(!pattern4.test(data8)){
              const err25 = {instancePath:instancePath+"/params/name",schemaPath:"#/oneOf/1/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
              (vErrors ??= []).push(err25);
              errors++;
            }
          }
          else {
            const err26 = {instancePath:instancePath+"/params/name",schemaPath:"#/oneOf/1/properties/params/properties/name/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err26);
            errors++;
          }
        }
        if(data7.execution_mode !== undefined){
          let data9 = data7.execution_mode;
          if(typeof data9 !== "string"){
            const err27 = {instancePath:instancePath+"/params/execution_mode",schemaPath:"#/oneOf/1/properties/params/properties/execution_mode/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err27);
            errors++;
          }
          if(!((data9 === "dry_run") || (data9 === "commit"))){
            const err28 = {instancePath:instancePath+"/params/execution_mode",schemaPath:"#/oneOf/1/properties/params/properties/execution_mode/enum",keyword:"enum",params:{allowedValues: schema20.oneOf[1].properties.params.properties.execution_mode.enum}};
            (vErrors ??= []).push(err28);
            errors++;
          }
        }
        if(data7.idempotency_key !== undefined){
          let data10 = data7.idempotency_key;
          if(typeof data10 === "string"){
            if(func2(data10) > 255){
              const err29 = {instancePath:instancePath+"/params/idempotency_key",schemaPath:"#/oneOf/1/properties/params/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
              (vErrors ??= []).push(err29);
              errors++;
            }
            if(func2(data10) < 1){
              const err30 = {instancePath:instancePath+"/params/idempotency_key",schemaPath:"#/oneOf/1/properties/params/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
              (vErrors ??= []).push(err30);
              errors++;
            }
          }
          else {
            const err31 = {instancePath:instancePath+"/params/idempotency_key",schemaPath:"#/oneOf/1/properties/params/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err31);
            errors++;
          }
        }
        if(data7.shadow_run_id !== undefined){
          let data11 = data7.shadow_run_id;
          if(typeof data11 === "string"){
            if(!(formats0(data11))){
              const err32 = {instancePath:instancePath+"/params/shadow_run_id",schemaPath:"#/oneOf/1/properties/params/properties/shadow_run_id/format",keyword:"format",params:{format: "uuid"}};
              (vErrors ??= []).push(err32);
              errors++;
            }
          }
          else {
            const err33 = {instancePath:instancePath+"/params/shadow_run_id",schemaPath:"#/oneOf/1/properties/params/properties/shadow_run_id/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err33);
            errors++;
          }
        }
        if(data7.arguments !== undefined){
          let data12 = data7.arguments;
          if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
          }
          else {
            const err34 = {instancePath:instancePath+"/params/arguments",schemaPath:"#/oneOf/1/properties/params/properties/arguments/type",keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err34);
            errors++;
          }
        }
      }
      else {
        const err35 = {instancePath:instancePath+"/params",schemaPath:"#/oneOf/1/properties/params/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err35);
        errors++;
      }
    }
  }
  else {
    const err36 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err36);
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
          (vErrors ??= []).push(err37);
          errors++;
        }
        else {
          if(data.method !== undefined){
            let data13 = data.method;
            if(!((data13 === "tools/list") || (data13 === "tools/call"))){
              const err38 = {};
              (vErrors ??= []).push(err38);
              errors++;
            }
          }
        }
      }
      else {
        const err39 = {};
        (vErrors ??= []).push(err39);
        errors++;
      }
    }
    var valid6 = _errs43 === errors;
    if(valid6){
      const err40 = {instancePath,schemaPath:"#/oneOf/2/not",keyword:"not",params:{}};
      (vErrors ??= []).push(err40);
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
        const err41 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "jsonrpc"}};
        (vErrors ??= []).push(err41);
        errors++;
      }
      if(data.method === undefined){
        const err42 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "method"}};
        (vErrors ??= []).push(err42);
        errors++;
      }
      for(const key2 in data){
        if(!((((key2 === "jsonrpc") || (key2 === "id")) || (key2 === "method")) || (key2 === "params"))){
          const err43 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
          (vErrors ??= []).push(err43);
          errors++;
        }
      }
      if(data.jsonrpc !== undefined){
        if("2.0" !== data.jsonrpc){
          const err44 = {instancePath:instancePath+"/jsonrpc",schemaPath:"#/oneOf/2/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}};
          (vErrors ??= []).push(err44);
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
            const err45 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
            (vErrors ??= []).push(err45);
            errors++;
          }
        }
        else {
          const err46 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/oneOf/0/type",keyword:"type",params:{type: "string"}};
          (vErrors ??= []).push(err46);
          errors++;
        }
        var _valid3 = _errs50 === errors;
        if(_valid3){
          valid9 = true;
          passing3 = 0;
        }
        const _errs52 = errors;
        if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
          const err47 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/oneOf/1/type",keyword:"type",params:{type: "integer"}};
          (vErrors ??= []).push(err47);
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
          const err48 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/oneOf",keyword:"oneOf",params:{passingSchemas: passing3}};
          (vErrors ??= []).push(err48);
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
            const err49 = {instancePath:instancePath+"/method",schemaPath:"#/oneOf/2/properties/method/maxLength",keyword:"maxLength",params:{limit: 128}};
            (vErrors ??= []).push(err49);
            errors++;
          }
        }
        else {
          const err50 = {instancePath:instancePath+"/method",schemaPath:"#/oneOf/2/properties/method/type",keyword:"type",params:{type: "string"}};
          (vErrors ??= []).push(err50);
          errors++;
        }
      }
      if(data.params !== undefined){
        let data17 = data.params;
        if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
        }
        else {
          const err51 = {instancePath:instancePath+"/params",schemaPath:"#/oneOf/2/properties/params/type",keyword:"type",params:{type: "object"}};
          (vErrors ??= []).push(err51);
          errors++;
        }
      }
    }
    else {
      const err52 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
      (vErrors ??= []).push(err52);
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
    const err53 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err53);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization_name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.email === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.password === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.organization_name !== undefined){
      let data0 = data.organization_name;
      if(typeof data0 === "string"){
        if(func2(data0) > 120){
          const err3 = {instancePath:instancePath+"/organization_name",schemaPath:"#/properties/organization_name/maxLength",keyword:"maxLength",params:{limit: 120}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data0) < 1){
          const err4 = {instancePath:instancePath+"/organization_name",schemaPath:"#/properties/organization_name/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/organization_name",schemaPath:"#/properties/organization_name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.email !== undefined){
      let data1 = data.email;
      if(typeof data1 === "string"){
        if(func2(data1) > 254){
          const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(!(formats34(data1))){
          const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.password !== undefined){
      let data2 = data.password;
      if(typeof data2 === "string"){
        if(func2(data2) > 128){
          const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(func2(data2) < 12){
          const err10 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 12}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  }
  else {
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.password === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.email !== undefined){
      let data0 = data.email;
      if(typeof data0 === "string"){
        if(func2(data0) > 254){
          const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(formats34(data0))){
          const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data1) < 1){
          const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.organization !== undefined){
      let data2 = data.organization;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err8 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitation_token"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.password === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.invitation_token !== undefined){
      let data0 = data.invitation_token;
      if(typeof data0 === "string"){
        if(func2(data0) > 256){
          const err2 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/properties/invitation_token/maxLength",keyword:"maxLength",params:{limit: 256}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/properties/invitation_token/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/properties/invitation_token/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(func2(data1) > 128){
          const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data1) < 12){
          const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 12}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 120){
          const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(func2(data1) < 1){
          const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if(typeof data2 === "string"){
        if(func2(data2) > 1000){
          const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.runtime_mode !== undefined){
      let data3 = data.runtime_mode;
      if(typeof data3 === "string"){
        if(func2(data3) > 64){
          const err9 = {instancePath:instancePath+"/runtime_mode",schemaPath:"#/properties/runtime_mode/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(!pattern4.test(data3)){
          const err10 = {instancePath:instancePath+"/runtime_mode",schemaPath:"#/properties/runtime_mode/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/runtime_mode",schemaPath:"#/properties/runtime_mode/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  }
  else {
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_uri"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.redirect_uri !== undefined){
      let data1 = data.redirect_uri;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          const err4 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(!pattern16.test(data1)){
          const err5 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]*:[^#]+$"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!(formats22(data1))){
          const err6 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/redirect_uri",schemaPath:"#/properties/redirect_uri/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted_scopes"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.granted_scopes !== undefined){
      let data1 = data.granted_scopes;
      if(Array.isArray(data1)){
        if(data1.length > 32){
          const err4 = {instancePath:instancePath+"/granted_scopes",schemaPath:"#/properties/granted_scopes/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1.length < 1){
          const err5 = {instancePath:instancePath+"/granted_scopes",schemaPath:"#/properties/granted_scopes/minItems",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 !== "string"){
            const err6 = {instancePath:instancePath+"/granted_scopes/" + i0,schemaPath:"#/properties/granted_scopes/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err6);
            errors++;
          }
          if(!(((((((((((((((((data2 === "atlas.messages.send") || (data2 === "atlas.channels.read")) || (data2 === "atlas.knowledge.read")) || (data2 === "atlas.knowledge.write")) || (data2 === "atlas.agents.read")) || (data2 === "atlas.agents.write")) || (data2 === "atlas.agents.publish")) || (data2 === "atlas.sessions.read")) || (data2 === "atlas.sessions.write")) || (data2 === "atlas.conversations.read")) || (data2 === "atlas.context.read")) || (data2 === "atlas.actions.execute")) || (data2 === "atlas.actions.write")) || (data2 === "atlas.events.read")) || (data2 === "atlas.events.write")) || (data2 === "atlas.runs.read")) || (data2 === "atlas.keys.write"))){
            const err7 = {instancePath:instancePath+"/granted_scopes/" + i0,schemaPath:"#/properties/granted_scopes/items/enum",keyword:"enum",params:{allowedValues: schema26.properties.granted_scopes.items.enum}};
            (vErrors ??= []).push(err7);
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
              const err8 = {instancePath:instancePath+"/granted_scopes",schemaPath:"#/properties/granted_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err8);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/granted_scopes",schemaPath:"#/properties/granted_scopes/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.expires_at !== undefined){
      let data3 = data.expires_at;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err10 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema26.properties.expires_at.type}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats6(data3))){
          const err11 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
  }
  else {
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service_account_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.endpoint_url === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint_url"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.subscribed_events === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscribed_events"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data0) < 1){
          const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.service_account_id !== undefined){
      let data1 = data.service_account_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err6 = {instancePath:instancePath+"/service_account_id",schemaPath:"#/properties/service_account_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/service_account_id",schemaPath:"#/properties/service_account_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      let data2 = data.endpoint_url;
      if(typeof data2 === "string"){
        if(func2(data2) > 2048){
          const err8 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(!pattern12.test(data2)){
          const err9 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(!(formats22(data2))){
          const err10 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.subscribed_events !== undefined){
      let data3 = data.subscribed_events;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          const err12 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        if(data3.length < 1){
          const err13 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/minItems",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            const err14 = {instancePath:instancePath+"/subscribed_events/" + i0,schemaPath:"#/properties/subscribed_events/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err14);
            errors++;
          }
          if(!(((((((((((((((data4 === "conversation.created") || (data4 === "conversation.message_received")) || (data4 === "conversation.message_delivered")) || (data4 === "conversation.message_failed")) || (data4 === "agent.intent_detected")) || (data4 === "agent.action_pending")) || (data4 === "agent.action_approved")) || (data4 === "agent.action_rejected")) || (data4 === "agent.handoff")) || (data4 === "session.ended")) || (data4 === "atlas.event.received")) || (data4 === "atlas.action.executed")) || (data4 === "atlas.run.updated")) || (data4 === "agent.message_delivery")) || (data4 === "message.delivered"))){
            const err15 = {instancePath:instancePath+"/subscribed_events/" + i0,schemaPath:"#/properties/subscribed_events/items/enum",keyword:"enum",params:{allowedValues: schema27.properties.subscribed_events.items.enum}};
            (vErrors ??= []).push(err15);
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
              const err16 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err16);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err17 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
  }
  else {
    const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err18);
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
      const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.endpoint_url !== undefined){
      let data1 = data.endpoint_url;
      if(typeof data1 === "string"){
        if(func2(data1) > 2048){
          const err4 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(!pattern12.test(data1)){
          const err5 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!(formats22(data1))){
          const err6 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/format",keyword:"format",params:{format: "uri"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/endpoint_url",schemaPath:"#/properties/endpoint_url/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.subscribed_events !== undefined){
      let data2 = data.subscribed_events;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err8 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(data2.length < 1){
          const err9 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/minItems",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            const err10 = {instancePath:instancePath+"/subscribed_events/" + i0,schemaPath:"#/properties/subscribed_events/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err10);
            errors++;
          }
          if(!(((((((((((((((data3 === "conversation.created") || (data3 === "conversation.message_received")) || (data3 === "conversation.message_delivered")) || (data3 === "conversation.message_failed")) || (data3 === "agent.intent_detected")) || (data3 === "agent.action_pending")) || (data3 === "agent.action_approved")) || (data3 === "agent.action_rejected")) || (data3 === "agent.handoff")) || (data3 === "session.ended")) || (data3 === "atlas.event.received")) || (data3 === "atlas.action.executed")) || (data3 === "atlas.run.updated")) || (data3 === "agent.message_delivery")) || (data3 === "message.delivered"))){
            const err11 = {instancePath:instancePath+"/subscribed_events/" + i0,schemaPath:"#/properties/subscribed_events/items/enum",keyword:"enum",params:{allowedValues: schema28.properties.subscribed_events.items.enum}};
            (vErrors ??= []).push(err11);
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
              const err12 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err12);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.status !== undefined){
      let data4 = data.status;
      if(typeof data4 !== "string"){
        const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(!((data4 === "active") || (data4 === "disabled"))){
        const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema28.properties.status.enum}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
  }
  else {
    const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
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
          const err0 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func2(data0) < 1){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.event_type !== undefined){
      let data1 = data.event_type;
      if(typeof data1 !== "string"){
        const err3 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(!(((((((((((((((data1 === "conversation.created") || (data1 === "conversation.message_received")) || (data1 === "conversation.message_delivered")) || (data1 === "conversation.message_failed")) || (data1 === "agent.intent_detected")) || (data1 === "agent.action_pending")) || (data1 === "agent.action_approved")) || (data1 === "agent.action_rejected")) || (data1 === "agent.handoff")) || (data1 === "session.ended")) || (data1 === "atlas.event.received")) || (data1 === "atlas.action.executed")) || (data1 === "atlas.run.updated")) || (data1 === "agent.message_delivery")) || (data1 === "message.delivered"))){
        const err4 = {instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema29.properties.event_type.enum}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
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
          const err0 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func2(data0) < 1){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
  }
  else {
    const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err3);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.since !== undefined){
      let data1 = data.since;
      if(typeof data1 === "string"){
        if(!(formats6(data1))){
          const err4 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.body === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    if(data.category === undefined){
      const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data0) < 1){
          const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 64){
          const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(!pattern4.test(data1)){
          const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.body !== undefined){
      let data2 = data.body;
      if(typeof data2 === "string"){
        if(func2(data2) > 1024){
          const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(func2(data2) < 1){
          const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data3 = data.category;
      if(typeof data3 !== "string"){
        const err12 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(!(((data3 === "utility") || (data3 === "marketing")) || (data3 === "transactional"))){
        const err13 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema32.properties.category.enum}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
  }
  else {
    const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 120){
          const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(func2(data1) < 1){
          const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.code !== undefined){
      let data2 = data.code;
      if(typeof data2 === "string"){
        if(func2(data2) > 64){
          const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        if(func2(data2) < 1){
          const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(!pattern20.test(data2)){
          const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
  }
  else {
    const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
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
          const err0 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func2(data0) < 1){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.reason !== undefined){
      let data1 = data.reason;
      if(typeof data1 === "string"){
        if(func2(data1) > 1000){
          const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
  }
  else {
    const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
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
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.email !== undefined){
      let data1 = data.email;
      if(typeof data1 === "string"){
        if(func2(data1) > 254){
          const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(!(formats34(data1))){
          const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.role !== undefined){
      let data2 = data.role;
      if(typeof data2 !== "string"){
        const err7 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(!(((((data2 === "owner") || (data2 === "developer")) || (data2 === "approver")) || (data2 === "auditor")) || (data2 === "viewer"))){
        const err8 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema35.properties.role.enum}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data3 = data.permissions;
      if(Array.isArray(data3)){
        if(data3.length > 32){
          const err9 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(data3.length < 1){
          const err10 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/minItems",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        const len0 = data3.length;
        for(let i0=0; i0<len0; i0++){
          let data4 = data3[i0];
          if(typeof data4 !== "string"){
            const err11 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err11);
            errors++;
          }
          if(!(((((((((data4 === "developer_console.read") || (data4 === "developer_console.manage")) || (data4 === "atlas_api.apps.read")) || (data4 === "atlas_api.apps.write")) || (data4 === "atlas_api.oauth.manage")) || (data4 === "atlas_api.service_accounts.manage")) || (data4 === "atlas_api.keys.manage")) || (data4 === "atlas_api.webhooks.manage")) || (data4 === "atlas_api.audit.read"))){
            const err12 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/enum",keyword:"enum",params:{allowedValues: schema35.properties.permissions.items.enum}};
            (vErrors ??= []).push(err12);
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
              const err13 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err13);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
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
      const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(func2(data0) > 255){
          const err1 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(func2(data0) < 1){
          const err2 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.role !== undefined){
      let data1 = data.role;
      if(typeof data1 !== "string"){
        const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(!(((((data1 === "owner") || (data1 === "developer")) || (data1 === "approver")) || (data1 === "auditor")) || (data1 === "viewer"))){
        const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema36.properties.role.enum}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.permissions !== undefined){
      let data2 = data.permissions;
      if(Array.isArray(data2)){
        if(data2.length > 32){
          const err6 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 32}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(data2.length < 1){
          const err7 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/minItems",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(typeof data3 !== "string"){
            const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
          if(!(((((((((data3 === "developer_console.read") || (data3 === "developer_console.manage")) || (data3 === "atlas_api.apps.read")) || (data3 === "atlas_api.apps.write")) || (data3 === "atlas_api.oauth.manage")) || (data3 === "atlas_api.service_accounts.manage")) || (data3 === "atlas_api.keys.manage")) || (data3 === "atlas_api.webhooks.manage")) || (data3 === "atlas_api.audit.read"))){
            const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/enum",keyword:"enum",params:{allowedValues: schema36.properties.permissions.items.enum}};
            (vErrors ??= []).push(err9);
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
              const err10 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err10);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  }
  else {
    const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
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
