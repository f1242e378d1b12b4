// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_4d54d3a5ce = formats.uri;
const pattern_61ae542c15 = new RegExp("^https://", "u");
function validate_3b19dab269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
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
          if(!((key1 === "text") || (key1 === "reply_to"))){
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data3.text !== undefined){
          let data4 = data3.text;
          if(typeof data4 === "string"){
            if(longerThan(data4, 4096)){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/maxLength", {limit: 4096});
              errors++;
            }
            if(shorterThan(data4, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/type", {type: "string"});
            errors++;
          }
        }
        if(data3.reply_to !== undefined){
          let data5 = data3.reply_to;
          if(typeof data5 === "string"){
            if(!(formats_0367b0de16(data5))){
              vErrors = withFinding(vErrors, instancePath+"/payload/reply_to", "#/oneOf/0/properties/payload/properties/reply_to/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/reply_to", "#/oneOf/0/properties/payload/properties/reply_to/type", {type: "string"});
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
  const _errs16 = errors;
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
      let data6 = data.idempotency_key;
      if(typeof data6 === "string"){
        if(longerThan(data6, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data6, 1)){
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
      let data7 = data.conversation_id;
      if(typeof data7 === "string"){
        if(!(formats_0367b0de16(data7))){
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
      if("reply" !== data.action_type){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/1/properties/action_type/const", {allowedValue: "reply"});
        errors++;
      }
    }
    if(data.payload !== undefined){
      vErrors = part_8c621573ca(data, instancePath, vErrors);
      errors = vErrors === null ? 0 : vErrors.length;
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs16 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs135 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.conversation_id === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "conversation_id"});
        errors++;
      }
      if(data.action_type === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "action_type"});
        errors++;
      }
      if(data.payload === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "payload"});
        errors++;
      }
      for(const key14 in data){
        if(!((((key14 === "idempotency_key") || (key14 === "conversation_id")) || (key14 === "action_type")) || (key14 === "payload"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key14});
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data55 = data.idempotency_key;
        if(typeof data55 === "string"){
          if(longerThan(data55, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data55, 1)){
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
        let data56 = data.conversation_id;
        if(typeof data56 === "string"){
          if(!(formats_0367b0de16(data56))){
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
        if("draft" !== data.action_type){
          vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/2/properties/action_type/const", {allowedValue: "draft"});
          errors++;
        }
      }
      if(data.payload !== undefined){
        let data58 = data.payload;
        if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
          if(data58.text === undefined){
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/2/properties/payload/required", {missingProperty: "text"});
            errors++;
          }
          for(const key15 in data58){
            if(!(key15 === "text")){
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/2/properties/payload/additionalProperties", {additionalProperty: key15});
              errors++;
            }
          }
          if(data58.text !== undefined){
            let data59 = data58.text;
            if(typeof data59 === "string"){
              if(longerThan(data59, 4096)){
                vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/2/properties/payload/properties/text/maxLength", {limit: 4096});
                errors++;
              }
              if(shorterThan(data59, 1)){
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
    var _valid0 = _errs135 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs148 = errors;
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.conversation_id === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "conversation_id"});
          errors++;
        }
        if(data.action_type === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "action_type"});
          errors++;
        }
        for(const key16 in data){
          if(!((((key16 === "idempotency_key") || (key16 === "conversation_id")) || (key16 === "action_type")) || (key16 === "payload"))){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/additionalProperties", {additionalProperty: key16});
            errors++;
          }
        }
        if(data.idempotency_key !== undefined){
          let data60 = data.idempotency_key;
          if(typeof data60 === "string"){
            if(longerThan(data60, 255)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data60, 1)){
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
          let data61 = data.conversation_id;
          if(typeof data61 === "string"){
            if(!(formats_0367b0de16(data61))){
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
          if("handoff" !== data.action_type){
            vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/3/properties/action_type/const", {allowedValue: "handoff"});
            errors++;
          }
        }
        if(data.payload !== undefined){
          let data63 = data.payload;
          if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
            for(const key17 in data63){
              if(!(key17 === "text")){
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/additionalProperties", {additionalProperty: key17});
                errors++;
              }
            }
            if(data63.text !== undefined){
              let data64 = data63.text;
              if(typeof data64 === "string"){
                if(longerThan(data64, 4096)){
                  vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/3/properties/payload/properties/text/maxLength", {limit: 4096});
                  errors++;
                }
                if(shorterThan(data64, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/3/properties/payload/properties/text/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/3/properties/payload/properties/text/type", {type: "string"});
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
      var _valid0 = _errs148 === errors;
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs161 = errors;
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.conversation_id === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "conversation_id"});
            errors++;
          }
          if(data.action_type === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "action_type"});
            errors++;
          }
          if(data.payload === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "payload"});
            errors++;
          }
          for(const key18 in data){
            if(!((((key18 === "idempotency_key") || (key18 === "conversation_id")) || (key18 === "action_type")) || (key18 === "payload"))){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/additionalProperties", {additionalProperty: key18});
              errors++;
            }
          }
          if(data.idempotency_key !== undefined){
            let data65 = data.idempotency_key;
            if(typeof data65 === "string"){
              if(longerThan(data65, 255)){
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/maxLength", {limit: 255});
                errors++;
              }
              if(shorterThan(data65, 1)){
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
            let data66 = data.conversation_id;
            if(typeof data66 === "string"){
              if(!(formats_0367b0de16(data66))){
                vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/4/properties/conversation_id/format", {format: "uuid"});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/4/properties/conversation_id/type", {type: "string"});
              errors++;
            }
          }
          if(data.action_type !== undefined){
            if("assign_owner" !== data.action_type){
              vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/4/properties/action_type/const", {allowedValue: "assign_owner"});
              errors++;
            }
          }
          if(data.payload !== undefined){
            let data68 = data.payload;
            if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
              if(data68.owner_id === undefined){
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/4/properties/payload/required", {missingProperty: "owner_id"});
                errors++;
              }
              for(const key19 in data68){
                if(!(key19 === "owner_id")){
                  vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/4/properties/payload/additionalProperties", {additionalProperty: key19});
                  errors++;
                }
              }
              if(data68.owner_id !== undefined){
                let data69 = data68.owner_id;
                if(typeof data69 === "string"){
                  if(!(formats_0367b0de16(data69))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/owner_id", "#/oneOf/4/properties/payload/properties/owner_id/format", {format: "uuid"});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload/owner_id", "#/oneOf/4/properties/payload/properties/owner_id/type", {type: "string"});
                  errors++;
                }
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/4/properties/payload/type", {type: "object"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/type", {type: "object"});
          errors++;
        }
        var _valid0 = _errs161 === errors;
        if(_valid0 && valid0){
          valid0 = false;
          passing0 = [passing0, 4];
        }
        else {
          if(_valid0){
            valid0 = true;
            passing0 = 4;
          }
          const _errs174 = errors;
          if(data && typeof data == "object" && !Array.isArray(data)){
            if(data.conversation_id === undefined){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/required", {missingProperty: "conversation_id"});
              errors++;
            }
            if(data.action_type === undefined){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/required", {missingProperty: "action_type"});
              errors++;
            }
            for(const key20 in data){
              if(!((((key20 === "idempotency_key") || (key20 === "conversation_id")) || (key20 === "action_type")) || (key20 === "payload"))){
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/additionalProperties", {additionalProperty: key20});
                errors++;
              }
            }
            if(data.idempotency_key !== undefined){
              let data70 = data.idempotency_key;
              if(typeof data70 === "string"){
                if(longerThan(data70, 255)){
                  vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/5/properties/idempotency_key/maxLength", {limit: 255});
                  errors++;
                }
                if(shorterThan(data70, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/5/properties/idempotency_key/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/5/properties/idempotency_key/type", {type: "string"});
                errors++;
              }
            }
            if(data.conversation_id !== undefined){
              let data71 = data.conversation_id;
              if(typeof data71 === "string"){
                if(!(formats_0367b0de16(data71))){
                  vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/5/properties/conversation_id/format", {format: "uuid"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/5/properties/conversation_id/type", {type: "string"});
                errors++;
              }
            }
            if(data.action_type !== undefined){
              if("unassign_owner" !== data.action_type){
                vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/5/properties/action_type/const", {allowedValue: "unassign_owner"});
                errors++;
              }
            }
            if(data.payload !== undefined){
              let data73 = data.payload;
              if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
                for(const key21 in data73){
                  vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/5/properties/payload/additionalProperties", {additionalProperty: key21});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/5/properties/payload/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/type", {type: "object"});
            errors++;
          }
          var _valid0 = _errs174 === errors;
          if(_valid0 && valid0){
            valid0 = false;
            passing0 = [passing0, 5];
          }
          else {
            if(_valid0){
              valid0 = true;
              passing0 = 5;
            }
            const _errs185 = errors;
            if(data && typeof data == "object" && !Array.isArray(data)){
              if(data.conversation_id === undefined){
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/required", {missingProperty: "conversation_id"});
                errors++;
              }
              if(data.action_type === undefined){
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/required", {missingProperty: "action_type"});
                errors++;
              }
              for(const key22 in data){
                if(!((((key22 === "idempotency_key") || (key22 === "conversation_id")) || (key22 === "action_type")) || (key22 === "payload"))){
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/additionalProperties", {additionalProperty: key22});
                  errors++;
                }
              }
              if(data.idempotency_key !== undefined){
                let data74 = data.idempotency_key;
                if(typeof data74 === "string"){
                  if(longerThan(data74, 255)){
                    vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/6/properties/idempotency_key/maxLength", {limit: 255});
                    errors++;
                  }
                  if(shorterThan(data74, 1)){
                    vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/6/properties/idempotency_key/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/6/properties/idempotency_key/type", {type: "string"});
                  errors++;
                }
              }
              if(data.conversation_id !== undefined){
                let data75 = data.conversation_id;
                if(typeof data75 === "string"){
                  if(!(formats_0367b0de16(data75))){
                    vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/6/properties/conversation_id/format", {format: "uuid"});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/6/properties/conversation_id/type", {type: "string"});
                  errors++;
                }
              }
              if(data.action_type !== undefined){
                if("hand_back" !== data.action_type){
                  vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/6/properties/action_type/const", {allowedValue: "hand_back"});
                  errors++;
                }
              }
              if(data.payload !== undefined){
                let data77 = data.payload;
                if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
                  for(const key23 in data77){
                    vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/6/properties/payload/additionalProperties", {additionalProperty: key23});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/6/properties/payload/type", {type: "object"});
                  errors++;
                }
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/type", {type: "object"});
              errors++;
            }
            var _valid0 = _errs185 === errors;
            if(_valid0 && valid0){
              valid0 = false;
              passing0 = [passing0, 6];
            }
            else {
              if(_valid0){
                valid0 = true;
                passing0 = 6;
              }
              const _errs196 = errors;
              if(data && typeof data == "object" && !Array.isArray(data)){
                if(data.conversation_id === undefined){
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/required", {missingProperty: "conversation_id"});
                  errors++;
                }
                if(data.action_type === undefined){
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/required", {missingProperty: "action_type"});
                  errors++;
                }
                for(const key24 in data){
                  if(!((((key24 === "idempotency_key") || (key24 === "conversation_id")) || (key24 === "action_type")) || (key24 === "payload"))){
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/additionalProperties", {additionalProperty: key24});
                    errors++;
                  }
                }
                if(data.idempotency_key !== undefined){
                  let data78 = data.idempotency_key;
                  if(typeof data78 === "string"){
                    if(longerThan(data78, 255)){
                      vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/7/properties/idempotency_key/maxLength", {limit: 255});
                      errors++;
                    }
                    if(shorterThan(data78, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/7/properties/idempotency_key/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/7/properties/idempotency_key/type", {type: "string"});
                    errors++;
                  }
                }
                if(data.conversation_id !== undefined){
                  let data79 = data.conversation_id;
                  if(typeof data79 === "string"){
                    if(!(formats_0367b0de16(data79))){
                      vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/7/properties/conversation_id/format", {format: "uuid"});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/7/properties/conversation_id/type", {type: "string"});
                    errors++;
                  }
                }
                if(data.action_type !== undefined){
                  if("close" !== data.action_type){
                    vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/7/properties/action_type/const", {allowedValue: "close"});
                    errors++;
                  }
                }
                if(data.payload !== undefined){
                  let data81 = data.payload;
                  if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
                    for(const key25 in data81){
                      vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/7/properties/payload/additionalProperties", {additionalProperty: key25});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/7/properties/payload/type", {type: "object"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/type", {type: "object"});
                errors++;
              }
              var _valid0 = _errs196 === errors;
              if(_valid0 && valid0){
                valid0 = false;
                passing0 = [passing0, 7];
              }
              else {
                if(_valid0){
                  valid0 = true;
                  passing0 = 7;
                }
                const _errs207 = errors;
                if(data && typeof data == "object" && !Array.isArray(data)){
                  if(data.conversation_id === undefined){
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/required", {missingProperty: "conversation_id"});
                    errors++;
                  }
                  if(data.action_type === undefined){
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/required", {missingProperty: "action_type"});
                    errors++;
                  }
                  for(const key26 in data){
                    if(!((((key26 === "idempotency_key") || (key26 === "conversation_id")) || (key26 === "action_type")) || (key26 === "payload"))){
                      vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/additionalProperties", {additionalProperty: key26});
                      errors++;
                    }
                  }
                  if(data.idempotency_key !== undefined){
                    let data82 = data.idempotency_key;
                    if(typeof data82 === "string"){
                      if(longerThan(data82, 255)){
                        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/8/properties/idempotency_key/maxLength", {limit: 255});
                        errors++;
                      }
                      if(shorterThan(data82, 1)){
                        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/8/properties/idempotency_key/minLength", {limit: 1});
                        errors++;
                      }
                    }
                    else {
                      vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/8/properties/idempotency_key/type", {type: "string"});
                      errors++;
                    }
                  }
                  if(data.conversation_id !== undefined){
                    let data83 = data.conversation_id;
                    if(typeof data83 === "string"){
                      if(!(formats_0367b0de16(data83))){
                        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/8/properties/conversation_id/format", {format: "uuid"});
                        errors++;
                      }
                    }
                    else {
                      vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/8/properties/conversation_id/type", {type: "string"});
                      errors++;
                    }
                  }
                  if(data.action_type !== undefined){
                    if("reopen" !== data.action_type){
                      vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/8/properties/action_type/const", {allowedValue: "reopen"});
                      errors++;
                    }
                  }
                  if(data.payload !== undefined){
                    let data85 = data.payload;
                    if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
                      for(const key27 in data85){
                        vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/8/properties/payload/additionalProperties", {additionalProperty: key27});
                        errors++;
                      }
                    }
                    else {
                      vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/8/properties/payload/type", {type: "object"});
                      errors++;
                    }
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/type", {type: "object"});
                  errors++;
                }
                var _valid0 = _errs207 === errors;
                if(_valid0 && valid0){
                  valid0 = false;
                  passing0 = [passing0, 8];
                }
                else {
                  if(_valid0){
                    valid0 = true;
                    passing0 = 8;
                  }
                  const _errs218 = errors;
                  if(data && typeof data == "object" && !Array.isArray(data)){
                    if(data.conversation_id === undefined){
                      vErrors = withFinding(vErrors, instancePath, "#/oneOf/9/required", {missingProperty: "conversation_id"});
                      errors++;
                    }
                    if(data.action === undefined){
                      vErrors = withFinding(vErrors, instancePath, "#/oneOf/9/required", {missingProperty: "action"});
                      errors++;
                    }
                    if(data.message === undefined){
                      vErrors = withFinding(vErrors, instancePath, "#/oneOf/9/required", {missingProperty: "message"});
                      errors++;
                    }
                    for(const key28 in data){
                      if(!((((key28 === "idempotency_key") || (key28 === "conversation_id")) || (key28 === "action")) || (key28 === "message"))){
                        vErrors = withFinding(vErrors, instancePath, "#/oneOf/9/additionalProperties", {additionalProperty: key28});
                        errors++;
                      }
                    }
                    if(data.idempotency_key !== undefined){
                      let data86 = data.idempotency_key;
                      if(typeof data86 === "string"){
                        if(longerThan(data86, 255)){
                          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/9/properties/idempotency_key/maxLength", {limit: 255});
                          errors++;
                        }
                        if(shorterThan(data86, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/9/properties/idempotency_key/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/9/properties/idempotency_key/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data.conversation_id !== undefined){
                      let data87 = data.conversation_id;
                      if(typeof data87 === "string"){
                        if(!(formats_0367b0de16(data87))){
                          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/9/properties/conversation_id/format", {format: "uuid"});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/9/properties/conversation_id/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data.action !== undefined){
                      if("send_message" !== data.action){
                        vErrors = withFinding(vErrors, instancePath+"/action", "#/oneOf/9/properties/action/const", {allowedValue: "send_message"});
                        errors++;
                      }
                    }
                    if(data.message !== undefined){
                      let data89 = data.message;
                      if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
                        if(data89.type === undefined){
                          vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/9/properties/message/required", {missingProperty: "type"});
                          errors++;
                        }
                        if(data89.text === undefined){
                          vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/9/properties/message/required", {missingProperty: "text"});
                          errors++;
                        }
                        for(const key29 in data89){
                          if(!((key29 === "type") || (key29 === "text"))){
                            vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/9/properties/message/additionalProperties", {additionalProperty: key29});
                            errors++;
                          }
                        }
                        if(data89.type !== undefined){
                          if("text" !== data89.type){
                            vErrors = withFinding(vErrors, instancePath+"/message/type", "#/oneOf/9/properties/message/properties/type/const", {allowedValue: "text"});
                            errors++;
                          }
                        }
                        if(data89.text !== undefined){
                          let data91 = data89.text;
                          if(typeof data91 === "string"){
                            if(longerThan(data91, 4096)){
                              vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/9/properties/message/properties/text/maxLength", {limit: 4096});
                              errors++;
                            }
                            if(shorterThan(data91, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/9/properties/message/properties/text/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/9/properties/message/properties/text/type", {type: "string"});
                            errors++;
                          }
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/9/properties/message/type", {type: "object"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/9/type", {type: "object"});
                    errors++;
                  }
                  var _valid0 = _errs218 === errors;
                  if(_valid0 && valid0){
                    valid0 = false;
                    passing0 = [passing0, 9];
                  }
                  else {
                    if(_valid0){
                      valid0 = true;
                      passing0 = 9;
                    }
                  }
                }
              }
            }
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
  validate_3b19dab269.errors = vErrors;
  return errors === 0;
}
function part_8c621573ca(data, instancePath, vErrors){
  let errors = vErrors === null ? 0 : vErrors.length;
  let data9 = data.payload;
  if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
    if(data9.content === undefined){
      vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/required", {missingProperty: "content"});
      errors++;
    }
    for(const key3 in data9){
      if(!((key3 === "content") || (key3 === "reply_to"))){
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/additionalProperties", {additionalProperty: key3});
        errors++;
      }
    }
    if(data9.content !== undefined){
      let data10 = data9.content;
      const _errs28 = errors;
      let valid5 = false;
      let passing1 = null;
      const _errs29 = errors;
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        if(data10.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/required", {missingProperty: "type"});
          errors++;
        }
        if(data10.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/required", {missingProperty: "text"});
          errors++;
        }
        if(data10.buttons === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/required", {missingProperty: "buttons"});
          errors++;
        }
        for(const key4 in data10){
          if(!(((((key4 === "type") || (key4 === "text")) || (key4 === "header")) || (key4 === "footer")) || (key4 === "buttons"))){
            vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/additionalProperties", {additionalProperty: key4});
            errors++;
          }
        }
        if(data10.type !== undefined){
          if("buttons" !== data10.type){
            vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/type/const", {allowedValue: "buttons"});
            errors++;
          }
        }
        if(data10.text !== undefined){
          let data12 = data10.text;
          if(typeof data12 === "string"){
            if(longerThan(data12, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/text/maxLength", {limit: 1024});
              errors++;
            }
            if(shorterThan(data12, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/text/type", {type: "string"});
            errors++;
          }
        }
        if(data10.header !== undefined){
          let data13 = data10.header;
          if(typeof data13 === "string"){
            if(longerThan(data13, 60)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/header/maxLength", {limit: 60});
              errors++;
            }
            if(shorterThan(data13, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/header/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/header/type", {type: "string"});
            errors++;
          }
        }
        if(data10.footer !== undefined){
          let data14 = data10.footer;
          if(typeof data14 === "string"){
            if(longerThan(data14, 60)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/footer/maxLength", {limit: 60});
              errors++;
            }
            if(shorterThan(data14, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/footer/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/footer/type", {type: "string"});
            errors++;
          }
        }
        if(data10.buttons !== undefined){
          let data15 = data10.buttons;
          if(Array.isArray(data15)){
            if(data15.length > 3){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/maxItems", {limit: 3});
              errors++;
            }
            if(data15.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/minItems", {limit: 1});
              errors++;
            }
            const len0 = data15.length;
            for(let i0=0; i0<len0; i0++){
              let data16 = data15[i0];
              if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
                if(data16.id === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0, "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/required", {missingProperty: "id"});
                  errors++;
                }
                if(data16.title === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0, "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/required", {missingProperty: "title"});
                  errors++;
                }
                for(const key5 in data16){
                  if(!((key5 === "id") || (key5 === "title"))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0, "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/additionalProperties", {additionalProperty: key5});
                    errors++;
                  }
                }
                if(data16.id !== undefined){
                  let data17 = data16.id;
                  if(typeof data17 === "string"){
                    if(longerThan(data17, 256)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0+"/id", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/id/maxLength", {limit: 256});
                      errors++;
                    }
                    if(shorterThan(data17, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0+"/id", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/id/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0+"/id", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/id/type", {type: "string"});
                    errors++;
                  }
                }
                if(data16.title !== undefined){
                  let data18 = data16.title;
                  if(typeof data18 === "string"){
                    if(longerThan(data18, 20)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/title/maxLength", {limit: 20});
                      errors++;
                    }
                    if(shorterThan(data18, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/title/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/title/type", {type: "string"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0, "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/type", {type: "object"});
        errors++;
      }
      var _valid1 = _errs29 === errors;
      if(_valid1){
        valid5 = true;
        passing1 = 0;
      }
      const _errs48 = errors;
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        if(data10.type === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/required", {missingProperty: "type"});
          errors++;
        }
        if(data10.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/required", {missingProperty: "text"});
          errors++;
        }
        if(data10.button === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/required", {missingProperty: "button"});
          errors++;
        }
        if(data10.sections === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/required", {missingProperty: "sections"});
          errors++;
        }
        for(const key6 in data10){
          if(!((((((key6 === "type") || (key6 === "text")) || (key6 === "header")) || (key6 === "footer")) || (key6 === "button")) || (key6 === "sections"))){
            vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/additionalProperties", {additionalProperty: key6});
            errors++;
          }
        }
        if(data10.type !== undefined){
          if("list" !== data10.type){
            vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/type/const", {allowedValue: "list"});
            errors++;
          }
        }
        if(data10.text !== undefined){
          let data20 = data10.text;
          if(typeof data20 === "string"){
            if(longerThan(data20, 1024)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/text/maxLength", {limit: 1024});
              errors++;
            }
            if(shorterThan(data20, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/text/type", {type: "string"});
            errors++;
          }
        }
        if(data10.header !== undefined){
          let data21 = data10.header;
          if(typeof data21 === "string"){
            if(longerThan(data21, 60)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/header/maxLength", {limit: 60});
              errors++;
            }
            if(shorterThan(data21, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/header/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/header/type", {type: "string"});
            errors++;
          }
        }
        if(data10.footer !== undefined){
          let data22 = data10.footer;
          if(typeof data22 === "string"){
            if(longerThan(data22, 60)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/footer/maxLength", {limit: 60});
              errors++;
            }
            if(shorterThan(data22, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/footer/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/footer/type", {type: "string"});
            errors++;
          }
        }
        if(data10.button !== undefined){
          let data23 = data10.button;
          if(typeof data23 === "string"){
            if(longerThan(data23, 20)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/button", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/button/maxLength", {limit: 20});
              errors++;
            }
            if(shorterThan(data23, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/button", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/button/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/button", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/button/type", {type: "string"});
            errors++;
          }
        }
        if(data10.sections !== undefined){
          let data24 = data10.sections;
          if(Array.isArray(data24)){
            if(data24.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/maxItems", {limit: 10});
              errors++;
            }
            if(data24.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/minItems", {limit: 1});
              errors++;
            }
            const len1 = data24.length;
            for(let i1=0; i1<len1; i1++){
              let data25 = data24[i1];
              if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
                if(data25.rows === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/required", {missingProperty: "rows"});
                  errors++;
                }
                for(const key7 in data25){
                  if(!((key7 === "title") || (key7 === "rows"))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/additionalProperties", {additionalProperty: key7});
                    errors++;
                  }
                }
                if(data25.title !== undefined){
                  let data26 = data25.title;
                  if(typeof data26 === "string"){
                    if(longerThan(data26, 24)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/title/maxLength", {limit: 24});
                      errors++;
                    }
                    if(shorterThan(data26, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/title/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/title/type", {type: "string"});
                    errors++;
                  }
                }
                if(data25.rows !== undefined){
                  let data27 = data25.rows;
                  if(Array.isArray(data27)){
                    if(data27.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/maxItems", {limit: 10});
                      errors++;
                    }
                    if(data27.length < 1){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/minItems", {limit: 1});
                      errors++;
                    }
                    const len2 = data27.length;
                    for(let i2=0; i2<len2; i2++){
                      let data28 = data27[i2];
                      if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
                        if(data28.id === undefined){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", {missingProperty: "id"});
                          errors++;
                        }
                        if(data28.title === undefined){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", {missingProperty: "title"});
                          errors++;
                        }
                        for(const key8 in data28){
                          if(!(((key8 === "id") || (key8 === "title")) || (key8 === "description"))){
                            vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/additionalProperties", {additionalProperty: key8});
                            errors++;
                          }
                        }
                        if(data28.id !== undefined){
                          let data29 = data28.id;
                          if(typeof data29 === "string"){
                            if(longerThan(data29, 200)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/maxLength", {limit: 200});
                              errors++;
                            }
                            if(shorterThan(data29, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/id", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id/type", {type: "string"});
                            errors++;
                          }
                        }
                        if(data28.title !== undefined){
                          let data30 = data28.title;
                          if(typeof data30 === "string"){
                            if(longerThan(data30, 24)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/maxLength", {limit: 24});
                              errors++;
                            }
                            if(shorterThan(data30, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/title", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title/type", {type: "string"});
                            errors++;
                          }
                        }
                        if(data28.description !== undefined){
                          let data31 = data28.description;
                          if(typeof data31 === "string"){
                            if(longerThan(data31, 72)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/maxLength", {limit: 72});
                              errors++;
                            }
                            if(shorterThan(data31, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/description", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description/type", {type: "string"});
                            errors++;
                          }
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/type", {type: "object"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/type", {type: "array"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/sections", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/type", {type: "array"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/type", {type: "object"});
        errors++;
      }
      var _valid1 = _errs48 === errors;
      if(_valid1 && valid5){
        valid5 = false;
        passing1 = [passing1, 1];
      }
      else {
        if(_valid1){
          valid5 = true;
          passing1 = 1;
        }
        const _errs78 = errors;
        if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
          if(data10.type === undefined){
            vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/required", {missingProperty: "type"});
            errors++;
          }
          if(data10.latitude === undefined){
            vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/required", {missingProperty: "latitude"});
            errors++;
          }
          if(data10.longitude === undefined){
            vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/required", {missingProperty: "longitude"});
            errors++;
          }
          for(const key9 in data10){
            if(!(((((key9 === "type") || (key9 === "latitude")) || (key9 === "longitude")) || (key9 === "name")) || (key9 === "address"))){
              vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/additionalProperties", {additionalProperty: key9});
              errors++;
            }
          }
          if(data10.type !== undefined){
            if("location" !== data10.type){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
              errors++;
            }
          }
          if(data10.latitude !== undefined){
            let data33 = data10.latitude;
            if((typeof data33 == "number") && (isFinite(data33))){
              if(data33 > 90 || isNaN(data33)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/latitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
                errors++;
              }
              if(data33 < -90 || isNaN(data33)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/latitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content/latitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
              errors++;
            }
          }
          if(data10.longitude !== undefined){
            let data34 = data10.longitude;
            if((typeof data34 == "number") && (isFinite(data34))){
              if(data34 > 180 || isNaN(data34)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/longitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
                errors++;
              }
              if(data34 < -180 || isNaN(data34)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/longitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content/longitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
              errors++;
            }
          }
          if(data10.name !== undefined){
            let data35 = data10.name;
            if(typeof data35 === "string"){
              if(longerThan(data35, 1000)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/name", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/name/maxLength", {limit: 1000});
                errors++;
              }
              if(shorterThan(data35, 1)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/name", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/name/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content/name", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/name/type", {type: "string"});
              errors++;
            }
          }
          if(data10.address !== undefined){
            let data36 = data10.address;
            if(typeof data36 === "string"){
              if(longerThan(data36, 1000)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/address", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/address/maxLength", {limit: 1000});
                errors++;
              }
              if(shorterThan(data36, 1)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/address", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/address/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content/address", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/address/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/type", {type: "object"});
          errors++;
        }
        var _valid1 = _errs78 === errors;
        if(_valid1 && valid5){
          valid5 = false;
          passing1 = [passing1, 2];
        }
        else {
          if(_valid1){
            valid5 = true;
            passing1 = 2;
          }
          const _errs90 = errors;
          if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
            if(data10.type === undefined){
              vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/3/required", {missingProperty: "type"});
              errors++;
            }
            if(data10.contacts === undefined){
              vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/3/required", {missingProperty: "contacts"});
              errors++;
            }
            for(const key10 in data10){
              if(!((key10 === "type") || (key10 === "contacts"))){
                vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/3/additionalProperties", {additionalProperty: key10});
                errors++;
              }
            }
            if(data10.type !== undefined){
              if("contacts" !== data10.type){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
                errors++;
              }
            }
            if(data10.contacts !== undefined){
              let data38 = data10.contacts;
              if(Array.isArray(data38)){
                if(data38.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
                  errors++;
                }
                if(data38.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
                  errors++;
                }
                const len3 = data38.length;
                for(let i3=0; i3<len3; i3++){
                  let data39 = data38[i3];
                  if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
                    if(data39.name === undefined){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/required", {missingProperty: "name"});
                      errors++;
                    }
                    for(const key11 in data39){
                      if(!((((key11 === "name") || (key11 === "organization")) || (key11 === "phone_numbers")) || (key11 === "emails"))){
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/additionalProperties", {additionalProperty: key11});
                        errors++;
                      }
                    }
                    if(data39.name !== undefined){
                      let data40 = data39.name;
                      if(typeof data40 === "string"){
                        if(longerThan(data40, 200)){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/name", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/name/maxLength", {limit: 200});
                          errors++;
                        }
                        if(shorterThan(data40, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/name", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/name/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/name", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/name/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data39.organization !== undefined){
                      let data41 = data39.organization;
                      if(typeof data41 === "string"){
                        if(longerThan(data41, 200)){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/organization", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/organization/maxLength", {limit: 200});
                          errors++;
                        }
                        if(shorterThan(data41, 1)){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/organization", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/organization/minLength", {limit: 1});
                          errors++;
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/organization", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/organization/type", {type: "string"});
                        errors++;
                      }
                    }
                    if(data39.phone_numbers !== undefined){
                      let data42 = data39.phone_numbers;
                      if(Array.isArray(data42)){
                        if(data42.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/phone_numbers", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                          errors++;
                        }
                        const len4 = data42.length;
                        for(let i4=0; i4<len4; i4++){
                          let data43 = data42[i4];
                          if(typeof data43 === "string"){
                            if(longerThan(data43, 40)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/maxLength", {limit: 40});
                              errors++;
                            }
                            if(shorterThan(data43, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/phone_numbers/" + i4, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items/type", {type: "string"});
                            errors++;
                          }
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/phone_numbers", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                        errors++;
                      }
                    }
                    if(data39.emails !== undefined){
                      let data44 = data39.emails;
                      if(Array.isArray(data44)){
                        if(data44.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/emails", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                          errors++;
                        }
                        const len5 = data44.length;
                        for(let i5=0; i5<len5; i5++){
                          let data45 = data44[i5];
                          if(typeof data45 === "string"){
                            if(longerThan(data45, 320)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/maxLength", {limit: 320});
                              errors++;
                            }
                            if(shorterThan(data45, 1)){
                              vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/minLength", {limit: 1});
                              errors++;
                            }
                          }
                          else {
                            vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/emails/" + i5, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/items/type", {type: "string"});
                            errors++;
                          }
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/emails", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/type", {type: "array"});
                        errors++;
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/type", {type: "object"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/type", {type: "array"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/3/type", {type: "object"});
            errors++;
          }
          var _valid1 = _errs90 === errors;
          if(_valid1 && valid5){
            valid5 = false;
            passing1 = [passing1, 3];
          }
          else {
            if(_valid1){
              valid5 = true;
              passing1 = 3;
            }
            const _errs111 = errors;
            if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
              if(data10.type === undefined){
                vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/4/required", {missingProperty: "type"});
                errors++;
              }
              if(data10.url === undefined){
                vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/4/required", {missingProperty: "url"});
                errors++;
              }
              for(const key12 in data10){
                if(!((((key12 === "type") || (key12 === "url")) || (key12 === "caption")) || (key12 === "filename"))){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/4/additionalProperties", {additionalProperty: key12});
                  errors++;
                }
              }
              if(data10.type !== undefined){
                let data46 = data10.type;
                if(typeof data46 !== "string"){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/type/type", {type: "string"});
                  errors++;
                }
                if(!((((data46 === "image") || (data46 === "audio")) || (data46 === "video")) || (data46 === "document"))){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                  errors++;
                }
              }
              if(data10.url !== undefined){
                let data47 = data10.url;
                if(typeof data47 === "string"){
                  if(longerThan(data47, 2048)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
                    errors++;
                  }
                  if(!pattern_61ae542c15.test(data47)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
                    errors++;
                  }
                  if(!(formats_4d54d3a5ce(data47))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/format", {format: "uri"});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/type", {type: "string"});
                  errors++;
                }
              }
              if(data10.caption !== undefined){
                let data48 = data10.caption;
                if(typeof data48 === "string"){
                  if(longerThan(data48, 1024)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/caption/maxLength", {limit: 1024});
                    errors++;
                  }
                  if(shorterThan(data48, 1)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/caption/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/caption/type", {type: "string"});
                  errors++;
                }
              }
              if(data10.filename !== undefined){
                let data49 = data10.filename;
                if(typeof data49 === "string"){
                  if(longerThan(data49, 240)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/filename/maxLength", {limit: 240});
                    errors++;
                  }
                  if(shorterThan(data49, 1)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/filename/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/filename/type", {type: "string"});
                  errors++;
                }
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/4/type", {type: "object"});
              errors++;
            }
            var _valid1 = _errs111 === errors;
            if(_valid1 && valid5){
              valid5 = false;
              passing1 = [passing1, 4];
            }
            else {
              if(_valid1){
                valid5 = true;
                passing1 = 4;
              }
              const _errs122 = errors;
              if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
                if(data10.type === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/5/required", {missingProperty: "type"});
                  errors++;
                }
                if(data10.media_id === undefined){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/5/required", {missingProperty: "media_id"});
                  errors++;
                }
                for(const key13 in data10){
                  if(!((((key13 === "type") || (key13 === "media_id")) || (key13 === "caption")) || (key13 === "filename"))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/5/additionalProperties", {additionalProperty: key13});
                    errors++;
                  }
                }
                if(data10.type !== undefined){
                  let data50 = data10.type;
                  if(typeof data50 !== "string"){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/type/type", {type: "string"});
                    errors++;
                  }
                  if(!((((data50 === "image") || (data50 === "audio")) || (data50 === "video")) || (data50 === "document"))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                    errors++;
                  }
                }
                if(data10.media_id !== undefined){
                  let data51 = data10.media_id;
                  if(typeof data51 === "string"){
                    if(!(formats_0367b0de16(data51))){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/media_id", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/media_id/format", {format: "uuid"});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/media_id", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/media_id/type", {type: "string"});
                    errors++;
                  }
                }
                if(data10.caption !== undefined){
                  let data52 = data10.caption;
                  if(typeof data52 === "string"){
                    if(longerThan(data52, 1024)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/caption/maxLength", {limit: 1024});
                      errors++;
                    }
                    if(shorterThan(data52, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/caption/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/caption/type", {type: "string"});
                    errors++;
                  }
                }
                if(data10.filename !== undefined){
                  let data53 = data10.filename;
                  if(typeof data53 === "string"){
                    if(longerThan(data53, 240)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/filename/maxLength", {limit: 240});
                      errors++;
                    }
                    if(shorterThan(data53, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/filename/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/filename/type", {type: "string"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/5/type", {type: "object"});
                errors++;
              }
              var _valid1 = _errs122 === errors;
              if(_valid1 && valid5){
                valid5 = false;
                passing1 = [passing1, 5];
              }
              else {
                if(_valid1){
                  valid5 = true;
                  passing1 = 5;
                }
              }
            }
          }
        }
      }
      if(!valid5){
        vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf", {passingSchemas: passing1});
        errors++;
      }
      else {
        errors = _errs28;
        if(vErrors !== null){
          if(_errs28){
            vErrors.length = _errs28;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data9.reply_to !== undefined){
      let data54 = data9.reply_to;
      if(typeof data54 === "string"){
        if(!(formats_0367b0de16(data54))){
          vErrors = withFinding(vErrors, instancePath+"/payload/reply_to", "#/oneOf/1/properties/payload/properties/reply_to/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload/reply_to", "#/oneOf/1/properties/payload/properties/reply_to/type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/type", {type: "object"});
    errors++;
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "actions.execute": validate_3b19dab269,
};
