// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
function validate_460edd1618(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.params === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "params"});
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
      let data2 = data.method;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/0/properties/method/type", {type: "string"});
        errors++;
      }
      if(!((data2 === "SendMessage") || (data2 === "SendStreamingMessage"))){
        vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/0/properties/method/enum", {allowedValues: ["SendMessage","SendStreamingMessage"]});
        errors++;
      }
    }
    if(data.params !== undefined){
      vErrors = part_fb8f490ffa(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
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
  const _errs61 = errors;
  const _errs63 = errors;
  const _errs64 = errors;
  if(errors === _errs64){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.method === undefined) && (missing0 = "method")){
        const err54 = {};
        if(vErrors === null){
          vErrors = [err54];
        }
        else {
          vErrors.push(err54);
        }
        errors++;
      }
      else {
        if(data.method !== undefined){
          let data23 = data.method;
          if(typeof data23 !== "string"){
            const err55 = {};
            if(vErrors === null){
              vErrors = [err55];
            }
            else {
              vErrors.push(err55);
            }
            errors++;
          }
          if(!((data23 === "SendMessage") || (data23 === "SendStreamingMessage"))){
            const err56 = {};
            if(vErrors === null){
              vErrors = [err56];
            }
            else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      }
    }
    else {
      const err57 = {};
      if(vErrors === null){
        vErrors = [err57];
      }
      else {
        vErrors.push(err57);
      }
      errors++;
    }
  }
  var valid12 = _errs64 === errors;
  if(valid12){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/not", {});
    errors++;
  }
  else {
    errors = _errs63;
    if(vErrors !== null){
      if(_errs63){
        vErrors.length = _errs63;
      }
      else {
        vErrors = null;
      }
    }
  }
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
    for(const key3 in data){
      if(!((((key3 === "jsonrpc") || (key3 === "id")) || (key3 === "method")) || (key3 === "params"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key3});
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
      let data25 = data.id;
      const _errs71 = errors;
      let valid15 = false;
      let passing2 = null;
      const _errs72 = errors;
      if(typeof data25 === "string"){
        if(longerThan(data25, 255)){
          vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/0/maxLength", {limit: 255});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/0/type", {type: "string"});
        errors++;
      }
      var _valid2 = _errs72 === errors;
      if(_valid2){
        valid15 = true;
        passing2 = 0;
      }
      const _errs74 = errors;
      if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/1/type", {type: "integer"});
        errors++;
      }
      var _valid2 = _errs74 === errors;
      if(_valid2 && valid15){
        valid15 = false;
        passing2 = [passing2, 1];
      }
      else {
        if(_valid2){
          valid15 = true;
          passing2 = 1;
        }
      }
      if(!valid15){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf", {passingSchemas: passing2});
        errors++;
      }
      else {
        errors = _errs71;
        if(vErrors !== null){
          if(_errs71){
            vErrors.length = _errs71;
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
          vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/1/properties/method/maxLength", {limit: 128});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/1/properties/method/type", {type: "string"});
        errors++;
      }
    }
    if(data.params !== undefined){
      let data27 = data.params;
      if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
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
  var _valid0 = _errs61 === errors;
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
  validate_460edd1618.errors = vErrors;
  return errors === 0;
}
function validate_e2043ef2eb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate_e2043ef2eb.errors = vErrors;
  return errors === 0;
}
function validate_f3681dca65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
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
  validate_f3681dca65.errors = vErrors;
  return errors === 0;
}
function validate_f74c0b28a4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/required", {missingProperty: "query"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "query")) || (key0 === "top_k")) || (key0 === "audience"))){
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
    if(data.query !== undefined){
      let data1 = data.query;
      if(typeof data1 === "string"){
        if(longerThan(data1, 4096)){
          vErrors = withFinding(vErrors, instancePath+"/query", "#/properties/query/maxLength", {limit: 4096});
          errors++;
        }
        if(shorterThan(data1, 1)){
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
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
        errors++;
      }
      if(!((data3 === "customers") || (data3 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
    errors++;
  }
  validate_f74c0b28a4.errors = vErrors;
  return errors === 0;
}
function part_fb8f490ffa(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data3 = data.params;
  if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    if(data3.message === undefined){
      vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/0/properties/params/required", {missingProperty: "message"});
      errors++;
    }
    for(const key1 in data3){
      if(!((((key1 === "tenant") || (key1 === "message")) || (key1 === "configuration")) || (key1 === "metadata"))){
        vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/0/properties/params/additionalProperties", {additionalProperty: key1});
        errors++;
      }
    }
    if(data3.tenant !== undefined){
      let data4 = data3.tenant;
      if(typeof data4 === "string"){
        if(!(formats_0367b0de16(data4))){
          vErrors = withFinding(vErrors, instancePath+"/params/tenant", "#/oneOf/0/properties/params/properties/tenant/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params/tenant", "#/oneOf/0/properties/params/properties/tenant/type", {type: "string"});
        errors++;
      }
    }
    if(data3.message !== undefined){
      let data5 = data3.message;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(data5.messageId === undefined){
          vErrors = withFinding(vErrors, instancePath+"/params/message", "#/oneOf/0/properties/params/properties/message/required", {missingProperty: "messageId"});
          errors++;
        }
        if(data5.role === undefined){
          vErrors = withFinding(vErrors, instancePath+"/params/message", "#/oneOf/0/properties/params/properties/message/required", {missingProperty: "role"});
          errors++;
        }
        if(data5.parts === undefined){
          vErrors = withFinding(vErrors, instancePath+"/params/message", "#/oneOf/0/properties/params/properties/message/required", {missingProperty: "parts"});
          errors++;
        }
        for(const key2 in data5){
          if(!((((((((key2 === "messageId") || (key2 === "contextId")) || (key2 === "taskId")) || (key2 === "role")) || (key2 === "parts")) || (key2 === "metadata")) || (key2 === "extensions")) || (key2 === "referenceTaskIds"))){
            vErrors = withFinding(vErrors, instancePath+"/params/message", "#/oneOf/0/properties/params/properties/message/additionalProperties", {additionalProperty: key2});
            errors++;
          }
        }
        if(data5.messageId !== undefined){
          let data6 = data5.messageId;
          if(typeof data6 === "string"){
            if(longerThan(data6, 255)){
              vErrors = withFinding(vErrors, instancePath+"/params/message/messageId", "#/oneOf/0/properties/params/properties/message/properties/messageId/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data6, 1)){
              vErrors = withFinding(vErrors, instancePath+"/params/message/messageId", "#/oneOf/0/properties/params/properties/message/properties/messageId/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/messageId", "#/oneOf/0/properties/params/properties/message/properties/messageId/type", {type: "string"});
            errors++;
          }
        }
        if(data5.contextId !== undefined){
          let data7 = data5.contextId;
          if(typeof data7 === "string"){
            if(!(formats_0367b0de16(data7))){
              vErrors = withFinding(vErrors, instancePath+"/params/message/contextId", "#/oneOf/0/properties/params/properties/message/properties/contextId/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/contextId", "#/oneOf/0/properties/params/properties/message/properties/contextId/type", {type: "string"});
            errors++;
          }
        }
        if(data5.taskId !== undefined){
          let data8 = data5.taskId;
          if(typeof data8 === "string"){
            if(longerThan(data8, 255)){
              vErrors = withFinding(vErrors, instancePath+"/params/message/taskId", "#/oneOf/0/properties/params/properties/message/properties/taskId/maxLength", {limit: 255});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/taskId", "#/oneOf/0/properties/params/properties/message/properties/taskId/type", {type: "string"});
            errors++;
          }
        }
        if(data5.role !== undefined){
          let data9 = data5.role;
          if(typeof data9 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/params/message/role", "#/oneOf/0/properties/params/properties/message/properties/role/type", {type: "string"});
            errors++;
          }
          if(!((data9 === "ROLE_USER") || (data9 === "ROLE_AGENT"))){
            vErrors = withFinding(vErrors, instancePath+"/params/message/role", "#/oneOf/0/properties/params/properties/message/properties/role/enum", {allowedValues: ["ROLE_USER","ROLE_AGENT"]});
            errors++;
          }
        }
        if(data5.parts !== undefined){
          let data10 = data5.parts;
          if(Array.isArray(data10)){
            if(data10.length > 32){
              vErrors = withFinding(vErrors, instancePath+"/params/message/parts", "#/oneOf/0/properties/params/properties/message/properties/parts/maxItems", {limit: 32});
              errors++;
            }
            if(data10.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/params/message/parts", "#/oneOf/0/properties/params/properties/message/properties/parts/minItems", {limit: 1});
              errors++;
            }
            const len0 = data10.length;
            for(let i0=0; i0<len0; i0++){
              let data11 = data10[i0];
              if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
                if(data11.text !== undefined){
                  let data12 = data11.text;
                  if(typeof data12 === "string"){
                    if(longerThan(data12, 4096)){
                      vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/text", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/text/maxLength", {limit: 4096});
                      errors++;
                    }
                    if(shorterThan(data12, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/text", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/text/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/text", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/text/type", {type: "string"});
                    errors++;
                  }
                }
                if(data11.data !== undefined){
                  let data13 = data11.data;
                  if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/data", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/data/type", {type: "object"});
                    errors++;
                  }
                }
                if(data11.mediaType !== undefined){
                  let data14 = data11.mediaType;
                  if(typeof data14 === "string"){
                    if(longerThan(data14, 255)){
                      vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/mediaType", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/mediaType/maxLength", {limit: 255});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/mediaType", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/mediaType/type", {type: "string"});
                    errors++;
                  }
                }
                if(data11.metadata !== undefined){
                  let data15 = data11.metadata;
                  if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/metadata", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/metadata/type", {type: "object"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0, "#/oneOf/0/properties/params/properties/message/properties/parts/items/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/parts", "#/oneOf/0/properties/params/properties/message/properties/parts/type", {type: "array"});
            errors++;
          }
        }
        if(data5.metadata !== undefined){
          let data16 = data5.metadata;
          if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/metadata", "#/oneOf/0/properties/params/properties/message/properties/metadata/type", {type: "object"});
            errors++;
          }
        }
        if(data5.extensions !== undefined){
          let data17 = data5.extensions;
          if(Array.isArray(data17)){
            if(data17.length > 32){
              vErrors = withFinding(vErrors, instancePath+"/params/message/extensions", "#/oneOf/0/properties/params/properties/message/properties/extensions/maxItems", {limit: 32});
              errors++;
            }
            const len1 = data17.length;
            for(let i1=0; i1<len1; i1++){
              let data18 = data17[i1];
              if(typeof data18 === "string"){
                if(longerThan(data18, 2048)){
                  vErrors = withFinding(vErrors, instancePath+"/params/message/extensions/" + i1, "#/oneOf/0/properties/params/properties/message/properties/extensions/items/maxLength", {limit: 2048});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/params/message/extensions/" + i1, "#/oneOf/0/properties/params/properties/message/properties/extensions/items/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/extensions", "#/oneOf/0/properties/params/properties/message/properties/extensions/type", {type: "array"});
            errors++;
          }
        }
        if(data5.referenceTaskIds !== undefined){
          let data19 = data5.referenceTaskIds;
          if(Array.isArray(data19)){
            if(data19.length > 32){
              vErrors = withFinding(vErrors, instancePath+"/params/message/referenceTaskIds", "#/oneOf/0/properties/params/properties/message/properties/referenceTaskIds/maxItems", {limit: 32});
              errors++;
            }
            const len2 = data19.length;
            for(let i2=0; i2<len2; i2++){
              let data20 = data19[i2];
              if(typeof data20 === "string"){
                if(longerThan(data20, 255)){
                  vErrors = withFinding(vErrors, instancePath+"/params/message/referenceTaskIds/" + i2, "#/oneOf/0/properties/params/properties/message/properties/referenceTaskIds/items/maxLength", {limit: 255});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/params/message/referenceTaskIds/" + i2, "#/oneOf/0/properties/params/properties/message/properties/referenceTaskIds/items/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/referenceTaskIds", "#/oneOf/0/properties/params/properties/message/properties/referenceTaskIds/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params/message", "#/oneOf/0/properties/params/properties/message/type", {type: "object"});
        errors++;
      }
    }
    if(data3.configuration !== undefined){
      let data21 = data3.configuration;
      if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params/configuration", "#/oneOf/0/properties/params/properties/configuration/type", {type: "object"});
        errors++;
      }
    }
    if(data3.metadata !== undefined){
      let data22 = data3.metadata;
      if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params/metadata", "#/oneOf/0/properties/params/properties/metadata/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/0/properties/params/type", {type: "object"});
    errors++;
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "sessions.create": validate_f3681dca65,
  "sessions.update": validate_e2043ef2eb,
  "sessions.sendMessage": validate_f74c0b28a4,
  "sessions.exchange": validate_460edd1618,
};
