// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
const schema_1e673f804d = {"oneOf":[{"type":"object","required":["jsonrpc","id","method"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"const":"tools/list"},"params":{"type":"object","additionalProperties":true}}},{"type":"object","required":["jsonrpc","id","method","params"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"const":"tools/call"},"params":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":64},"execution_mode":{"type":"string","enum":["dry_run","commit"],"default":"commit"},"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"shadow_run_id":{"type":"string","format":"uuid"},"arguments":{"type":"object","additionalProperties":true}}}}},{"type":"object","required":["jsonrpc","method"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"type":"string","maxLength":128},"params":{"type":"object","additionalProperties":true}},"not":{"type":"object","required":["method"],"properties":{"method":{"enum":["tools/list","tools/call"]}}}}]};
function validate_1e673f804d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(longerThan(data1, 255)){
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
        if(longerThan(data5, 255)){
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
            if(longerThan(data8, 64)){
              vErrors = withFinding(vErrors, instancePath+"/params/name", "#/oneOf/1/properties/params/properties/name/maxLength", {limit: 64});
              errors++;
            }
            if(!pattern_eef60cee66.test(data8)){
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
            vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/enum", {allowedValues: schema_1e673f804d.oneOf[1].properties.params.properties.execution_mode.enum});
            errors++;
          }
        }
        if(data7.idempotency_key !== undefined){
          let data10 = data7.idempotency_key;
          if(typeof data10 === "string"){
            if(longerThan(data10, 255)){
              vErrors = withFinding(vErrors, instancePath+"/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data10, 1)){
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
            if(!(formats_0367b0de16(data11))){
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
          if(longerThan(data15, 255)){
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
          if(longerThan(data16, 128)){
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
  validate_1e673f804d.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "toolServer.call": validate_1e673f804d,
};
