// Generated from spec/shared/tools.yaml by `bun run generate`; do not edit.
// Contract sha256 9243a1d8237eb837430d925c47eaecbc4aee01ba3c9454890b4c057ccf79a0be

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { characterCount, formats } from "../../validation/runtime.ts";
import type { Validator } from "../../validation/validator.ts";

const schema6 = {"oneOf":[{"type":"object","required":["conversation_id","text"],"additionalProperties":false,"properties":{"conversation_id":{"type":"string","format":"uuid"},"text":{"type":"string","minLength":1,"maxLength":4096},"category":{"type":"string","enum":["utility","marketing","transactional"]}}},{"type":"object","required":["conversation_id","template_id","category"],"additionalProperties":false,"properties":{"conversation_id":{"type":"string","format":"uuid"},"template_id":{"type":"string","format":"uuid"},"template_params":{"type":"object","maxProperties":50,"additionalProperties":{"type":"string","maxLength":1024}},"category":{"type":"string","enum":["utility","marketing","transactional"]},"text":{"type":"string","minLength":1,"maxLength":4096}}}]};
const formats0 = formats.uuid;
const func2 = characterCount;
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(((key0 === "conversation_id") || (key0 === "text")) || (key0 === "category"))){
        const err2 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data0 = data.conversation_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/0/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/0/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(func2(data1) > 4096){
          const err5 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data1) < 1){
          const err6 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data2 = data.category;
      if(typeof data2 !== "string"){
        const err8 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if(!(((data2 === "utility") || (data2 === "marketing")) || (data2 === "transactional"))){
        const err9 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/enum",keyword:"enum",params:{allowedValues: schema6.oneOf[0].properties.category.enum}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs10 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "conversation_id"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.template_id === undefined){
      const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "template_id"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.category === undefined){
      const err13 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "category"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    for(const key1 in data){
      if(!(((((key1 === "conversation_id") || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        const err14 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data3 = data.conversation_id;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err15 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/1/properties/conversation_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/oneOf/1/properties/conversation_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data4 = data.template_id;
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err17 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data5 = data.template_params;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(Object.keys(data5).length > 50){
          const err19 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/maxProperties",keyword:"maxProperties",params:{limit: 50}};
          (vErrors ??= []).push(err19);
          errors++;
        }
        for(const key2 in data5){
          let data6 = data5[key2];
          if(typeof data6 === "string"){
            if(func2(data6) > 1024){
              const err20 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err21);
            errors++;
          }
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data7 = data.category;
      if(typeof data7 !== "string"){
        const err23 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err23);
        errors++;
      }
      if(!(((data7 === "utility") || (data7 === "marketing")) || (data7 === "transactional"))){
        const err24 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/enum",keyword:"enum",params:{allowedValues: schema6.oneOf[1].properties.category.enum}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data8 = data.text;
      if(typeof data8 === "string"){
        if(func2(data8) > 4096){
          const err25 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err25);
          errors++;
        }
        if(func2(data8) < 1){
          const err26 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
      else {
        const err27 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err27);
        errors++;
      }
    }
  }
  else {
    const err28 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err28);
    errors++;
  }
  var _valid0 = _errs10 === errors;
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
    const err29 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err29);
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
const schema7 = {"oneOf":[{"type":"object","required":["phone_number","text"],"additionalProperties":false,"properties":{"phone_number":{"type":"string","pattern":"^\\+[1-9]\\d{1,14}$"},"text":{"type":"string","minLength":1,"maxLength":4096},"category":{"type":"string","enum":["utility","marketing","transactional"]}}},{"type":"object","required":["phone_number","template_id","category"],"additionalProperties":false,"properties":{"phone_number":{"type":"string","pattern":"^\\+[1-9]\\d{1,14}$"},"template_id":{"type":"string","format":"uuid"},"template_params":{"type":"object","maxProperties":50,"additionalProperties":{"type":"string","maxLength":1024}},"category":{"type":"string","enum":["utility","marketing","transactional"]},"text":{"type":"string","minLength":1,"maxLength":4096}}}]};
const pattern0 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!(((key0 === "phone_number") || (key0 === "text")) || (key0 === "category"))){
        const err2 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data0 = data.phone_number;
      if(typeof data0 === "string"){
        if(!pattern0.test(data0)){
          const err3 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/0/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9]\\d{1,14}$"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/0/properties/phone_number/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data1 = data.text;
      if(typeof data1 === "string"){
        if(func2(data1) > 4096){
          const err5 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data1) < 1){
          const err6 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/0/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data2 = data.category;
      if(typeof data2 !== "string"){
        const err8 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if(!(((data2 === "utility") || (data2 === "marketing")) || (data2 === "transactional"))){
        const err9 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/0/properties/category/enum",keyword:"enum",params:{allowedValues: schema7.oneOf[0].properties.category.enum}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs10 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phone_number === undefined){
      const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "phone_number"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.template_id === undefined){
      const err12 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "template_id"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.category === undefined){
      const err13 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "category"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    for(const key1 in data){
      if(!(((((key1 === "phone_number") || (key1 === "template_id")) || (key1 === "template_params")) || (key1 === "category")) || (key1 === "text"))){
        const err14 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.phone_number !== undefined){
      let data3 = data.phone_number;
      if(typeof data3 === "string"){
        if(!pattern0.test(data3)){
          const err15 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/1/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9]\\d{1,14}$"}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/phone_number",schemaPath:"#/oneOf/1/properties/phone_number/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.template_id !== undefined){
      let data4 = data.template_id;
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err17 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/template_id",schemaPath:"#/oneOf/1/properties/template_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.template_params !== undefined){
      let data5 = data.template_params;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(Object.keys(data5).length > 50){
          const err19 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/maxProperties",keyword:"maxProperties",params:{limit: 50}};
          (vErrors ??= []).push(err19);
          errors++;
        }
        for(const key2 in data5){
          let data6 = data5[key2];
          if(typeof data6 === "string"){
            if(func2(data6) > 1024){
              const err20 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024}};
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/template_params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/properties/template_params/additionalProperties/type",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err21);
            errors++;
          }
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/template_params",schemaPath:"#/oneOf/1/properties/template_params/type",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.category !== undefined){
      let data7 = data.category;
      if(typeof data7 !== "string"){
        const err23 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err23);
        errors++;
      }
      if(!(((data7 === "utility") || (data7 === "marketing")) || (data7 === "transactional"))){
        const err24 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/1/properties/category/enum",keyword:"enum",params:{allowedValues: schema7.oneOf[1].properties.category.enum}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.text !== undefined){
      let data8 = data.text;
      if(typeof data8 === "string"){
        if(func2(data8) > 4096){
          const err25 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/maxLength",keyword:"maxLength",params:{limit: 4096}};
          (vErrors ??= []).push(err25);
          errors++;
        }
        if(func2(data8) < 1){
          const err26 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err26);
          errors++;
        }
      }
      else {
        const err27 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err27);
        errors++;
      }
    }
  }
  else {
    const err28 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err28);
    errors++;
  }
  var _valid0 = _errs10 === errors;
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
    const err29 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
    (vErrors ??= []).push(err29);
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
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "query") || (key0 === "top_k"))){
        const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.query !== undefined){
      let data0 = data.query;
      if(typeof data0 === "string"){
        if(func2(data0) > 1024){
          const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 1024}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(func2(data0) < 1){
          const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.top_k !== undefined){
      let data1 = data.top_k;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err5 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 50 || isNaN(data1)){
          const err6 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(data1 < 1 || isNaN(data1)){
          const err7 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
  }
  else {
    const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.customer_id === undefined){
      const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer_id"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.voucher_id === undefined){
      const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voucher_id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
    for(const key0 in data){
      if(!((key0 === "customer_id") || (key0 === "voucher_id"))){
        const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.customer_id !== undefined){
      let data0 = data.customer_id;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err3 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.voucher_id !== undefined){
      let data1 = data.voucher_id;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err5 = {instancePath:instancePath+"/voucher_id",schemaPath:"#/properties/voucher_id/format",keyword:"format",params:{format: "uuid"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/voucher_id",schemaPath:"#/properties/voucher_id/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}

export const toolValidators: Record<string, Validator> = {
  send_message: validate21,
  send_message_to_phone: validate22,
  search_knowledge: validate23,
  issue_voucher: validate24,
};
