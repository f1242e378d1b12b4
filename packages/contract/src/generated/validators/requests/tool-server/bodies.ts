// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate_053670222e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["jsonrpc", "id", "method"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["jsonrpc", "id", "method", "params"]);
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/0/properties/jsonrpc/const", {allowedValue: "2.0"});
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      const _errs6 = countOf(vErrors);
      let valid2 = false;
      let passing1 = null;
      const _errs7 = countOf(vErrors);
      vErrors = withText(vErrors, data1, instancePath, "/id", "#/oneOf/0/properties/id/oneOf/0", 255, null);
      var _valid1 = _errs7 === countOf(vErrors);
      if(_valid1){
        valid2 = true;
        passing1 = 0;
      }
      const _errs9 = countOf(vErrors);
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/0/properties/id/oneOf/1/type", {type: "integer"});
      }
      var _valid1 = _errs9 === countOf(vErrors);
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
      }
      else {
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
      }
    }
    if(data.params !== undefined){
      let data3 = data.params;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        vErrors = withUnknown(vErrors, data3, instancePath, "/params", "#/oneOf/0/properties/params/additionalProperties", ["cursor", "_meta"]);
        if(data3.cursor !== undefined){
          vErrors = withText(vErrors, data3.cursor, instancePath, "/params/cursor", "#/oneOf/0/properties/params/properties/cursor", 255, null);
        }
        if(data3._meta !== undefined){
          let data5 = data3._meta;
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/_meta", "#/oneOf/0/properties/params/properties/_meta/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/0/properties/params/type", {type: "object"});
      }
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
  const _errs20 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["jsonrpc", "id", "method", "params"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["jsonrpc", "id", "method", "params"]);
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/1/properties/jsonrpc/const", {allowedValue: "2.0"});
      }
    }
    if(data.id !== undefined){
      let data7 = data.id;
      const _errs25 = countOf(vErrors);
      let valid5 = false;
      let passing2 = null;
      const _errs26 = countOf(vErrors);
      vErrors = withText(vErrors, data7, instancePath, "/id", "#/oneOf/1/properties/id/oneOf/0", 255, null);
      var _valid2 = _errs26 === countOf(vErrors);
      if(_valid2){
        valid5 = true;
        passing2 = 0;
      }
      const _errs28 = countOf(vErrors);
      if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/1/type", {type: "integer"});
      }
      var _valid2 = _errs28 === countOf(vErrors);
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
      }
      else {
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
      }
    }
    if(data.params !== undefined){
      let data9 = data.params;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        vErrors = withMissing(vErrors, data9, instancePath, "/params", "#/oneOf/1/properties/params/required", ["name"]);
        vErrors = withUnknown(vErrors, data9, instancePath, "/params", "#/oneOf/1/properties/params/additionalProperties", ["name", "execution_mode", "idempotency_key", "shadow_run_id", "arguments", "_meta"]);
        if(data9.name !== undefined){
          vErrors = withText(vErrors, data9.name, instancePath, "/params/name", "#/oneOf/1/properties/params/properties/name", 64, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
        }
        if(data9.execution_mode !== undefined){
          let data11 = data9.execution_mode;
          if(typeof data11 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/type", {type: "string"});
          }
          if(!((data11 === "dry_run") || (data11 === "commit"))){
            vErrors = withFinding(vErrors, instancePath+"/params/execution_mode", "#/oneOf/1/properties/params/properties/execution_mode/enum", {allowedValues: ["dry_run","commit"]});
          }
        }
        if(data9.idempotency_key !== undefined){
          vErrors = withText(vErrors, data9.idempotency_key, instancePath, "/params/idempotency_key", "#/oneOf/1/properties/params/properties/idempotency_key", 255, 1);
        }
        if(data9.shadow_run_id !== undefined){
          vErrors = withText(vErrors, data9.shadow_run_id, instancePath, "/params/shadow_run_id", "#/oneOf/1/properties/params/properties/shadow_run_id", null, null, formats_0367b0de16, "uuid");
        }
        if(data9.arguments !== undefined){
          let data14 = data9.arguments;
          if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/arguments", "#/oneOf/1/properties/params/properties/arguments/type", {type: "object"});
          }
        }
        if(data9._meta !== undefined){
          let data15 = data9._meta;
          if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/_meta", "#/oneOf/1/properties/params/properties/_meta/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/1/properties/params/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs20 === countOf(vErrors);
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs48 = countOf(vErrors);
    if(data && typeof data == "object" && !Array.isArray(data)){
      vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/2/required", ["jsonrpc", "id", "method", "params"]);
      vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/2/additionalProperties", ["jsonrpc", "id", "method", "params"]);
      if(data.jsonrpc !== undefined){
        if("2.0" !== data.jsonrpc){
          vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/2/properties/jsonrpc/const", {allowedValue: "2.0"});
        }
      }
      if(data.id !== undefined){
        let data17 = data.id;
        const _errs53 = countOf(vErrors);
        let valid8 = false;
        let passing3 = null;
        const _errs54 = countOf(vErrors);
        vErrors = withText(vErrors, data17, instancePath, "/id", "#/oneOf/2/properties/id/oneOf/0", 255, null);
        var _valid3 = _errs54 === countOf(vErrors);
        if(_valid3){
          valid8 = true;
          passing3 = 0;
        }
        const _errs56 = countOf(vErrors);
        if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/2/properties/id/oneOf/1/type", {type: "integer"});
        }
        var _valid3 = _errs56 === countOf(vErrors);
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
        }
        else {
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
        }
        if(!(((data18 === "tasks/get") || (data18 === "tasks/cancel")) || (data18 === "tasks/update"))){
          vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/2/properties/method/enum", {allowedValues: ["tasks/get","tasks/cancel","tasks/update"]});
        }
      }
      if(data.params !== undefined){
        let data19 = data.params;
        if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
          vErrors = withMissing(vErrors, data19, instancePath, "/params", "#/oneOf/2/properties/params/required", ["taskId"]);
          vErrors = withUnknown(vErrors, data19, instancePath, "/params", "#/oneOf/2/properties/params/additionalProperties", ["taskId", "inputResponses", "_meta"]);
          if(data19.taskId !== undefined){
            vErrors = withText(vErrors, data19.taskId, instancePath, "/params/taskId", "#/oneOf/2/properties/params/properties/taskId", 128, null);
          }
          if(data19.inputResponses !== undefined){
            let data21 = data19.inputResponses;
            if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/params/inputResponses", "#/oneOf/2/properties/params/properties/inputResponses/type", {type: "object"});
            }
          }
          if(data19._meta !== undefined){
            let data22 = data19._meta;
            if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/params/_meta", "#/oneOf/2/properties/params/properties/_meta/type", {type: "object"});
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/2/properties/params/type", {type: "object"});
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
    }
    var _valid0 = _errs48 === countOf(vErrors);
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs71 = countOf(vErrors);
      const _errs73 = countOf(vErrors);
      const _errs74 = countOf(vErrors);
      if(countOf(vErrors) === _errs74){
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
        }
      }
      var valid10 = _errs74 === countOf(vErrors);
      if(valid10){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/not", {});
      }
      else {
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
        vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/3/required", ["jsonrpc", "method"]);
        vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/3/additionalProperties", ["jsonrpc", "id", "method", "params"]);
        if(data.jsonrpc !== undefined){
          if("2.0" !== data.jsonrpc){
            vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/3/properties/jsonrpc/const", {allowedValue: "2.0"});
          }
        }
        if(data.id !== undefined){
          let data25 = data.id;
          const _errs80 = countOf(vErrors);
          let valid13 = false;
          let passing4 = null;
          const _errs81 = countOf(vErrors);
          vErrors = withText(vErrors, data25, instancePath, "/id", "#/oneOf/3/properties/id/oneOf/0", 255, null);
          var _valid4 = _errs81 === countOf(vErrors);
          if(_valid4){
            valid13 = true;
            passing4 = 0;
          }
          const _errs83 = countOf(vErrors);
          if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
            vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/3/properties/id/oneOf/1/type", {type: "integer"});
          }
          var _valid4 = _errs83 === countOf(vErrors);
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
          }
          else {
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
          vErrors = withText(vErrors, data.method, instancePath, "/method", "#/oneOf/3/properties/method", 128, null);
        }
        if(data.params !== undefined){
          let data27 = data.params;
          if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/3/properties/params/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
      }
      var _valid0 = _errs71 === countOf(vErrors);
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
  validate_053670222e.errors = vErrors;
  return vErrors === null;
}

export const bodyValidators: Record<string, Validator> = {
  "toolServer.call": validate_053670222e,
};
