// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
function validate_460edd1618(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["jsonrpc", "id", "method", "params"]);
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
      let data2 = data.method;
      if(typeof data2 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/0/properties/method/type", {type: "string"});
      }
      if(!((data2 === "SendMessage") || (data2 === "SendStreamingMessage"))){
        vErrors = withFinding(vErrors, instancePath+"/method", "#/oneOf/0/properties/method/enum", {allowedValues: ["SendMessage","SendStreamingMessage"]});
      }
    }
    if(data.params !== undefined){
      vErrors = part_fb112acf75(data, instancePath, vErrors);
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
  const _errs61 = countOf(vErrors);
  const _errs63 = countOf(vErrors);
  const _errs64 = countOf(vErrors);
  if(countOf(vErrors) === _errs64){
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
          }
          if(!((data23 === "SendMessage") || (data23 === "SendStreamingMessage"))){
            const err56 = {};
            if(vErrors === null){
              vErrors = [err56];
            }
            else {
              vErrors.push(err56);
            }
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
    }
  }
  var valid12 = _errs64 === countOf(vErrors);
  if(valid12){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/not", {});
  }
  else {
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
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["jsonrpc", "id", "method"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["jsonrpc", "id", "method", "params"]);
    if(data.jsonrpc !== undefined){
      if("2.0" !== data.jsonrpc){
        vErrors = withFinding(vErrors, instancePath+"/jsonrpc", "#/oneOf/1/properties/jsonrpc/const", {allowedValue: "2.0"});
      }
    }
    if(data.id !== undefined){
      let data25 = data.id;
      const _errs71 = countOf(vErrors);
      let valid15 = false;
      let passing2 = null;
      const _errs72 = countOf(vErrors);
      vErrors = withText(vErrors, data25, instancePath, "/id", "#/oneOf/1/properties/id/oneOf/0", 255, null);
      var _valid2 = _errs72 === countOf(vErrors);
      if(_valid2){
        valid15 = true;
        passing2 = 0;
      }
      const _errs74 = countOf(vErrors);
      if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
        vErrors = withFinding(vErrors, instancePath+"/id", "#/oneOf/1/properties/id/oneOf/1/type", {type: "integer"});
      }
      var _valid2 = _errs74 === countOf(vErrors);
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
      }
      else {
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
      vErrors = withText(vErrors, data.method, instancePath, "/method", "#/oneOf/1/properties/method", 128, null);
    }
    if(data.params !== undefined){
      let data27 = data.params;
      if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/1/properties/params/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs61 === countOf(vErrors);
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
  validate_460edd1618.errors = vErrors;
  return vErrors === null;
}
function validate_e2043ef2eb(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["status"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "status"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.status !== undefined){
      if("ended" !== data.status){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/const", {allowedValue: "ended"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_e2043ef2eb.errors = vErrors;
  return vErrors === null;
}
function validate_f3681dca65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "agent_id"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.agent_id !== undefined){
      vErrors = withText(vErrors, data.agent_id, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_f3681dca65.errors = vErrors;
  return vErrors === null;
}
function validate_f74c0b28a4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["query"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "query", "top_k", "audience"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.query !== undefined){
      vErrors = withText(vErrors, data.query, instancePath, "/query", "#/properties/query", 4096, 1);
    }
    if(data.top_k !== undefined){
      let data2 = data.top_k;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/type", {type: "integer"});
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 50 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/maximum", {comparison: "<=", limit: 50});
        }
        if(data2 < 1 || isNaN(data2)){
          vErrors = withFinding(vErrors, instancePath+"/top_k", "#/properties/top_k/minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.audience !== undefined){
      let data3 = data.audience;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/type", {type: "string"});
      }
      if(!((data3 === "customers") || (data3 === "developers"))){
        vErrors = withFinding(vErrors, instancePath+"/audience", "#/properties/audience/enum", {allowedValues: ["customers","developers"]});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_f74c0b28a4.errors = vErrors;
  return vErrors === null;
}
function part_fb112acf75(data, instancePath, vErrors){
  let data3 = data.params;
  if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
    vErrors = withMissing(vErrors, data3, instancePath, "/params", "#/oneOf/0/properties/params/required", ["message"]);
    vErrors = withUnknown(vErrors, data3, instancePath, "/params", "#/oneOf/0/properties/params/additionalProperties", ["tenant", "message", "configuration", "metadata"]);
    if(data3.tenant !== undefined){
      vErrors = withText(vErrors, data3.tenant, instancePath, "/params/tenant", "#/oneOf/0/properties/params/properties/tenant", null, null, formats_0367b0de16, "uuid");
    }
    if(data3.message !== undefined){
      let data5 = data3.message;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        vErrors = withMissing(vErrors, data5, instancePath, "/params/message", "#/oneOf/0/properties/params/properties/message/required", ["messageId", "role", "parts"]);
        vErrors = withUnknown(vErrors, data5, instancePath, "/params/message", "#/oneOf/0/properties/params/properties/message/additionalProperties", ["messageId", "contextId", "taskId", "role", "parts", "metadata", "extensions", "referenceTaskIds"]);
        if(data5.messageId !== undefined){
          vErrors = withText(vErrors, data5.messageId, instancePath, "/params/message/messageId", "#/oneOf/0/properties/params/properties/message/properties/messageId", 255, 1);
        }
        if(data5.contextId !== undefined){
          vErrors = withText(vErrors, data5.contextId, instancePath, "/params/message/contextId", "#/oneOf/0/properties/params/properties/message/properties/contextId", null, null, formats_0367b0de16, "uuid");
        }
        if(data5.taskId !== undefined){
          vErrors = withText(vErrors, data5.taskId, instancePath, "/params/message/taskId", "#/oneOf/0/properties/params/properties/message/properties/taskId", 255, null);
        }
        if(data5.role !== undefined){
          let data9 = data5.role;
          if(typeof data9 !== "string"){
            vErrors = withFinding(vErrors, instancePath+"/params/message/role", "#/oneOf/0/properties/params/properties/message/properties/role/type", {type: "string"});
          }
          if(!((data9 === "ROLE_USER") || (data9 === "ROLE_AGENT"))){
            vErrors = withFinding(vErrors, instancePath+"/params/message/role", "#/oneOf/0/properties/params/properties/message/properties/role/enum", {allowedValues: ["ROLE_USER","ROLE_AGENT"]});
          }
        }
        if(data5.parts !== undefined){
          let data10 = data5.parts;
          if(Array.isArray(data10)){
            if(data10.length > 32){
              vErrors = withFinding(vErrors, instancePath+"/params/message/parts", "#/oneOf/0/properties/params/properties/message/properties/parts/maxItems", {limit: 32});
            }
            if(data10.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/params/message/parts", "#/oneOf/0/properties/params/properties/message/properties/parts/minItems", {limit: 1});
            }
            const len0 = data10.length;
            for(let i0=0; i0<len0; i0++){
              let data11 = data10[i0];
              if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
                if(data11.text !== undefined){
                  vErrors = withText(vErrors, data11.text, instancePath+"/params/message/parts/" + i0+"/text", "", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/text", 4096, 1);
                }
                if(data11.data !== undefined){
                  let data13 = data11.data;
                  if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/data", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/data/type", {type: "object"});
                  }
                }
                if(data11.mediaType !== undefined){
                  vErrors = withText(vErrors, data11.mediaType, instancePath+"/params/message/parts/" + i0+"/mediaType", "", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/mediaType", 255, null);
                }
                if(data11.metadata !== undefined){
                  let data15 = data11.metadata;
                  if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0+"/metadata", "#/oneOf/0/properties/params/properties/message/properties/parts/items/properties/metadata/type", {type: "object"});
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/params/message/parts/" + i0, "#/oneOf/0/properties/params/properties/message/properties/parts/items/type", {type: "object"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/parts", "#/oneOf/0/properties/params/properties/message/properties/parts/type", {type: "array"});
          }
        }
        if(data5.metadata !== undefined){
          let data16 = data5.metadata;
          if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/metadata", "#/oneOf/0/properties/params/properties/message/properties/metadata/type", {type: "object"});
          }
        }
        if(data5.extensions !== undefined){
          let data17 = data5.extensions;
          if(Array.isArray(data17)){
            if(data17.length > 32){
              vErrors = withFinding(vErrors, instancePath+"/params/message/extensions", "#/oneOf/0/properties/params/properties/message/properties/extensions/maxItems", {limit: 32});
            }
            const len1 = data17.length;
            for(let i1=0; i1<len1; i1++){
              vErrors = withText(vErrors, data17[i1], instancePath+"/params/message/extensions/" + i1, "", "#/oneOf/0/properties/params/properties/message/properties/extensions/items", 2048, null);
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/extensions", "#/oneOf/0/properties/params/properties/message/properties/extensions/type", {type: "array"});
          }
        }
        if(data5.referenceTaskIds !== undefined){
          let data19 = data5.referenceTaskIds;
          if(Array.isArray(data19)){
            if(data19.length > 32){
              vErrors = withFinding(vErrors, instancePath+"/params/message/referenceTaskIds", "#/oneOf/0/properties/params/properties/message/properties/referenceTaskIds/maxItems", {limit: 32});
            }
            const len2 = data19.length;
            for(let i2=0; i2<len2; i2++){
              vErrors = withText(vErrors, data19[i2], instancePath+"/params/message/referenceTaskIds/" + i2, "", "#/oneOf/0/properties/params/properties/message/properties/referenceTaskIds/items", 255, null);
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/params/message/referenceTaskIds", "#/oneOf/0/properties/params/properties/message/properties/referenceTaskIds/type", {type: "array"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params/message", "#/oneOf/0/properties/params/properties/message/type", {type: "object"});
      }
    }
    if(data3.configuration !== undefined){
      let data21 = data3.configuration;
      if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params/configuration", "#/oneOf/0/properties/params/properties/configuration/type", {type: "object"});
      }
    }
    if(data3.metadata !== undefined){
      let data22 = data3.metadata;
      if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/params/metadata", "#/oneOf/0/properties/params/properties/metadata/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/params", "#/oneOf/0/properties/params/type", {type: "object"});
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "sessions.create": validate_f3681dca65,
  "sessions.update": validate_e2043ef2eb,
  "sessions.sendMessage": validate_f74c0b28a4,
  "sessions.exchange": validate_460edd1618,
};
