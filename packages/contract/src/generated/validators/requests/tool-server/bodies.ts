// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
const schema_1412ecb23a = {"oneOf":[{"type":"object","required":["jsonrpc","id","method"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"const":"tools/list"},"params":{"type":"object","additionalProperties":false,"properties":{"cursor":{"type":"string","maxLength":255},"_meta":{"type":"object","additionalProperties":true}}}}},{"type":"object","required":["jsonrpc","id","method","params"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"const":"tools/call"},"params":{"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":64},"execution_mode":{"type":"string","enum":["dry_run","commit"],"default":"commit"},"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"shadow_run_id":{"type":"string","format":"uuid"},"arguments":{"type":"object","additionalProperties":true},"_meta":{"type":"object","additionalProperties":true}}}}},{"type":"object","required":["jsonrpc","method"],"additionalProperties":false,"properties":{"jsonrpc":{"const":"2.0"},"id":{"oneOf":[{"type":"string","maxLength":255},{"type":"integer"}]},"method":{"type":"string","maxLength":128},"params":{"type":"object","additionalProperties":true}},"not":{"type":"object","required":["method"],"properties":{"method":{"enum":["tools/list","tools/call"]}}}}]};
function validate_1412ecb23a(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        for(const key1 in data3){
          if(!((key1 === "cursor") || (key1 === "_meta"))){
            vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/0/properties/params/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data3.cursor !== undefined){
          let data4 = data3.cursor;
          if(typeof data4 === "string"){
            if(longerThan(data4, 255)){
              vErrors = withFinding(vErrors, instancePath+"/params/cursor", "#/oneOf/0/properties/params/properties/cursor/maxLength", {limit: 255});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/cursor", "#/oneOf/0/properties/params/properties/cursor/type", {type: "string"});
            errors++;
          }
        }
        if(data3._meta !== undefined){
          let data5 = data3._meta;
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/_meta", "#/oneOf/0/properties/params/properties/_meta/type", {type: "object"});
            errors++;
          }
        }
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
  const _errs20 = errors;
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
    for(const key2 in data){
      if(!((((key2 === "jsonrpc") || (key2 === "id")) || (key2 === "method")) || (key2 === "params"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key2});
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
      let data7 = data.id;
      const _errs25 = errors;
      let valid5 = false;
      let passing2 = null;
      const _errs26 = errors;
      if(typeof data7 === "string"){
        if(longerThan(data7, 255)){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/0/maxLength", {limit: 255});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid2 = _errs26 === errors;
      if(_valid2){
        valid5 = true;
        passing2 = 0;
      }
      const _errs28 = errors;
      if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/1/type", {type: "integer"});
        errors++;
      }
      var _valid2 = _errs28 === errors;
      if(_valid2 && valid5){
        valid5 = false;
        passing2 = [passing2, 1];
      }
      else {
        if(_valid2){
          valid5 = true;
          passing2 = 1;
        }
      }
      if(!valid5){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf", {passingSchemas: passing2});
        errors++;
      }
      else {
        errors = _errs25;
        if(vErrors !== null){
          if(_errs25){
            vErrors.length = _errs25;
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
      let data9 = data.params;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(data9.name === undefined){
          vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/1/properties/params/required", {missingProperty: "name"});
          errors++;
        }
        for(const key3 in data9){
          if(!((((((key3 === "name") || (key3 === "execution_mode")) || (key3 === "idempotency_key")) || (key3 === "shadow_run_id")) || (key3 === "arguments")) || (key3 === "_meta"))){
            vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/1/properties/params/additionalProperties", {additionalProperty: key3});
            errors++;
          }
        }
        if(data9.name !== undefined){
          let data10 = data9.name;
          if(typeof data10 === "string"){
            if(longerThan(data10, 64)){
              vErrors = withFinding(vErrors, instancePath+"/params/name", "#/oneOf/1/properties/params/properties/name/maxLength", {limit: 64});
              errors++;
            }
            if(!pattern_eef60cee66.test(data10)){
              vErrors = withFinding(vErrors, instancePath+"/params/name", "#/oneOf/1/properties/params/properties/name/pattern", {pattern: "^[a-z][a-z0-9_]*$"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/name", "#/oneOf/1/properties/params/properties/name/type", {type: "string"});
            errors++;
          }
        }
        if(data9.execution_mode !== undefined){
          let data11 = data9.execution_mode;
          if(typeof data11 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/type", {type: "string"});
            errors++;
          }
          if(!((data11 === "dry_run") || (data11 === "commit"))){
            vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/enum", {allowedValues: schema_1412ecb23a.oneOf[1].properties.params.properties.execution_mode.enum});
            errors++;
          }
        }
        if(data9.idempotency_key !== undefined){
          let data12 = data9.idempotency_key;
          if(typeof data12 === "string"){
            if(longerThan(data12, 255)){
              vErrors = withFinding(vErrors, instancePath+"/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data12, 1)){
              vErrors = withFinding(vErrors, instancePath+"/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key/type", {type: "string"});
            errors++;
          }
        }
        if(data9.shadow_run_id !== undefined){
          let data13 = data9.shadow_run_id;
          if(typeof data13 === "string"){
            if(!(formats_0367b0de16(data13))){
              vErrors = withFinding(vErrors, instancePath+"/params/shadow_run_id", "#/oneOf/1/properties/params/properties/shadow_run_id/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/shadow_run_id", "#/oneOf/1/properties/params/properties/shadow_run_id/type", {type: "string"});
            errors++;
          }
        }
        if(data9.arguments !== undefined){
          let data14 = data9.arguments;
          if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/arguments", "#/oneOf/1/properties/params/properties/arguments/type", {type: "object"});
            errors++;
          }
        }
        if(data9._meta !== undefined){
          let data15 = data9._meta;
          if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/_meta", "#/oneOf/1/properties/params/properties/_meta/type", {type: "object"});
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
  var _valid0 = _errs20 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs48 = errors;
    const _errs50 = errors;
    const _errs51 = errors;
    if(errors === _errs51){
      if(data && typeof data == "object" && !Array.isArray(data)){
        let missing0;
        if((data.method === undefined) && (missing0 = "method")){
          const err43 = {};
          if(vErrors === null){
            vErrors = [err43];
          }
          else {
            vErrors.push(err43);
          }
          errors++;
        }
        else {
          if(data.method !== undefined){
            let data16 = data.method;
            if(!((data16 === "tools/list") || (data16 === "tools/call"))){
              const err44 = {};
              if(vErrors === null){
                vErrors = [err44];
              }
              else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        }
      }
      else {
        const err45 = {};
        if(vErrors === null){
          vErrors = [err45];
        }
        else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    var valid7 = _errs51 === errors;
    if(valid7){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/not", {});
      errors++;
    }
    else {
      errors = _errs50;
      if(vErrors !== null){
        if(_errs50){
          vErrors.length = _errs50;
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
      for(const key4 in data){
        if(!((((key4 === "jsonrpc") || (key4 === "id")) || (key4 === "method")) || (key4 === "params"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key4});
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
        let data18 = data.id;
        const _errs57 = errors;
        let valid10 = false;
        let passing3 = null;
        const _errs58 = errors;
        if(typeof data18 === "string"){
          if(longerThan(data18, 255)){
            vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/0/maxLength", {limit: 255});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/0/type", {type: "string"});
          errors++;
        }
        var _valid3 = _errs58 === errors;
        if(_valid3){
          valid10 = true;
          passing3 = 0;
        }
        const _errs60 = errors;
        if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/1/type", {type: "integer"});
          errors++;
        }
        var _valid3 = _errs60 === errors;
        if(_valid3 && valid10){
          valid10 = false;
          passing3 = [passing3, 1];
        }
        else {
          if(_valid3){
            valid10 = true;
            passing3 = 1;
          }
        }
        if(!valid10){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf", {passingSchemas: passing3});
          errors++;
        }
        else {
          errors = _errs57;
          if(vErrors !== null){
            if(_errs57){
              vErrors.length = _errs57;
            }
            else {
              vErrors = null;
            }
          }
        }
      }
      if(data.method !== undefined){
        let data19 = data.method;
        if(typeof data19 === "string"){
          if(longerThan(data19, 128)){
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
        let data20 = data.params;
        if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
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
    var _valid0 = _errs48 === errors;
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
  validate_1412ecb23a.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "toolServer.call": validate_1412ecb23a,
};
