// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate_053670222e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      vErrors = part_e4f28c80b8(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
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
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.jsonrpc === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "jsonrpc"});
        errors++;
      }
      if(data.id === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "id"});
        errors++;
      }
      if(data.method === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "method"});
        errors++;
      }
      if(data.params === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "params"});
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
        let data17 = data.id;
        const _errs53 = errors;
        let valid8 = false;
        let passing3 = null;
        const _errs54 = errors;
        if(typeof data17 === "string"){
          if(longerThan(data17, 255)){
            vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/0/maxLength", {limit: 255});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/0/type", {type: "string"});
          errors++;
        }
        var _valid3 = _errs54 === errors;
        if(_valid3){
          valid8 = true;
          passing3 = 0;
        }
        const _errs56 = errors;
        if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/1/type", {type: "integer"});
          errors++;
        }
        var _valid3 = _errs56 === errors;
        if(_valid3 && valid8){
          valid8 = false;
          passing3 = [passing3, 1];
        }
        else {
          if(_valid3){
            valid8 = true;
            passing3 = 1;
          }
        }
        if(!valid8){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf", {passingSchemas: passing3});
          errors++;
        }
        else {
          errors = _errs53;
          if(vErrors !== null){
            if(_errs53){
              vErrors.length = _errs53;
            }
            else {
              vErrors = null;
            }
          }
        }
      }
      if(data.method !== undefined){
        let data18 = data.method;
        if(typeof data18 !== "string"){
          vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/2/properties/method/type", {type: "string"});
          errors++;
        }
        if(!(((data18 === "tasks/get") || (data18 === "tasks/cancel")) || (data18 === "tasks/update"))){
          vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/2/properties/method/enum", {allowedValues: ["tasks/get","tasks/cancel","tasks/update"]});
          errors++;
        }
      }
      if(data.params !== undefined){
        let data19 = data.params;
        if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
          if(data19.taskId === undefined){
            vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/2/properties/params/required", {missingProperty: "taskId"});
            errors++;
          }
          for(const key5 in data19){
            if(!(((key5 === "taskId") || (key5 === "inputResponses")) || (key5 === "_meta"))){
              vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/2/properties/params/additionalProperties", {additionalProperty: key5});
              errors++;
            }
          }
          if(data19.taskId !== undefined){
            let data20 = data19.taskId;
            if(typeof data20 === "string"){
              if(longerThan(data20, 128)){
                vErrors = withFinding(vErrors, instancePath+"/params/taskId", "#/oneOf/2/properties/params/properties/taskId/maxLength", {limit: 128});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/params/taskId", "#/oneOf/2/properties/params/properties/taskId/type", {type: "string"});
              errors++;
            }
          }
          if(data19.inputResponses !== undefined){
            let data21 = data19.inputResponses;
            if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/params/inputResponses", "#/oneOf/2/properties/params/properties/inputResponses/type", {type: "object"});
              errors++;
            }
          }
          if(data19._meta !== undefined){
            let data22 = data19._meta;
            if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/params/_meta", "#/oneOf/2/properties/params/properties/_meta/type", {type: "object"});
              errors++;
            }
          }
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
      const _errs71 = errors;
      const _errs73 = errors;
      const _errs74 = errors;
      if(errors === _errs74){
        if(data && typeof data == "object" && !Array.isArray(data)){
          let missing0;
          if((data.method === undefined) && (missing0 = "method")){
            const err63 = {};
            if(vErrors === null){
              vErrors = [err63];
            }
            else {
              vErrors.push(err63);
            }
            errors++;
          }
          else {
            if(data.method !== undefined){
              let data23 = data.method;
              if(!(((((data23 === "tools/list") || (data23 === "tools/call")) || (data23 === "tasks/get")) || (data23 === "tasks/cancel")) || (data23 === "tasks/update"))){
                const err64 = {};
                if(vErrors === null){
                  vErrors = [err64];
                }
                else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
          }
        }
        else {
          const err65 = {};
          if(vErrors === null){
            vErrors = [err65];
          }
          else {
            vErrors.push(err65);
          }
          errors++;
        }
      }
      var valid10 = _errs74 === errors;
      if(valid10){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/not", {});
        errors++;
      }
      else {
        errors = _errs73;
        if(vErrors !== null){
          if(_errs73){
            vErrors.length = _errs73;
          }
          else {
            vErrors = null;
          }
        }
      }
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.jsonrpc === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "jsonrpc"});
          errors++;
        }
        if(data.method === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "method"});
          errors++;
        }
        for(const key6 in data){
          if(!((((key6 === "jsonrpc") || (key6 === "id")) || (key6 === "method")) || (key6 === "params"))){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/additionalProperties", {additionalProperty: key6});
            errors++;
          }
        }
        if(data.jsonrpc !== undefined){
          if("2.0" !== data.jsonrpc){
            vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/3/properties/jsonrpc/const", {allowedValue: "2.0"});
            errors++;
          }
        }
        if(data.id !== undefined){
          let data25 = data.id;
          const _errs80 = errors;
          let valid13 = false;
          let passing4 = null;
          const _errs81 = errors;
          if(typeof data25 === "string"){
            if(longerThan(data25, 255)){
              vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/3/properties/id/oneOf/0/maxLength", {limit: 255});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/3/properties/id/oneOf/0/type", {type: "string"});
            errors++;
          }
          var _valid4 = _errs81 === errors;
          if(_valid4){
            valid13 = true;
            passing4 = 0;
          }
          const _errs83 = errors;
          if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
            vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/3/properties/id/oneOf/1/type", {type: "integer"});
            errors++;
          }
          var _valid4 = _errs83 === errors;
          if(_valid4 && valid13){
            valid13 = false;
            passing4 = [passing4, 1];
          }
          else {
            if(_valid4){
              valid13 = true;
              passing4 = 1;
            }
          }
          if(!valid13){
            vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/3/properties/id/oneOf", {passingSchemas: passing4});
            errors++;
          }
          else {
            errors = _errs80;
            if(vErrors !== null){
              if(_errs80){
                vErrors.length = _errs80;
              }
              else {
                vErrors = null;
              }
            }
          }
        }
        if(data.method !== undefined){
          let data26 = data.method;
          if(typeof data26 === "string"){
            if(longerThan(data26, 128)){
              vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/3/properties/method/maxLength", {limit: 128});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/3/properties/method/type", {type: "string"});
            errors++;
          }
        }
        if(data.params !== undefined){
          let data27 = data.params;
          if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/3/properties/params/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
        errors++;
      }
      var _valid0 = _errs71 === errors;
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
  validate_053670222e.errors = vErrors;
  return errors === 0;
}
function part_e4f28c80b8(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
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
        vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/enum", {allowedValues: ["dry_run","commit"]});
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
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "toolServer.call": validate_053670222e,
};
